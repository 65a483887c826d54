import type { Page } from '@playwright/test';

/** Returns the missing parts of a page: every page needs one h1, landmarks, a language, a title, a skip link. */
export function structureProblems(page: Page, isServerPage: boolean): Promise<string[]> {
  return page.evaluate((isPlain) => {
    const problems: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const expectOne = (selector: string, what: string) => {
      const { length } = shown(selector);
      if (length !== 1) problems.push(`${length} × ${what}`);
    };
    expectOne('h1', 'h1');
    expectOne('main', 'main');
    if (!isPlain) {
      expectOne('body header:not(main header, dialog header)', 'banner');
      expectOne('body footer:not(main footer, dialog footer)', 'footer');
    }
    if (document.documentElement.lang !== 'de') problems.push('no language');
    if (!document.title.endsWith('Lehrpfad')) problems.push(`title "${document.title}"`);
    const navigations = shown('nav').map((nav) => nav.getAttribute('aria-label'));
    if (new Set(navigations).size !== navigations.length) problems.push('navigations of one name');
    const levels = shown('h1, h2, h3, h4, h5, h6')
      .filter((one) => one.closest('dialog') === null)
      .map((one) => Number(one.localName.slice(1)));
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? 0;
      if (level > before + 1) problems.push(`h${level} after h${before}`);
    });
    for (const video of document.querySelectorAll('video[autoplay], marquee, blink')) {
      problems.push(`${video.localName} moves by itself`);
    }
    return problems;
  }, isServerPage);
}

/** Checks that the first element that Tab reaches is a skip link past the header. */
export async function skipLinkProblems(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const link = page.locator(':focus');
  const words = await link.textContent({ timeout: 1_000 }).catch(() => '');
  if (!/Zum Inhalt springen/.test(words ?? '')) return [`the first stop is "${words}"`];
  if (!(await link.isVisible())) return ['the skip link does not show'];
  await page.keyboard.press('Enter');
  const isThere = await page.evaluate(
    () => document.activeElement?.matches('main, main *, h1') ?? false,
  );
  return isThere ? [] : ['the skip link does not lead to the content'];
}

/** Returns the elements that move although reduced motion is requested. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, endTime } = effect?.getComputedTiming() ?? {};
        const isLong = Number(endTime) > 250 || Number(duration) > 250;
        return playState === 'running' && isLong;
      })
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.localName}.${target?.getAttribute('class')} moves`;
      }),
  );
}

/** Returns the elements that cannot be distinguished in forced colours. */
export function lostInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasEdge = (element: Element | null | undefined) => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const isDrawn = (edge: string, width: string) =>
        edge !== 'none' && Number.parseFloat(width) > 0;
      return (
        isDrawn(style.borderBottomStyle, style.borderBottomWidth) ||
        isDrawn(style.outlineStyle, style.outlineWidth)
      );
    };
    const fields = [...document.querySelectorAll('input, textarea, select')].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !one.matches('[type=hidden], [type=file], [type=checkbox], [type=radio], [type=range]') &&
        one.getBoundingClientRect().width > 2,
    );
    return fields
      .filter((one) => ![one, one.parentElement, one.parentElement?.parentElement].some(hasEdge))
      .map((one) => `${one.localName} "${one.getAttribute('name') ?? one.id}" has no edge`);
  });
}
