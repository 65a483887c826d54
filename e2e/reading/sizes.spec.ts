import { appendFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { ResultsPage } from '../support/pages/results-page.ts';
import { StartPage } from '../support/pages/start-page.ts';
import { devicesFrom, expect, test } from '../support/test.ts';
import { town } from '../support/data/region-names.ts';

/** The map is loaded only with consent, in a chunk that is almost only the library. */
const ofTheMap = /\/(map-view|maplibre)[^/]*$/;

/** Sizes of the files that a page loads without interaction, by kind: kB (1000 bytes) with gzip, regardless of the actual encoding. */
async function measure(page: Page, visit: () => Promise<void>): Promise<Record<string, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  // Drops timers of three seconds or more: they load the service worker, which on a slow machine would count as part of the visit.
  await page.addInitScript((maxMs) => {
    const { setTimeout: own } = window;
    const short = (then: TimerHandler, ms?: number, ...rest: unknown[]) =>
      (ms ?? 0) < maxMs ? own(then, ms, ...rest) : 0;
    window.setTimeout = short as typeof setTimeout;
  }, 3_000);
  await visit();
  await page.waitForLoadState('networkidle');
  // Idle callbacks are included.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
  const sums: Record<string, number> = {};
  for (const response of responses) {
    if (ofTheMap.test(response.url())) continue;
    const kind = response.request().resourceType();
    const size = gzipSync(await response.body(), { level: 9 }).length / 1000;
    sums[kind] = (sums[kind] ?? 0) + size;
  }
  return sums;
}

/** Maximum size of scripts and styles together, in kB. */
const budgets = [
  { name: 'start page', kB: 120, visit: (page: Page) => new StartPage(page).open() },
  { name: 'results page', kB: 135, visit: (page: Page) => new ResultsPage(page).open() },
];

// A first visit: the visitor has not been asked about the map.
test.use({ consent: null });

for (const { device, options, details } of devicesFrom('phone')) {
  test.describe(`on a ${device}`, details, () => {
    test.use(options);

    for (const { name, kB, visit } of budgets) {
      test(`the ${name} keeps its budget of ${kB} kB`, async ({ page }) => {
        const sums = await measure(page, () => visit(page));
        const { script = 0, stylesheet = 0 } = sums;
        const kinds = Object.entries(sums).map(([kind, size]) => `${kind} ${size.toFixed(1)}`);
        const report = `Size of the ${name} on a ${device}, gzip, kB: ${kinds.join(' · ')}`;
        test.info().annotations.push({ type: 'size', description: report });
        console.log(`${report}; script and style ${(script + stylesheet).toFixed(1)} of ${kB}`);
        if (process.env['SIZE_REPORT']) appendFileSync(process.env['SIZE_REPORT'], `${report}\n`);
        expect(script).toBeGreaterThan(0);
        expect(stylesheet).toBeGreaterThan(0);
        expect(script + stylesheet).toBeLessThanOrEqual(kB);
      });
    }
  });
}

/** Maximum size of a server-rendered page in kB: document, style and fonts, without pictures. */
const ofServerPages = 30;

test(`pages of the server weigh ${ofServerPages} kB at most without pictures`, async ({
  context,
  request,
}) => {
  const first = async (list: string, kind: string) => {
    const html = await (await request.get(list)).text();
    return new RegExp(`href="(/${kind}/[^"]+)"`).exec(html)?.[1] ?? `/no-${kind}-on${list}`;
  };
  const ad = await first(`/orte/${town.path}`, 'stelle');
  const addresses = [
    `/orte/${town.path}`,
    ad,
    await first(ad, 'unternehmen'),
    await first('/berufe', 'beruf'),
    await first('/events', 'event'),
  ];
  for (const address of addresses) {
    const own = await context.newPage();
    const sums = await measure(own, async () => {
      expect((await own.goto(address))?.status(), address).toBe(200);
    });
    await own.close();
    const weight = Object.entries(sums).reduce(
      (sum, [kind, size]) => (kind === 'image' ? sum : sum + size),
      0,
    );
    console.log(`Size of ${address}: ${weight.toFixed(1)} of ${ofServerPages} kB`);
    expect(weight, address).toBeLessThanOrEqual(ofServerPages);
    expect(sums['font'], address).toBeGreaterThan(0);
    expect(sums['script'], address).toBeUndefined();
  }
});
