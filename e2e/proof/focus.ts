import type { Page } from '@playwright/test';
import { bringInspector, inspectFocus } from './focus-inspector.ts';

interface Stops {
  readonly onward: number;
  readonly back: number;
}

/** More stops than most pages have; further entries of a long list are like the first ones. */
const usual: Stops = { onward: 60, back: 20 };

/**
 * Goes through the page with the Tab key. Each stop must be in view, not covered by other elements, and show that it has the
 * focus.
 */
export async function walkWithTab(
  page: Page,
  { onward, back }: Partial<Stops> = usual,
): Promise<string[]> {
  await bringInspector(page);
  const found = await walk(page, 'Tab', onward ?? 0);
  // Elements that stick to the upper edge cover other stops than those that stick to the lower edge.
  found.push(...(await walk(page, 'Shift+Tab', back ?? 0)));
  return [...new Set(found)];
}

async function walk(page: Page, key: string, stops: number): Promise<string[]> {
  const problems: string[] = [];
  let [ends, same, any] = [0, 0, false];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const { name, isEnd, isStuck, problems: found } = await inspectFocus(page);
    if (isEnd) ends += 1;
    // One full cycle: from the end of the page or of the dialog, through the browser's own controls, to the beginning.
    if (ends > 1) break;
    any ||= !isEnd;
    problems.push(...found.map((problem) => `${name} ${problem}`));
    // A time field has inner parts, which are not elements of the page.
    same = isStuck ? same + 1 : 0;
    if (same > 4) {
      problems.push(`${name} keeps the focus`);
      break;
    }
  }
  if (!any && stops > 0) problems.push('nothing takes the focus');
  return problems;
}
