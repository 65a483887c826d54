import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Text, town and perimeter, as they stand on the start page and above the results. */
export class SearchFields {
  readonly text: Locator;
  readonly place: Locator;
  readonly perimeter: Locator;
  readonly suggestions: Locator;

  constructor(page: Page) {
    this.text = page.getByRole('combobox', { name: 'Beruf, Branche oder Unternehmen' });
    this.place = page.getByRole('combobox', { name: 'Ort', exact: true });
    this.perimeter = page.getByRole('combobox', { name: 'Umkreis' });
    this.suggestions = page.getByRole('listbox');
  }

  suggestion(name: string): Locator {
    return this.suggestions.getByRole('option', { name, exact: true });
  }

  /** All that is suggested for a text, once it is there. */
  async suggestionsFor(field: Locator, typed: string): Promise<string[]> {
    await field.click();
    await field.fill('');
    // Letter by letter, as a person types.
    await field.pressSequentially(typed);
    const options = this.suggestions.getByRole('option');
    await expect(options.first()).toContainText(typed, { ignoreCase: true });
    return options.allInnerTexts();
  }

  async choose(field: Locator, typed: string, suggestion: string): Promise<void> {
    await field.click();
    await field.pressSequentially(typed);
    await this.suggestion(suggestion).click();
  }
}
