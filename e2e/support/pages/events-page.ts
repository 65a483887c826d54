import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { SearchFields } from './search-fields.ts';

/** Returns the part of the page's address for filters, which are named as in `events/search/`. */
export function eventsSegment(query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text && `/${Buffer.from(text).toString('base64url')}`;
}

/** All events, with their filters. */
export class EventsPage {
  readonly filters: Locator;
  readonly fields: SearchFields;
  readonly count: Locator;
  readonly list: Locator;
  readonly toggles: Locator;
  readonly calendar: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.filters = page.getByRole('search', { name: 'Events filtern' });
    this.fields = new SearchFields(page);
    this.count = page.getByRole('main').getByRole('status').filter({ hasText: 'gefunden' });
    this.list = page.getByRole('list', { name: 'Gefundene Events' });
    this.toggles = this.list.locator('[aria-expanded]');
    this.calendar = page.getByRole('region', { name: 'Diese Events im eigenen Kalender' });
  }

  async open(query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#page.goto(`/#/events${eventsSegment(query)}`);
    await expect(this.count).toBeVisible();
  }

  select(label: string): Locator {
    return this.filters.getByLabel(label, { exact: true });
  }

  /** Waits until the page shows the number of events that the server returns for a query. */
  async expectFound(query: Readonly<Record<string, string>>): Promise<number> {
    const parameters = new URLSearchParams(query).toString();
    const answer = await this.#page.request.get(`/api/v1/events/search/?${parameters}`);
    const { count } = (await answer.json()) as { count: number };
    await expect(this.count).toHaveText(`${count} ${count === 1 ? 'Event' : 'Events'} gefunden`);
    return count;
  }
}
