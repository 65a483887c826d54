import type { Locator, Page } from '@playwright/test';
import { AllJobAdsPage } from '../support/pages/all-job-ads-page.ts';
import type { FreshCompany } from '../support/data/fresh-company.ts';
import { pdf } from '../support/pages/own-job-ads-page.ts';
import { expect } from '../support/test.ts';
import { FormPage } from './form-page.ts';

/** User of the form: a company in its own list, or an editor in the list of all ads, filtered by the company. */
export type Role = 'company' | 'editor';

/** The form of a job ad, and the list of ads; files are its PDFs. */
export class AdFormPage extends FormPage {
  override readonly form: Locator;
  readonly #role: Role;
  readonly #company: FreshCompany;

  constructor(page: Page, role: Role, company: FreshCompany) {
    super(page);
    this.#role = role;
    this.#company = company;
    // The form has the same names in both lists.
    this.form = new AllJobAdsPage(page).form;
  }

  get #list(): string {
    if (this.#role === 'company') return '/#/unternehmen/stellenangebote';
    return `/#/redakteure/stellenangebote/~search=${encodeURIComponent(this.#company.company.name)}`;
  }

  override async openList(): Promise<void> {
    await this.page.goto(this.#list);
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Stellenanzeigen' }),
    ).toBeVisible();
  }

  override async openNew(): Promise<void> {
    await this.main.getByRole('button', { name: 'Neue Stellenanzeige' }).click();
    await expect(this.form).toBeVisible();
  }

  override async openEntry(_id: number, title: string): Promise<void> {
    await this.#entries.getByRole('link', { name: title, exact: true }).click();
    await expect(this.#detail.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  /** The list of ads only: a company's drafts are above it, and may have the title of an ad. */
  get #entries(): Locator {
    if (this.#role === 'editor') return this.main;
    return this.main.getByRole('region', { name: 'Ihre Stellenanzeigen' });
  }

  override async edit(): Promise<void> {
    await this.#detail.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(this.form).toBeVisible();
  }

  override async delete(title: string): Promise<void> {
    await this.#detail.getByRole('button', { name: `Löschen: ${title}` }).click();
    await this.confirmDelete();
  }

  get #detail(): Locator {
    return this.main.getByRole('region', { name: 'Stellenanzeige', exact: true });
  }

  override async fillInNeeded(): Promise<void> {
    if (this.#role === 'editor') await this.#pick('Firmen', this.#company.company.name);
    await this.form.getByRole('radio', { name: 'Ausbildung' }).check();
    await this.#pick('Berufsbezeichnung', 'Bäcker/-in');
    await this.#pick('Branche', 'Lebensmittel, Backen, Fleisch');
    await this.form.getByRole('textbox', { name: /^Beschreibung/ }).fill('Wir backen jede Nacht.');
  }

  async #pick(name: string, choice: string): Promise<void> {
    await this.form.getByRole('combobox', { name, exact: true }).fill(choice);
    await this.form.getByRole('option', { name: choice }).first().click();
  }

  protected override get title(): Locator {
    return this.form.getByRole('textbox', { name: 'Titel', exact: true });
  }

  protected override get text(): Locator {
    return this.form.getByRole('textbox', { name: /^Anmerkung/ });
  }

  override async addFile(name: string): Promise<string> {
    await this.form.locator('input[type="file"]').setInputFiles([pdf(name)]);
    await expect(this.#files.filter({ hasText: name })).toBeVisible();
    return name;
  }

  override async removeFile(name: string): Promise<void> {
    await this.form.getByRole('button', { name: `${name} entfernen` }).click();
  }

  get #files(): Locator {
    return this.form
      .getByRole('list', { name: 'Dokumente: gewählte Dateien' })
      .getByRole('listitem');
  }

  protected override async readFiles(): Promise<readonly string[]> {
    const names = await this.#files.locator('a').allTextContents();
    return names.map((name) => name.replace(/ \(Vorschau.*$/, '')).toSorted();
  }
}
