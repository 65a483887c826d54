import type { Locator, Page } from '@playwright/test';
import { SearchFields } from './search-fields.ts';
import { expect } from '../test.ts';

/** The address of the results page: base64url of a query string in the last segment. */
export function resultsLink(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return `/#/suche/${Buffer.from(text).toString('base64url')}`;
}

export class ResultsPage {
  readonly fields: SearchFields;
  readonly heading: Locator;
  readonly submit: Locator;
  readonly list: Locator;
  readonly count: Locator;
  readonly cards: Locator;
  readonly more: Locator;
  readonly empty: Locator;
  readonly filterButton: Locator;
  readonly activeFilters: Locator;
  readonly sort: Locator;
  /** The open ad: a panel on a desktop, a drawer on a phone. */
  readonly detail: Locator;
  /** The events among the results. */
  readonly events: Locator;
  /** The open event, at the place of an open ad. */
  readonly eventDetail: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.fields = new SearchFields(page);
    this.heading = page.getByRole('heading', { level: 1, name: 'Stellen finden' });
    this.submit = page.getByRole('button', { name: 'Suchen', exact: true });
    this.list = page.getByRole('region', { name: 'Suchergebnisse' });
    this.count = this.list.getByRole('status').first();
    this.cards = this.list.getByRole('article');
    this.more = page.getByRole('button', { name: 'Mehr laden' });
    this.empty = this.list.getByText('Keine Ergebnisse gefunden...');
    this.filterButton = page.getByRole('button', { name: /^Filter( \d|, |$)/ });
    this.activeFilters = page.getByRole('group', { name: 'Aktive Filter' });
    this.sort = page.getByRole('combobox', { name: 'Sortieren' });
    this.detail = page
      .getByRole('dialog', { name: 'Stellendetails' })
      .or(page.getByRole('region', { name: 'Stellendetails' }));
    this.events = this.list.getByRole('region', { name: 'Events' });
    this.eventDetail = page
      .getByRole('dialog', { name: 'Eventdetails' })
      .or(page.getByRole('region', { name: 'Eventdetails' }));
  }

  open(query: Record<string, string> = {}): Promise<void> {
    return this.openAddress(resultsLink(query));
  }

  async openAddress(address: string): Promise<void> {
    await this.#page.goto(address);
    await expect(this.heading).toBeVisible();
    await expect(this.count).toHaveText(/gefunden$/);
  }

  /** The link of a card is its title. */
  titleOf(card: Locator): Locator {
    return card.getByRole('link');
  }

  /** The star of a card. */
  starOf(card: Locator): Locator {
    return card.getByRole('button', {
      name: /^(Zu Favoriten hinzufügen|Aus Favoriten entfernen): /,
    });
  }

  /** Heading of the open ad. */
  get openTitle(): Locator {
    return this.detail.getByRole('heading', { level: 2 });
  }

  /** Waits until the cards are those of the last choice. */
  async sortBy(label: string): Promise<void> {
    const sorted = this.#page.waitForResponse(/\/api\/v1\/search\//);
    await this.sort.selectOption(label);
    await sorted;
    await expect(this.list.locator('[data-stale="true"]')).toHaveCount(0);
  }

  /** Opens an ad. @returns its title */
  async openAd(index = 0): Promise<string> {
    const link = this.titleOf(this.cards.nth(index));
    // Not `innerText`, which is empty for cards that are not rendered yet. The page has a no-break space before (m/w/d).
    const title = ((await link.textContent()) ?? '').replaceAll('\u00A0', ' ');
    await link.click();
    await expect(this.openTitle).toHaveText(title);
    return title;
  }

  async closeAd(): Promise<void> {
    await this.detail.getByRole('button', { name: 'Schließen' }).click();
    await expect(this.openTitle).toHaveCount(0);
  }

  /** The link that opens an event, by its index in the carousel. */
  slide(index: number): Locator {
    return this.events.getByRole('group').nth(index).getByRole('button');
  }

  /** Heading of the open event. */
  get openEventTitle(): Locator {
    return this.eventDetail.getByRole('heading', { level: 2 });
  }

  /** Opens an event of the carousel. */
  async openEvent(index = 0): Promise<void> {
    await this.slide(index).click();
    await expect(this.openEventTitle).toBeVisible();
  }
}
