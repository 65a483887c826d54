import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The editors' list of job names, with its overlays. */
export class JobNamesPage {
  readonly page: Page;
  readonly overlay: Locator;
  readonly toast: Locator;
  /** The actions for the selected job names. */
  readonly selection: Locator;

  constructor(page: Page) {
    this.page = page;
    this.overlay = page.getByRole('dialog');
    this.selection = page.getByRole('group', { name: 'Auswahl bearbeiten' });
    this.toast = page.getByRole('button', { name: 'Rückgängig' });
  }

  /** @param search part of a name, to search among all open names */
  async open(search = ''): Promise<void> {
    const narrowed = search === '' ? '' : `/~query=${encodeURIComponent(search)}`;
    await this.page.goto(`/#/redakteure/berufe${narrowed}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Berufsbezeichnungen' }),
    ).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({
      has: this.page.getByRole('button', { name, exact: true }),
    });
  }

  filter(name: string): Locator {
    return this.page.getByRole('group', { name: 'Filter' }).getByRole('checkbox', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
