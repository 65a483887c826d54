import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** A page of the company area, with its overlays. */
export class AreaPage {
  readonly main: Locator;
  readonly overlay: Locator;
  readonly question: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.overlay = page.getByRole('dialog');
    this.question = page.getByRole('alertdialog');
  }

  async open(path: string, heading: string | RegExp): Promise<void> {
    await this.#page.goto(`/#/unternehmen/${path}`);
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** A field of the overlay that is open, else of the page. */
  field(name: string, within: Locator = this.overlay): Locator {
    return within
      .getByRole('textbox', { name, exact: true })
      .or(within.getByRole('combobox', { name, exact: true }));
  }

  async type(values: Readonly<Record<string, string>>, within?: Locator): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name, within).fill(value);
    }
  }

  async save(): Promise<void> {
    await this.overlay.getByRole('button', { name: 'Speichern' }).click();
  }

  /** The panel of a branch. */
  panel(name: string): Locator {
    return this.main.getByRole('listitem').filter({
      has: this.#page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }),
    });
  }
}

/** Expects a toast with the text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  // Its words are spoken by the announcer as well.
  await expect(page.locator('[popover]').filter({ hasText: text })).toBeVisible();
}
