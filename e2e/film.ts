import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { companyScenes } from './films/company.ts';
import { pupilScenes } from './films/pupil.ts';
import type { Scenes } from './films/scenes.ts';
import { demo, logInAs } from './support/login.ts';
import { recordFilm, type Shot } from './support/checks/recorder.ts';
import { expect, test } from './support/test.ts';

const folder = fileURLToPath(new URL('../web/public/film/', import.meta.url));
const size = { width: 1280, height: 720 };

/** Reads the names of a film's scenes in their order, and the duration of each, from its captions. */
function readCaptions(film: string): { names: string[]; secondsPerShot: number } {
  const cues = [
    ...readFileSync(`${folder}${film}.vtt`, 'utf8').matchAll(
      /^([a-z-]+)\n[\d:.]+ --> \d\d:(\d\d):(\d\d)/gm,
    ),
  ];
  const [first] = cues;
  if (first === undefined) throw new Error(`The film ${film} has no captions.`);
  const [, , minutes, seconds] = first;
  return {
    names: cues.map(([, name = '']) => name),
    secondsPerShot: Number(minutes) * 60 + Number(seconds),
  };
}

async function shoot(page: Page, names: readonly string[], scenes: Scenes): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const name of names) {
    const target = await scenes[name]?.(page);
    if (!target) throw new Error(`Nothing is known of the scene ${name}.`);
    await expect(target).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Logos are decoded when they come into sight.
    await page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter(({ complete }) => complete)
          .map((image) => image.decode().catch(() => undefined)),
      ),
    );
    const png = await page.screenshot({ animations: 'disabled' });
    const spot = await target.boundingBox();
    shots.push({ png, ...(spot && { spot }) });
  }
  return shots;
}

/** Writes the film and the picture that is shown before it plays. */
async function record(browser: Browser, page: Page, film: string, scenes: Scenes): Promise<void> {
  const { names, secondsPerShot } = readCaptions(film);
  const shots = await shoot(page, names, scenes);
  const studio = await browser.newPage({ viewport: size });
  await studio.setContent(
    `<img src="data:image/png;base64,${shots[0]?.png.toString('base64')}" style="position:fixed;inset:0">`,
  );
  await studio.screenshot({ path: `${folder}${film}.jpg`, type: 'jpeg', quality: 70 });
  writeFileSync(
    `${folder}${film}.mp4`,
    await recordFilm(studio, shots, { ...size, secondsPerShot }),
  );
  await studio.close();
}

test.use({ viewport: size });

test('einblick', async ({ page, browser }) => {
  await logInAs(page, demo.branches);
  await record(browser, page, 'einblick', companyScenes);
});

test('stelle-finden', async ({ page, browser }) => {
  await record(browser, page, 'stelle-finden', pupilScenes);
});
