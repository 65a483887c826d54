import type { Locator, Page } from '@playwright/test';
import { SearchFields } from './search-fields.ts';
import { expect } from './test.ts';

const startTitle = 'Ausbildung und Praktikum in Sachsen-Anhalt – Lehrpfad';

export class StartPage {
  readonly fields: SearchFields;
  readonly heading: Locator;
  readonly submit: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.fields = new SearchFields(page);
    this.heading = page.getByRole('heading', { level: 1, name: 'Finde deinen Weg in den Beruf' });
    this.submit = page.getByRole('button', { name: 'Stellen finden', exact: true });
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.#page).toHaveTitle(startTitle);
  }
}
