import type { Page } from '@playwright/test';
import { bringInspector, inspectFocus } from './focus-inspector.ts';

interface Stops {
  readonly onward: number;
  readonly back: number;
}

/** More than most pages have; what comes further down a long list is like what came before. */
const usual: Stops = { onward: 60, back: 20 };

/**
 * Goes through the page with the Tab key. Each stop has to be in sight, free of whatever lies on top, and show that it has the
 * focus.
 */
export async function walkWithTab(
  page: Page,
  { onward, back }: Partial<Stops> = usual,
): Promise<string[]> {
  await bringInspector(page);
  const found = await walk(page, 'Tab', onward ?? 0);
  // What sticks to the upper edge hides other things than what sticks to the lower one.
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
    // Once round: from the end of the page, or of the dialog, by way of the browser's own controls.
    if (ends > 1) break;
    any ||= !isEnd;
    problems.push(...found.map((problem) => `${name} ${problem}`));
    // A field for a time has parts of its own, which are no elements of the page.
    same = isStuck ? same + 1 : 0;
    if (same > 4) {
      problems.push(`${name} keeps the focus`);
      break;
    }
  }
  if (!any && stops > 0) problems.push('nothing takes the focus');
  return problems;
}
