import type { Locator, Page } from '@playwright/test';

/** Who looks: a visitor, the demo's accounts, a company that has nothing but itself yet, and one that has changed and closed things. */
export type Role =
  | 'visitor'
  | 'company'
  | 'newcomer'
  | 'empty company'
  | 'company with history'
  | 'editor'
  | 'admin';

/** What a page can be brought into beside what its address shows. */
export interface State {
  readonly name: string;
  /** Follows the page's address. */
  readonly at?: string;
  /** Is done once the page is there. */
  readonly bring?: (page: Page) => Promise<unknown>;
  /** Proves that the state has come. */
  readonly shows: (page: Page) => Locator;
  /** A dialog lies over the page. */
  readonly overlay?: true;
  /** A panel beside the list where there is room, and a dialog where there is none. */
  readonly drawer?: true;
}

export interface RouteRow {
  readonly address: string;
  readonly role: Role;
  /** The page's h1. */
  readonly heading: string | RegExp;
  /** Something of its real content, which no empty or broken page has. */
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

/** Presses what a button of the page is called. */
export const press = (name: string | RegExp) => (page: Page) => button(name)(page).click();

/** What lies on top of the page. */
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

/** A list that nothing fits. */
export const nothingFits = (key: 'query' | 'search'): State => ({
  name: 'nothing fits',
  at: `/~${key}=gibtesnicht`,
  shows: (page) =>
    main(page)
      .getByText(/^Keine? .+/)
      .first(),
});

/** A button of the page and what it opens. */
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
