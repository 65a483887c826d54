import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scan {
  /** Where an overlay is open only WCAG's own rules hold: best practice about landmarks sees the page behind it. */
  overlay?: boolean;
}

/** Nothing to be found by axe in the state that the page is in. */
export async function expectAccessible(page: Page, { overlay = false }: Scan = {}): Promise<void> {
  // In one go in the page itself: none of ours holds a frame of another host, for which it would open a second one each time.
  const scan = new AxeBuilder({ page }).setLegacyMode();
  scan.options({ resultTypes: ['violations'] });
  if (overlay) scan.withTags(wcag);
  const { violations } = await scan.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
