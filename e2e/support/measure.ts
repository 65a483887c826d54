import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** By how many pixels the page is wider than the window. */
export function sidewaysScrolling(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Nothing is wider than the window. What is chosen by script follows a new size of the window one frame after the style sheets (the
 * entries of the header, for one), so that the page may settle first.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect.poll(() => sidewaysScrolling(page)).toBeLessThanOrEqual(0);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where parts of a page stand in one and the same frame: read one by one, some may be of the window's size before. Media queries follow
 * a new size with the next frame, so that one is waited for.
 */
export async function boxesOf(page: Page, parts: readonly Locator[]): Promise<Box[]> {
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
  return page.evaluate(async (all) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return all.map((element) => {
      if (!(element instanceof Element)) throw new Error('Something that was shown is gone.');
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }, elements);
}

/** Whether no point of one lies in the other. */
export const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** No point of one lies in another. */
export function expectApart(boxes: readonly Box[], where: string): void {
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      expect(isApart(box, other), `${where} ${JSON.stringify([box, other])}`).toBe(true);
    }
  }
}

/**
 * How far the page is scrolled, in whole pixels, once it stands still: cards that are drawn for the first time are seldom as high as it
 * was reserved for them.
 */
export function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let [before, quiet] = [Number.NaN, 0];
    while (quiet < 5) {
      scrollTo(0, Math.round(scrollY));
      await nextFrame();
      const now = scrollY + document.documentElement.scrollHeight;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
    return Math.round(scrollY);
  });
}

/** What a thumb needs, in CSS pixels; half a pixel is lost to rounding. */
const thumb = 43.5;

/**
 * Whatever can be pressed is as large as a thumb: its own box, the label around it, or the room about its middle that belongs to it
 * as well (a card's link). Links in running text are as high as their line (WCAG 2.5.8).
 * @param from whatever holds the targets: a dialog, or the page
 */
export async function expectLargeTargets(page: Page, from = 'body'): Promise<void> {
  await expect.poll(() => smallTargets(page.locator(from))).toEqual([]);
}

/** Whatever can be pressed and is smaller than that. Moves the page to look. */
export function smallTargets(from: Locator, leastSize = thumb): Promise<string[]> {
  return from.evaluate((root, least) => {
    const isInText = (element: Element) => {
      const text = element.closest('p, li, dd');
      if (text === null || getComputedStyle(element).display !== 'inline') return false;
      return (text.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    const isInReach = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert]') === null &&
      !element.matches(':disabled');
    const belongs = (x: number, y: number, target: Element) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && target.contains(hit);
    };
    const hasRoom = (target: Element) => {
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, least / 2];
      return [
        [x - half, y],
        [x + half, y],
        [x, y - half],
        [x, y + half],
      ].every(([a = 0, b = 0]) => belongs(a, b, target));
    };
    return [...root.querySelectorAll('button, a[href], input, select, textarea, [role=button]')]
      .map((element) => element.closest('label') ?? element)
      .filter((target) => isInReach(target) && !isInText(target))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
      .filter(({ target }) => !hasRoom(target))
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
        return `${target.localName} "${name.slice(0, 40)}" ${box.width} × ${box.height}`;
      });
  }, leastSize);
}

/** The spacing that WCAG 1.4.12 wants a page to bear. The page's own policy lets no style element in, so it comes as a sheet of script. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** No words are cut off because they do not fit. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  await expect.poll(() => cutOff(page)).toEqual([]);
}

/** What cuts off words that do not fit. What is cut by design is an ellipsis or scrolls. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipping = (element: Element) => {
      const style = getComputedStyle(element);
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return {
        across: clips(style.overflowX) && style.textOverflow !== 'ellipsis',
        down: clips(style.overflowY) && style.webkitLineClamp === 'none',
      };
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => (element.textContent ?? '').trim() !== '' && element.clientWidth > 1)
      .filter((element) => {
        const { across, down } = isClipping(element);
        const tooWide = element.scrollWidth > element.clientWidth + 1;
        const tooHigh = element.scrollHeight > element.clientHeight + 1;
        return (across && tooWide) || (down && tooHigh);
      })
      .map((element) => `${element.localName}.${element.className}`);
  });
}
