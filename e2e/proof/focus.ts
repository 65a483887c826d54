import type { Page } from '@playwright/test';
import { bringInspector, inspectFocus } from './focus-inspector.ts';

/** More stops than any page needs to show what is wrong with it. */
const mostStops = 70;

/**
 * Goes through the page with the Tab key. Each stop has to be in sight, free of whatever lies on top, and show that it has the
 * focus.
 */
export async function walkWithTab(page: Page, stops = mostStops): Promise<string[]> {
  await bringInspector(page);
  const onward = await walk(page, 'Tab', stops);
  // Back: what sticks to the upper edge hides other things than what sticks to the lower one.
  const back = await walk(page, 'Shift+Tab', stops);
  return [...new Set([...onward, ...back])];
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
  if (!any) problems.push('nothing takes the focus');
  return problems;
}
