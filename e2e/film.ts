import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { demo, logInAs } from './support/login.ts';
import { recordFilm, type Shot } from './support/recorder.ts';
import { expect, test } from './support/test.ts';

const folder = fileURLToPath(new URL('../web/public/film/', import.meta.url));
const size = { width: 1280, height: 720 };

/** Names of the scenes, in their order: the captions bear them. */
const names = [
  ...readFileSync(`${folder}einblick.vtt`, 'utf8').matchAll(/^([a-z-]+)\n\d\d:/gm),
].map(([, name = '']) => name);

/** As the captions have it. */
const secondsPerShot = 5;

/** Brings the page to a scene; answers what to look at. */
const scenes: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  branches: async (page) => {
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filialenverwaltung');
    return page.getByRole('main').getByRole('button').first();
  },
  company: async (page) => page.getByRole('main'),
  contacts: async (page) => {
    await page.goto('/#/unternehmen/kontaktpersonen');
    return page.getByRole('main').getByRole('button').first();
  },
  ads: async (page) => {
    await page.goto('/#/unternehmen/stellenangebote');
    return page.getByRole('main').getByRole('button').first();
  },
  'new-ad': async (page) => page.getByRole('main'),
  event: async (page) => {
    await page.goto('/#/unternehmen/events');
    return page.getByRole('main').getByRole('button').first();
  },
  search: async (page) => {
    await page.goto('/#/suche');
    return page.getByRole('article').first();
  },
};

test.use({ viewport: size });

test('film', async ({ page, browser }) => {
  await logInAs(page, demo.branches);
  const shots: Shot[] = [];
  for (const name of names) {
    const target = await scenes[name]?.(page);
    if (!target) throw new Error(`Nothing is known of the scene ${name}.`);
    await expect(target).toBeVisible();
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot({ animations: 'disabled' });
    const spot = await target.boundingBox();
    shots.push({ png, ...(spot && { spot }) });
  }
  const studio = await browser.newPage({ viewport: size });
  await studio.setContent(
    `<img src="data:image/png;base64,${shots[0]?.png.toString('base64')}" style="position:fixed;inset:0">`,
  );
  await studio.screenshot({ path: `${folder}einblick.jpg`, type: 'jpeg', quality: 70 });
  const film = await recordFilm(studio, shots, { ...size, secondsPerShot });
  writeFileSync(`${folder}einblick.mp4`, film);
  await studio.close();
});
