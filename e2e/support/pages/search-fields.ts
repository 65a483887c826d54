import type { Locator, Page } from '@playwright/test';

/** The fields for text, town and perimeter on the start page and above the results. */
export class SearchFields {
  readonly text: Locator;
  readonly place: Locator;
  readonly perimeter: Locator;
  readonly suggestions: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.text = page.getByRole('combobox', { name: 'Beruf, Branche oder Unternehmen' });
    this.place = page.getByRole('combobox', { name: 'Ort', exact: true });
    this.perimeter = page.getByRole('combobox', { name: 'Umkreis' });
    this.suggestions = page.getByRole('listbox');
  }

  /** A suggestion by its label, with any hint beside it. */
  suggestion(name: string): Locator {
    const label = this.#page
      .locator('span:first-child')
      .and(this.#page.getByText(name, { exact: true }));
    return this.suggestions.getByRole('option').filter({ has: label });
  }

  /** Types a text letter by letter, like a person. */
  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.fill('');
    await field.pressSequentially(text);
  }

  /** Types a town that does not exist. On a busy machine the lookup may take longer than a search waits for it. */
  async typeUnknownTown(): Promise<void> {
    const name = 'Entenhausen';
    const isLookup = (url: string) => new URL(url).searchParams.get('search') === name;
    const lookup = this.#page.waitForResponse((response) => isLookup(response.url()));
    await this.place.fill(name);
    await lookup;
  }

  async choose(field: Locator, typed: string, suggestion: string): Promise<void> {
    await field.click();
    await field.pressSequentially(typed);
    await this.suggestion(suggestion).click();
  }
}
