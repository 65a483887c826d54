import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';
import { table } from './report/tables.ts';

/*
 * Measures how long many results block the browser's main thread: scrolling through 500 loaded cards, and 10,000 points on the map,
 * whose drawing (in software here) happens in another process; our own work is marked. Prints the results and asserts nothing,
 * because times depend on the machine.
 */

const loaded = 500;
const points = 10_000;
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Returns the longest task in ms that the browser reports (50 ms or more), or that there was none. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    Object.assign(globalThis, { tasks });
  });
  await work();
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  return tasks.length === 0
    ? 'none'
    : `${tasks.length}, longest ${Math.max(...tasks).toFixed(0)} ms`;
}

async function loadAll(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: 'Suchergebnisse' }).getByRole('article');
  const more = page.getByRole('button', { name: 'Mehr laden' });
  for (let shown = 20; shown < loaded; shown += 20) {
    await more.press('Enter');
    await cards.nth(shown).waitFor();
  }
}

/** Scrolls down the whole page and up again, one step per frame, as with a finger. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const bottom = document.documentElement.scrollHeight;
    for (let y = 0; y < bottom; y += 400) {
      scrollTo(0, y);
      await frame();
    }
    for (let y = bottom; y > 0; y -= 1_600) {
      scrollTo(0, y);
      await frame();
    }
  });
}

/** Points all over the state, as in the API's response. */
const manyPoints = Array.from({ length: points }, (_, index) => ({
  id: index + 1,
  job_type_int: (index % 2) + 1,
  geo_data: [10.6 + (index % 97) / 40, 51 + (index % 89) / 45],
}));

async function ownMapWork(page: Page, url: string): Promise<string> {
  await page.context().addCookies([{ name: 'cookieConsent', value: 'true', url }]);
  // As soon as one request is routed, Chromium drops a worker's script that no route handles.
  await page.route('**/*gl-worker*', async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
  await page.route('**/mapbox/points/**', (route) =>
    route.fulfill({ json: { results: manyPoints } }),
  );
  await page.goto(`${url}/#/suche`);
  await page.locator(`[data-ready=true][data-markers]`).waitFor({ timeout: 120_000 });
  const made = await page.evaluate(() =>
    performance.getEntriesByName('map-markers').map(({ duration }) => duration),
  );
  return `${made.length}, longest ${Math.max(...made).toFixed(1)} ms`;
}

const server = await startServer({ MAP_STYLE_URL: 'off' });
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const rows: string[][] = [];
  for (const [name, size] of Object.entries(sizes)) {
    const page = await browser.newPage(size);
    await page.goto(`${server.url}/#/suche`);
    const loading = await longestTask(page, () => loadAll(page));
    const scrolling = await longestTask(page, () => scrollThrough(page));
    const map =
      name === 'desktop' ? await ownMapWork(await browser.newPage(size), server.url) : '–';
    rows.push([name, loading, scrolling, map]);
  }
  console.log(
    table(
      [
        'screen',
        `long tasks while ${loaded} cards load`,
        'while they are scrolled through',
        `making ${points.toLocaleString('en')} markers`,
      ],
      rows,
    ),
  );
} finally {
  await browser.close();
  await server.stop();
}
