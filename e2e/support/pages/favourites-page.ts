import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The view of the favourites, and the link to it on every page. */
export class FavouritesPage {
  /** The link in the header, with the number of favourites. */
  readonly link: Locator;
  readonly heading: Locator;
  readonly list: Locator;
  readonly count: Locator;
  readonly cards: Locator;
  readonly back: Locator;
  readonly gone: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.link = page.getByRole('banner').getByRole('link', { name: /^Favoriten( \d+)?$/ });
    this.heading = page.getByRole('heading', { level: 1, name: 'Deine Favoriten' });
    this.list = page.getByRole('region', { name: 'Favoriten', exact: true });
    this.count = this.list.getByRole('status').first();
    this.cards = this.list.getByRole('article');
    this.back = page.getByRole('link', { name: 'Zurück zur Suche' });
    this.gone = page.getByRole('region', { name: 'Nicht mehr verfügbar' });
  }

  async open(): Promise<void> {
    await this.link.click();
    await expect(this.heading).toBeVisible();
  }

  /** Stores favourites as in a visit long ago. */
  async remember(ids: readonly number[], names: Record<number, string> = {}): Promise<void> {
    await this.#page.addInitScript(
      ([list, known]) => {
        // An empty page has no storage.
        if (!location.protocol.startsWith('http')) return;
        if (localStorage.getItem('favourites') !== null) return;
        localStorage.setItem('favourites', list);
        localStorage.setItem('favouriteNames', known);
      },
      [ids.join(','), JSON.stringify(names)] as const,
    );
  }
}
