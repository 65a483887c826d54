import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { FormContent } from './form-model.ts';

/** A form in one tab, and the list that it is opened from. */
export abstract class FormPage {
  abstract readonly form: Locator;
  protected readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  abstract openList(): Promise<void>;
  abstract openNew(): Promise<void>;
  /** Shows an entry beside or in the list, where it can be edited. */
  abstract openEntry(id: number, title: string): Promise<void>;
  abstract edit(): Promise<void>;
  abstract delete(title: string): Promise<void>;
  /** Fills in the required fields besides title and text. */
  abstract fillInNeeded(): Promise<void>;
  /** @returns the name by which the form shows the file */
  abstract addFile(name: string): Promise<string>;
  abstract removeFile(name: string): Promise<void>;
  protected abstract readonly title: Locator;
  protected abstract readonly text: Locator;
  /** Returns the names of the form's files, in alphabetical order. */
  protected abstract readFiles(): Promise<readonly string[]>;

  /** Returns the chosen place of the form; undefined if the form has no place, or if none is chosen. */
  protected async readPlace(): Promise<string | undefined> {
    return undefined;
  }

  get save(): Locator {
    return this.form.getByRole('button', { name: /^(?:Speichern|Veröffentlichen)$/ });
  }

  get conflict(): Locator {
    return this.form.getByRole('group', { name: 'Der Eintrag wurde inzwischen geändert.' });
  }

  get question(): Locator {
    const name = 'Ungespeicherte Änderungen verwerfen?';
    return this.page.getByRole('alertdialog', { name });
  }

  /** The notice about an unsaved form. */
  get begun(): Locator {
    return this.page.getByText('noch nicht gespeichert');
  }

  /** The dialog after a login over the page that asks how to go on. */
  get backAgain(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Sie sind wieder angemeldet' });
  }

  get #failure(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'Fehler –' });
  }

  protected get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Presses Escape in the title field, because the rich-text editor handles the key itself. */
  async pressEscape(): Promise<void> {
    await this.title.press('Escape');
  }

  async typeTitle(text: string): Promise<void> {
    await this.title.fill(text);
  }

  async typeText(text: string): Promise<void> {
    await this.text.fill(text);
  }

  /** Expects a content. The rich-text fields appear some time after the form. */
  async expectContent(content: FormContent): Promise<void> {
    await expect(async () => {
      expect(await this.#read(), 'what the form shows').toEqual(content);
    }).toPass({ timeout: 10_000 });
  }

  async #read(): Promise<FormContent> {
    const place = await this.readPlace();
    return {
      title: await this.title.inputValue(),
      text: (await this.text.innerText()).trim(),
      files: await this.readFiles(),
      ...(place !== undefined && { place }),
    };
  }

  /** Confirms the dialog before a deletion. */
  protected async confirmDelete(): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(question).toBeHidden();
  }

  /** Logs in with the dialog over the page. */
  async logInAgain({ email, password }: { email: string; password: string }): Promise<void> {
    const login = this.page.getByRole('alertdialog', { name: /^Bitte neu anmelden/ });
    await expect(login).toBeVisible();
    await login.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await login.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
    await expect(this.backAgain).toBeVisible();
  }

  /** Closes the form's notice of a failure: the page behind the form has one, too. */
  async closeFailure(): Promise<void> {
    await expect(this.#failure.last()).toBeVisible();
    await this.#failure.last().getByRole('button', { name: 'Schließen' }).click();
    await expect(this.#failure).toHaveCount(0);
  }
}
