import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Returns the text that the page has copied to the clipboard. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/**
 * Expects the announcement that a link was copied. The button shows it only for a second (elements.spec.ts), which a busy machine may
 * miss; the announcement stays longer.
 */
export async function expectCopied(page: Page): Promise<void> {
  await expect(
    page.getByRole('status').filter({ hasText: 'Link Kopiert!' }).first(),
  ).toBeAttached();
}
