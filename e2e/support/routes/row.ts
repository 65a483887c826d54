import type { Locator, Page } from '@playwright/test';

/** User of a page: a visitor, an account of the demo data, a company without any data, or one with changed and closed objects. */
export type Role =
  | 'visitor'
  | 'company'
  | 'newcomer'
  | 'empty company'
  | 'company with history'
  | 'editor'
  | 'admin';

/** A state of a page that its address alone does not show. */
export interface State {
  readonly name: string;
  /** End of the address, after that of the page. */
  readonly at?: string;
  /** Actions after the page has been loaded. */
  readonly bring?: (page: Page) => Promise<unknown>;
  /** Element that shows that the state has been reached. */
  readonly shows: (page: Page) => Locator;
  /** Whether a dialog covers the page. */
  readonly overlay?: true;
  /** A panel beside the list on a wide screen, and a dialog on a narrow one. */
  readonly drawer?: true;
}

export interface RouteRow {
  readonly address: string;
  readonly role: Role;
  /** The page's h1. */
  readonly heading: string | RegExp;
  /** Part of its real content that no empty or broken page has. */
  readonly shows: (page: Page) => Locator;
  readonly states?: readonly State[];
}

/** An address of the application. */
export const at = (path: string): string => `/#${path}`;

export const main = (page: Page): Locator => page.getByRole('main');

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();

export const text = (words: string | RegExp) => (page: Page) => main(page).getByText(words).first();

export const heading = (level: number, name: string | RegExp) => (page: Page) =>
  main(page).getByRole('heading', { level, name }).first();

/** A dialog or a question by its name. */
export const dialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Presses the button with this name. */
export const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();

/** The topmost dialog. */
export const onTop = (page: Page): Locator => page.locator('dialog[open]').last();

/** Presses a button of the overlay on top. */
export const pressThere = (name: string | RegExp) => (page: Page) =>
  onTop(page).getByRole('button', { name }).first().click();

/** The form for something new, empty and with its errors. */
export function newForm(name: string, saveWord: string | RegExp = 'Speichern'): State[] {
  const shows = dialog(name);
  return [
    { name: `overlay '${name}'`, at: '/neu', shows, overlay: true },
    {
      name: `errors in '${name}'`,
      at: '/neu',
      bring: pressThere(saveWord),
      shows: (page) =>
        onTop(page)
          .locator('[aria-invalid=true]')
          .or(onTop(page).getByText('Pflichtfeld!'))
          .first(),
      overlay: true,
    },
  ];
}

/** State of a list in which no entry matches the search. */
export const nothingFits = (key: 'query' | 'search'): State => ({
  name: 'nothing fits',
  at: `/~${key}=gibtesnicht`,
  shows: (page) =>
    main(page)
      .getByText(/^Keine? .+/)
      .first(),
});

/** State after pressing a button that opens a dialog. */
export const pressed = (
  name: string,
  word: string | RegExp,
  opens: (page: Page) => Locator = onTop,
): State => ({
  name,
  bring: press(word),
  shows: opens,
  overlay: true,
});
