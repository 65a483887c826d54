import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Text, town and perimeter, as they stand on the start page and above the results. */
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

  /** By its label, whatever stands beside it. */
  suggestion(name: string): Locator {
    const label = this.#page
      .locator('span:first-child')
      .and(this.#page.getByText(name, { exact: true }));
    return this.suggestions.getByRole('option').filter({ has: label });
  }

  /** The labels of all that is suggested. */
  labels(): Promise<string[]> {
    return this.suggestions.locator('[role=option] > span:first-child').allInnerTexts();
  }

  /** All that is suggested for a text, once it is there. */
  async suggestionsFor(field: Locator, typed: string): Promise<string[]> {
    await field.click();
    await field.fill('');
    // Letter by letter, as a person types.
    await field.pressSequentially(typed);
    const first = this.suggestions.getByRole('option').first();
    await expect(first).toContainText(typed, { ignoreCase: true });
    return this.labels();
  }

  async choose(field: Locator, typed: string, suggestion: string): Promise<void> {
    await field.click();
    await field.pressSequentially(typed);
    await this.suggestion(suggestion).click();
  }
}
