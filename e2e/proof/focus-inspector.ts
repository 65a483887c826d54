import type { Page } from '@playwright/test';

/** The element with the focus, and its problems. */
export interface Stop {
  readonly name: string;
  /** Whether the end of the page is reached: the browser's own controls come next. */
  readonly isEnd: boolean;
  /** Whether it is the same element as before. */
  readonly isStuck: boolean;
  readonly problems: string[];
}

interface Inspector {
  /** Returns the styles of an element and of its surroundings that may show the focus. */
  lookOf: (element: Element) => string;
  nameOf: (element: Element) => string;
  /** Styles of each focusable element without the focus. */
  atRest: WeakMap<Element, string>;
  last: Element | undefined;
}

interface Sight {
  /** Returns the visible part of an element; an empty rectangle if it is hidden. */
  sightOf: (element: Element) => DOMRect;
  /** Returns the element that covers it at a point. */
  coverOf: (element: Element, x: number, y: number) => Element | undefined;
}

declare global {
  interface Window {
    inspector: Inspector;
    sight: Sight;
  }
}

function addInspector(): void {
  const styleOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    return [
      style.outlineStyle,
      style.outlineWidth,
      style.outlineColor,
      style.boxShadow,
      style.borderColor,
      style.borderWidth,
      style.backgroundColor,
    ].join(' ');
  };

  const lookOf = (element: Element) => {
    const around: Element[] = [element];
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (around.push(above) > 5) break;
    }
    const beside = [element.nextElementSibling, element.firstElementChild];
    return [
      ...around.map((one) => styleOf(one)),
      ...beside.map((one) => (one ? styleOf(one) : '')),
      ...['::before', '::after'].map((part) => styleOf(element, part)),
    ].join('|');
  };

  const nameOf = (element: Element) => {
    const words =
      element.getAttribute('aria-label') ??
      (element.textContent?.trim() || element.getAttribute('name') || element.id);
    return `${element.localName} "${words.slice(0, 40)}"`;
  };

  window.inspector = { lookOf, nameOf, atRest: new WeakMap(), last: undefined };
}

function addSight(): void {
  const cut = (a: DOMRect, b: DOMRect) => {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    return new DOMRect(
      left,
      top,
      Math.min(a.right, b.right) - left,
      Math.min(a.bottom, b.bottom) - top,
    );
  };

  /** For a hidden field, the box that its label draws is used. */
  const sightOf = (element: Element) => {
    const own = element.getBoundingClientRect();
    const label = element.closest('label');
    const isHidden = own.width <= 2 || getComputedStyle(element).opacity === '0';
    let sight = isHidden && label ? label.getBoundingClientRect() : own;
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (above === document.body || above === document.documentElement) break;
      if (getComputedStyle(above).overflow !== 'visible')
        sight = cut(sight, above.getBoundingClientRect());
      // Elements of the top layer are not clipped by their ancestors.
      if (above.matches('dialog:modal, :popover-open')) break;
    }
    return cut(sight, new DOMRect(0, 0, innerWidth, innerHeight));
  };

  const coverOf = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(element) || element.contains(hit)) return undefined;
    if (element.closest('label')?.contains(hit)) return undefined;
    for (let above: Element | null = hit; above; above = above.parentElement) {
      if (above.contains(element)) return undefined;
      const { position } = getComputedStyle(above);
      const isLayer = above.matches('dialog[open], :popover-open');
      if (isLayer || position === 'fixed' || position === 'sticky') return above;
    }
    return undefined;
  };

  window.sight = { sightOf, coverOf };
}

/** Adds the inspector of the focus to the page, and stores the styles of all focusable elements. */
export async function bringInspector(page: Page): Promise<void> {
  await page.evaluate(addInspector);
  await page.evaluate(addSight);
  await page.evaluate(() => {
    const all = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
    for (const element of document.querySelectorAll(all)) {
      if (element === document.activeElement) continue;
      window.inspector.atRest.set(element, window.inspector.lookOf(element));
    }
  });
}

function inspectOnce(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const { lookOf, nameOf, atRest, last } = window.inspector;
    const { sightOf, coverOf } = window.sight;
    const element = document.activeElement;
    const isEnd = !element || element === document.body || element === document.documentElement;
    window.inspector.last = isEnd ? undefined : element;
    if (isEnd) return { name: '', isEnd, isStuck: false, problems: [] };

    const problems: string[] = [];
    const { left, top, width, height } = sightOf(element);
    if (width < 2 || height < 2) problems.push('is out of sight');
    else {
      const parts = [0.5, 0.1, 0.9];
      const covers = parts
        .flatMap((a) => parts.map((b) => coverOf(element, left + a * width, top + b * height)))
        .filter((one) => one !== undefined);
      // Elements about as large as the window cannot be completely uncovered.
      const allowed = height > innerHeight * 0.6 ? parts.length ** 2 - 1 : 0;
      if (covers[0] && covers.length > allowed) problems.push(`is covered by ${nameOf(covers[0])}`);
    }
    const style = getComputedStyle(element);
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    if (!hasOutline && atRest.get(element) === lookOf(element)) {
      problems.push('does not show that it has the focus');
    }
    return { name: nameOf(element), isEnd, isStuck: element === last, problems };
  });
}

/** Inspects the focus. If there are problems, inspects it again after a moment, because the page may still be moving. */
export async function inspectFocus(page: Page): Promise<Stop> {
  const stop = await inspectOnce(page);
  if (stop.problems.length === 0) return stop;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  return { ...(await inspectOnce(page)), isStuck: stop.isStuck };
}
