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

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What was filled in for the picture is not to be saved. */
async function leave(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
}

/** Brings the page to a scene; answers what to look at. */
const scenes: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  branches: async (page) => {
    await page.goto('/#/unternehmen/unternehmensprofil');
    await expect(heading(page, 'Filialenverwaltung')).toBeVisible();
    const branch = page.getByRole('main').getByRole('button', { name: /^Bau/ }).first();
    await branch.click();
    return branch;
  },
  company: async (page) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /bearbeiten/i })
      .or(page.getByRole('main').getByRole('button', { name: /bearbeiten/i }))
      .first()
      .click();
    return page.getByRole('dialog').getByRole('button', { name: 'Speichern' });
  },
  contacts: async (page) => {
    await page.goto('/#/unternehmen/kontaktpersonen');
    await expect(heading(page, 'Kontaktpersonen')).toBeVisible();
    const edit = /bearbeiten/i;
    const main = page.getByRole('main');
    return main
      .getByRole('link', { name: edit })
      .or(main.getByRole('button', { name: edit }))
      .first();
  },
  ads: async (page) => {
    await page.goto('/#/unternehmen/stellenangebote');
    return page.getByRole('main').getByText(/^\d+ Stellenanzeigen$/);
  },
  'new-ad': async (page) => {
    await page.goto('/#/unternehmen/stellenangebote/neu');
    const overlay = page.getByRole('dialog', { name: 'Neue Stellenanzeige' });
    await overlay.getByRole('checkbox').first().check({ force: true });
    await overlay
      .getByRole('textbox', { name: 'Titel' })
      .fill('Ausbildung zur Maurerin / zum Maurer');
    await overlay.getByRole('radio', { name: 'Ausbildung' }).check({ force: true });
    const title = overlay.getByRole('textbox', { name: 'Titel' });
    await title.scrollIntoViewIfNeeded();
    return title;
  },
  event: async (page) => {
    await leave(page, '/#/unternehmen/events/neu');
    const overlay = page.getByRole('dialog', { name: 'Neues Event' });
    const title = overlay.getByRole('textbox', { name: /name/i }).first();
    await title.fill('Tag der offenen Baustelle');
    return title;
  },
  search: async (page) => {
    await leave(page, `/#/suche/${Buffer.from('search_multi_match=maurer').toString('base64url')}`);
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
