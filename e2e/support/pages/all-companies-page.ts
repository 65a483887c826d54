import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

const path = '/#/redakteure/unternehmensprofil';

/** The editors' list of companies, and that of the blocked ones. */
export class AllCompaniesPage {
  readonly search: Locator;
  readonly rows: Locator;
  readonly blocked: Locator;
  /** The open company, beside the list or in its drawer. */
  readonly detail: Locator;
  readonly overlay: Locator;
  readonly question: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.search = page.getByPlaceholder('Firmenname eingeben');
    this.rows = page.getByRole('group', { name: 'Firmen', exact: true }).getByRole('listitem');
    this.blocked = page.getByRole('group', { name: 'gesperrte Firmen' }).getByRole('listitem');
    this.detail = page
      .getByRole('region', { name: 'Firmendetails' })
      .or(page.getByRole('dialog', { name: 'Firmendetails' }));
    this.overlay = page.getByRole('dialog', {
      name: /^(Neue Firma|Firma bearbeiten|Kontaktperson)/,
    });
    this.question = page.getByRole('alertdialog');
  }

  /** @param name a company to search for, by its name in the address */
  async open(name = ''): Promise<void> {
    await this.#page.goto(`${path}/liste/${encodeURIComponent(name)}`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Firmen' })).toBeVisible();
  }

  async openBlacklist(): Promise<void> {
    await this.#page.goto(`${path}/gesperrt`);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText('Gesperrte Firmen');
  }

  async choose(name: string): Promise<void> {
    await this.rows.getByRole('link', { name, exact: true }).click();
    await expect(this.detail.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  async press(name: string): Promise<void> {
    await this.detail.getByRole('button', { name, exact: true }).click();
  }

  /** Locks the open company, and the other branches of its account unless they are deselected. */
  async lock(reason: string): Promise<void> {
    await this.press('Sperren');
    await expect(this.question.getByRole('heading')).toHaveText('Firma Sperren?');
    await this.question.getByRole('combobox', { name: 'Grund' }).selectOption(reason);
    await this.question.getByRole('button', { name: 'Sperren' }).click();
    await expect(this.question).toBeHidden();
  }

  async save(): Promise<void> {
    await this.overlay.getByRole('button', { name: 'Speichern' }).click();
    await expect(this.overlay).toBeHidden();
  }
}
