import type { Locator, Page } from '@playwright/test';
import { pdf } from '../support/pages/own-job-ads-page.ts';
import { expect } from '../support/test.ts';
import { FormPage } from './form-page.ts';

/** The form of an entry of the editors' FAQ, and the list of entries whose titles contain a word; files are its attachments. */
export class FaqFormPage extends FormPage {
  override readonly form: Locator;
  readonly #word: string;

  constructor(page: Page, word: string) {
    super(page);
    this.#word = word;
    this.form = page.getByRole('dialog', { name: /^(Neuer FAQ-Eintrag|FAQ-Eintrag bearbeiten)$/ });
  }

  override async openList(): Promise<void> {
    await this.page.goto(`/#/redakteure/faq/~search=${this.#word}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  }

  override async openNew(): Promise<void> {
    await this.main.getByRole('button', { name: 'Neuer Eintrag' }).first().click();
    await expect(this.form).toBeVisible();
  }

  override async openEntry(_id: number, title: string): Promise<void> {
    await this.main.getByRole('button', { name: title, exact: true, expanded: false }).click();
  }

  /** A button of the only unfolded entry. */
  #action(name: string): Locator {
    return this.main.getByRole('listitem').getByRole('button', { name, exact: true });
  }

  override async edit(): Promise<void> {
    await this.#action('Bearbeiten').click();
    await expect(this.form).toBeVisible();
  }

  override async delete(): Promise<void> {
    await this.#action('Löschen').click();
    await this.confirmDelete();
  }

  override async fillInNeeded(): Promise<void> {
    // An answer as well, but that is the text.
  }

  protected override get title(): Locator {
    return this.form.getByRole('textbox', { name: 'Titel', exact: true });
  }

  protected override get text(): Locator {
    return this.form.getByRole('textbox', { name: /^Beschreibung/ });
  }

  override async addFile(name: string): Promise<string> {
    await this.form.locator('input[type="file"]').setInputFiles([pdf(name)]);
    await expect(this.#removal(name)).toBeVisible();
    return name;
  }

  override async removeFile(name: string): Promise<void> {
    await this.#removal(name).click();
  }

  #removal(name: string): Locator {
    return this.form.getByRole('button', { name: `${name} entfernen` });
  }

  protected override async readFiles(): Promise<readonly string[]> {
    const files = this.form.getByRole('list', { name: 'Dateien des Eintrags' });
    const removals = files.getByRole('button', { name: / entfernen$/ });
    const labels = await removals.evaluateAll((found) =>
      found.map((button) => button.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.replace(/ entfernen$/, '')).toSorted();
  }
}
