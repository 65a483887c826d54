import type { Page } from '@playwright/test';
import { untilItStands } from '../support/checks/axe.ts';
import { become } from '../support/data/roles.ts';
import { routes } from '../support/routes.ts';
import { openRoute } from '../support/routes/open-route.ts';
import type { RouteRow, State } from '../support/routes/row.ts';
import { desktop, expect, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';

test.use(desktop);

/** Appearance of a button: its background, and whether that is one of the solid colours. */
interface Drawn {
  readonly words: string;
  readonly variant: string;
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
  readonly fill: 'solid' | 'danger-solid' | '';
  /** Whether it is in a form, which has its own main action. */
  readonly isInForm: boolean;
}

/** Returns the visible buttons of the main content with their computed styles. */
function drawnOn(page: Page): Promise<Drawn[]> {
  return page.getByRole('main').evaluate((main) => {
    const probe = document.createElement('span');
    main.append(probe);
    const resolved = (name: string) => {
      probe.style.backgroundColor = `var(--${name})`;
      return getComputedStyle(probe).backgroundColor;
    };
    const solids = { solid: resolved('solid'), 'danger-solid': resolved('danger-solid') };
    probe.remove();
    const fillOf = (ground: string) => {
      if (ground === solids.solid) return 'solid';
      return ground === solids['danger-solid'] ? 'danger-solid' : '';
    };
    return [...main.querySelectorAll<HTMLElement>('[data-variant]')]
      .filter((one) => one.checkVisibility() && !one.matches(':disabled'))
      .map((one): Drawn => {
        const { backgroundColor: ground, color: ink, borderTopColor: line } = getComputedStyle(one);
        return {
          words: one.textContent ?? '',
          variant: one.dataset['variant'] ?? '',
          ground,
          ink,
          line,
          fill: fillOf(ground),
          isInForm: one.closest('form') !== null,
        };
      });
  });
}

const clear = 'rgba(0, 0, 0, 0)';

/** Recognises each variant by its computed styles, regardless of its colour. */
const isDrawnAs: Readonly<Record<string, (button: Drawn) => boolean>> = {
  filled: ({ fill }) => fill !== '',
  light: ({ fill, ground, line }) => fill === '' && ground !== clear && line === clear,
  default: ({ fill, ground, line }) => fill === '' && ground !== clear && line !== clear,
  outline: ({ ground, line, ink }) => ground === clear && line === ink,
  subtle: ({ ground, line }) => ground === clear && line === clear,
};

/** The editors' lists, with the panel that opens beside each. */
const lists = [
  'unternehmensprofil/authentifizierung',
  'unternehmensprofil/filialen',
  'unternehmensprofil/liste',
  'stellenangebote',
  'events',
  'berufe',
  'faq',
  'schnittstellen',
].map((path) => `/#/redakteure/${path}`);

function rowOf(role: RouteRow['role'], address: string): RouteRow {
  const row = routes.find((one) => one.role === role && one.address === address);
  if (row === undefined) throw new Error(`No page ${address} of ${role}.`);
  return row;
}

const isBeside = (state: State): boolean => state.overlay === undefined && state.at === undefined;

/** Checks each page, with the panel beside its list. @returns the variants that were seen */
async function lookAt(page: Page, rows: readonly RouteRow[]): Promise<readonly string[]> {
  const seen = new Set<string>();
  for (const row of rows) {
    await test.step(row.address, async () => {
      await openRoute(page, row, row.states?.find(isBeside));
      // Under the pointer, which is still at the last click, a button has another background.
      await page.mouse.move(0, 0);
      await untilItStands(page);
      const drawn = await drawnOn(page);
      for (const button of drawn) {
        seen.add(button.variant);
        expect(isDrawnAs[button.variant]?.(button), JSON.stringify(button)).toBe(true);
      }
      const filled = drawn.filter(({ fill, isInForm }) => fill !== '' && !isInForm);
      const words = new Set(filled.map((one) => one.words));
      expect(words.size, [...words].join(', ')).toBeLessThan(2);
      // Only the dialog that confirms a dangerous action has a solid button in the colour of danger.
      expect(drawn.filter(({ fill }) => fill === 'danger-solid')).toEqual([]);
    });
  }
  return [...seen];
}

test(
  'editors see buttons as their variants say, with one main action to a view',
  { tag: slowTag },
  async ({ page }) => {
    await become(page, 'editor');
    const seen = await lookAt(
      page,
      lists.map((address) => rowOf('editor', address)),
    );
    expect(seen).toEqual(expect.arrayContaining(['filled', 'light', 'default', 'subtle']));
  },
);

test('a company sees quietly what ends its account', { tag: slowTag }, async ({ page }) => {
  await become(page, 'company');
  expect(await lookAt(page, [rowOf('company', '/#/konto')])).toContain('outline');
});
