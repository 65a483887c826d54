import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More stops than any page has between two related elements. */
const maxStops = 100;

async function walkTo(page: Page, target: Locator, key: string): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `was not reached with ${key}`).toBeFocused({ timeout: 1 });
}

/** Presses Tab until `target` has the focus. */
export const tabTo = (page: Page, target: Locator): Promise<void> => walkTo(page, target, 'Tab');

/** The same backwards. */
export const tabBackTo = (page: Page, target: Locator): Promise<void> =>
  walkTo(page, target, 'Shift+Tab');

/** Moves through the suggestions of the focused field with the arrow key and chooses one. */
export async function takeSuggestion(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  for (let step = 0; step < maxStops; step += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await option.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}
