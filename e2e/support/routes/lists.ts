import type { Locator, Page } from '@playwright/test';
import { dialog, main, type State } from './row.ts';

/** A row of a list, by the list's name. */
export const rowsOf = (name: string) => (page: Page) =>
  main(page).getByRole('group', { name, exact: true }).getByRole('listitem').first();
export const openerOf = (name: string) => (page: Page) =>
  rowsOf(name)(page).getByRole('link').first();

/** The panel that opens beside a list, or over it on a narrow screen. */
export const panel = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name, exact: true })
    .or(page.getByRole('dialog', { name, exact: true }));

/** States with the panel beside a list, and with the dialogs that it opens. */
export function details(
  opener: (page: Page) => Locator,
  name: string,
  further: readonly (readonly [button: string, opens: string | RegExp])[],
): State[] {
  const shows = (page: Page) => panel(page, name).getByRole('heading', { level: 2 });
  return [
    { name: `open: ${name}`, bring: (page) => opener(page).click(), shows, drawer: true },
    ...further.map(([word, opens]) => ({
      name: `${name}: ${word}`,
      bring: async (page: Page) => {
        await opener(page).click();
        await shows(page).waitFor();
        await panel(page, name).getByRole('button', { name: word, exact: true }).first().click();
      },
      shows: dialog(opens),
      overlay: true as const,
    })),
  ];
}
