import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

const path = '/#/redakteure/stellenangebote';

/** The back-office's page of the job ads of all companies. */
export class AllJobAdsPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly add: Locator;
  readonly rows: Locator;
  /** The open ad, beside the list or in its drawer. */
  readonly detail: Locator;
  readonly form: Locator;
  readonly save: Locator;
  readonly question: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Stellenanzeigen' });
    this.search = main.getByRole('searchbox', { name: 'Stellenanzeige suchen' });
    this.add = main.getByRole('button', { name: 'Neue Stellenanzeige' });
    this.rows = main
      .getByRole('group', { name: 'Stellenanzeigen', exact: true })
      .locator('ul > li');
    this.detail = main
      .getByRole('region', { name: 'Stellenanzeige', exact: true })
      .or(page.getByRole('dialog', { name: 'Stellenanzeige', exact: true }));
    this.form = page.getByRole('dialog', {
      name: /^(Neue Stellenanzeige|Stellenanzeige (bearbeiten|duplizieren))$/,
    });
    this.save = this.form.getByRole('button', { name: 'Speichern' });
    this.question = page.getByRole('alertdialog');
  }

  /** @param name of a company, which is searched for */
  async open(name = ''): Promise<void> {
    await this.#page.goto(name === '' ? path : `${path}/${encodeURIComponent(name)}`);
    await expect(this.heading).toBeVisible();
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.#page.getByRole('link', { name: title, exact: true }) });
  }

  /** The open ad's heading. */
  title(text: string): Locator {
    return this.detail.getByRole('heading', { level: 2, name: text });
  }

  /** A field with a list to choose from. */
  async pick(name: string, typed: string, choice: string | RegExp = typed): Promise<void> {
    await this.form.getByRole('combobox', { name, exact: true }).fill(typed);
    await this.form.getByRole('option', { name: choice }).first().click();
  }

  toast(text: string): Locator {
    return this.#page.locator('[popover]').filter({ hasText: text });
  }
}
