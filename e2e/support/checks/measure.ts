import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Returns the number of pixels by which the page is wider than the window. */
export function sidewaysScrolling(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Expects nothing to be wider than the window. Parts that a script chooses, such as the entries of the header, follow a new size of the
 * window one frame after the style sheets, so the check is repeated.
 */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect.poll(() => sidewaysScrolling(page)).toBeLessThanOrEqual(0);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the boxes of parts of a page in the same frame: read one by one, some could belong to the previous size of the window. Waits for
 * the next frame, because media queries follow a new size only then.
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

/** Whether two boxes do not overlap. */
export const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Expects that the boxes do not overlap. */
export function expectApart(boxes: readonly Box[], where: string): void {
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      expect(isApart(box, other), `${where} ${JSON.stringify([box, other])}`).toBe(true);
    }
  }
}

/**
 * Returns the scroll position in whole pixels after the page has settled: cards that are rendered for the first time rarely have the height
 * that was reserved for them.
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

/** Minimum size of a touch target in CSS pixels: 44, less half a pixel for rounding. */
const thumb = 43.5;

/**
 * Expects all targets to be as large as a thumb: the box of the element, the label around it, or the area around its centre that belongs
 * to it (a card's link). Links in running text are as high as their line (WCAG 2.5.8).
 * @param from selector of the container of the targets: a dialog, or the page
 */
export async function expectLargeTargets(page: Page, from = 'body'): Promise<void> {
  await expect.poll(() => smallTargets(page.locator(from))).toEqual([]);
}

/** Returns the targets that are smaller than that. Scrolls the page. */
export function smallTargets(from: Locator, minSize = thumb): Promise<string[]> {
  return from.evaluate((root, min) => {
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
      const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, min / 2];
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
      .filter(({ box }) => box.width > 1 && (box.width < min || box.height < min))
      .filter(({ target }) => !hasRoom(target))
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
        return `${target.localName} "${name.slice(0, 40)}" ${box.width} × ${box.height}`;
      });
  }, minSize);
}

/** Applies the text spacing of WCAG 1.4.12, by a constructed style sheet, because the page's policy forbids style elements. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Expects that no text is cut off. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  await expect.poll(() => cutOff(page)).toEqual([]);
}

/** Returns the elements that cut off text which does not fit. Elements with an ellipsis and scrollable ones are left out. */
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
