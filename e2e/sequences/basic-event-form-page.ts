import type { Locator } from '@playwright/test';
import { inDays, typed } from '../support/pages/own-events-page.ts';
import { tealPicture } from '../support/data/teal-picture.ts';
import { expect } from '../support/test.ts';
import { newLogo } from './event-model.ts';
import { FormPage } from './form-page.ts';

/** The common part of the forms of companies and of editors; the only file of an event is its logo. */
export abstract class BasicEventFormPage extends FormPage {
  /** The element that shows the open event. */
  protected abstract readonly detail: Locator;
  /** Opens an event. */
  protected abstract link(id: number): Locator;

  override async openEntry(id: number): Promise<void> {
    const link = this.link(id);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
  }

  override async edit(): Promise<void> {
    await this.detail.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(this.form).toBeVisible();
  }

  override async delete(): Promise<void> {
    await this.detail.getByRole('button', { name: 'Löschen' }).click();
    await this.confirmDelete();
  }

  override async fillInNeeded(): Promise<void> {
    const day = typed(inDays(30));
    await this.#field('Startdatum').fill(day);
    await this.#field('Enddatum').fill(day);
  }

  #field(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  protected override get title(): Locator {
    return this.#field('Name des Events');
  }

  protected override get text(): Locator {
    return this.form.getByRole('textbox', { name: /^Beschreibung/ });
  }

  override async addFile(name: string): Promise<string> {
    const file = { name, mimeType: 'image/png', buffer: tealPicture };
    await this.form.locator('input[type="file"]').setInputFiles(file);
    await expect(this.form.locator('canvas').first()).toBeVisible();
    return newLogo;
  }

  override async removeFile(): Promise<void> {
    await this.form.getByRole('button', { name: 'Logo entfernen' }).click();
  }

  protected override async readFiles(): Promise<readonly string[]> {
    const logos = this.form.getByRole('img', { name: 'Logo: Vorschau' });
    return logos.evaluateAll(
      (found, chosen) => found.map((logo) => logo.getAttribute('src') ?? chosen),
      newLogo,
    );
  }
}
