import type { Page } from '@playwright/test';
import { violationsIn } from '../support/checks/axe.ts';
import { invalidHtml } from '../support/checks/html.ts';
import { cutOff, sidewaysScrolling, smallTargets, spaceOut } from '../support/checks/measure.ts';
import { walkWithTab } from './focus.ts';
import type { Method } from './methods.ts';
import { takeNote, type Note } from './record.ts';
import {
  lostInForcedColors,
  movingParts,
  skipLinkProblems,
  structureProblems,
} from './structure.ts';

export interface Place extends Pick<Note, 'page' | 'role' | 'state' | 'size'> {
  /** Whether a dialog covers the page. */
  readonly overlay: boolean;
  /** Whether the page is server-rendered, without the application's frame. */
  readonly isServerPage: boolean;
}

const sizes = {
  phone: { window: { width: 390, height: 844 }, small: { width: 320, height: 844 }, target: 43.5 },
  // 1280 × 1024 at 400 %.
  desktop: {
    window: { width: 1440, height: 900 },
    small: { width: 320, height: 256 },
    target: 23.5,
  },
} as const;

async function axeFindings(page: Page, overlay: boolean): Promise<string[]> {
  const violations = await violationsIn(page, { overlay });
  return violations.flatMap(({ id, at }) => at.map((where) => `${id} at ${where}`));
}

async function overflow(page: Page): Promise<string[]> {
  const found = await overflowNow(page);
  if (found.length === 0) return found;
  // A chart is redrawn after it has been notified of its new size.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  return overflowNow(page);
}

async function overflowNow(page: Page): Promise<string[]> {
  const tooWide = await sidewaysScrolling(page);
  const cut = await cutOff(page);
  return [
    ...(tooWide > 0 ? [`scrolls sideways by ${tooWide}`] : []),
    ...cut.map((one) => `${one} is cut off`),
  ];
}

async function inForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = [...(await lostInForcedColors(page)), ...(await walkWithTab(page, { onward: 8 }))];
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

async function inTheDark(page: Page, overlay: boolean): Promise<string[]> {
  await page.evaluate(() => {
    // Content below the window that is not rendered would keep the previous colours.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await axeFindings(page, overlay);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

async function whereSmall(page: Page, size: 'phone' | 'desktop'): Promise<string[]> {
  await page.setViewportSize(sizes[size].small);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const found = await overflow(page);
  if (size === 'desktop') found.push(...(await walkWithTab(page, { onward: 25, back: 10 })));
  await page.setViewportSize(sizes[size].window);
  return found;
}

type Look = (method: Method, look: () => Promise<string[]>) => Promise<void>;

const noter =
  (where: Omit<Note, 'method' | 'findings'>): Look =>
  async (method, look) => {
    const findings = await look().catch((error: unknown) => [
      `could not be looked at: ${String(error).split('\n')[0]}`,
    ]);
    takeNote({ ...where, method, findings });
  };

async function lookWith(note: Look, page: Page, place: Place): Promise<void> {
  const { overlay, isServerPage } = place;
  await note('axe', () => axeFindings(page, overlay));
  await note('axeDark', () => inTheDark(page, overlay));
  await note('html', () => invalidHtml(page));
  await note('motion', () => movingParts(page));
  if (!overlay) await note('structure', () => structureProblems(page, isServerPage));
}

/** Tests a page with few focusable elements. */
export async function lookBriefly(page: Page, place: Place): Promise<void> {
  const { overlay: _overlay, isServerPage: _isServerPage, ...where } = place;
  await lookWith(noter(where), page, place);
}

/** Tests the present state of the page with all methods. The page stays changed afterwards. */
export async function lookInEveryWay(page: Page, place: Place, note: Look): Promise<void> {
  const { overlay, isServerPage, state } = place;
  const size = place.size as keyof typeof sizes;
  await lookWith(note, page, place);
  if (!overlay && !isServerPage && state === '') await note('skip', () => skipLinkProblems(page));
  await note('focus', () => walkWithTab(page));
  await note('targets', () =>
    smallTargets(page.locator('dialog[open]:modal, body').last(), sizes[size].target),
  );
  await note('forced', () => inForcedColors(page));
  await note('reflow', () => whereSmall(page, size));
  await note('spacing', async () => {
    await spaceOut(page);
    return overflow(page);
  });
}

/** Records the findings of all methods in the page. */
export async function lookAt(page: Page, place: Place): Promise<void> {
  const { overlay: _overlay, isServerPage: _isServerPage, ...where } = place;
  await lookInEveryWay(page, place, noter(where));
}
