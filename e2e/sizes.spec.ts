import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ResultsPage } from './support/results-page.ts';
import { StartPage } from './support/start-page.ts';
import { expect, test } from './support/test.ts';

/** What a page loads before it can be used, compressed as it came over the wire, in kB by kind. */
async function measure(page: Page, visit: () => Promise<void>): Promise<Record<string, number>> {
  const arriving: Promise<[kind: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    arriving.push(request.sizes().then(({ responseBodySize }) => [kind, responseBodySize]));
  });
  await visit();
  await page.waitForLoadState('networkidle');
  const sums: Record<string, number> = {};
  for (const [kind, bytes] of await Promise.all(arriving)) sums[kind] = (sums[kind] ?? 0) + bytes;
  return sums;
}

const visits = {
  'start page': (page: Page) => new StartPage(page).open(),
  'results page': (page: Page) => new ResultsPage(page).open(),
};

for (const [name, visit] of Object.entries(visits)) {
  test(`the size of the ${name} is known`, async ({ page }) => {
    const sums = await measure(page, () => visit(page));
    const kinds = Object.entries(sums).map(
      ([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`,
    );
    const report = `Size of the ${name}, gzip, kB: ${kinds.join(' · ')}`;
    test.info().annotations.push({ type: 'size', description: report });
    if (process.env['SIZE_REPORT']) appendFileSync(process.env['SIZE_REPORT'], `${report}\n`);
    expect(sums['script']).toBeGreaterThan(0);
    expect(sums['stylesheet']).toBeGreaterThan(0);
  });
}
