import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The editors' overview of events. */
export class AllEventsPage {
  readonly page: Page;
  readonly form: Locator;
  /** The element with the open event: beside the list, or in the drawer of a small screen. */
  readonly detail: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('dialog', { name: /^(Neues Event|Event bearbeiten)$/ });
    this.detail = page
      .getByRole('region', { name: 'Eventdetails' })
      .or(page.getByRole('dialog', { name: 'Eventdetails' }));
  }

  async open(narrowed: Readonly<Record<string, string>> = {}, entry = ''): Promise<void> {
    const state = new URLSearchParams(narrowed).toString();
    await this.page.goto(`/#/redakteure/events${state === '' ? '' : `/~${state}`}${entry}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Eventübersicht' }),
    ).toBeAttached();
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  question(title: string): Locator {
    return this.page.getByRole('alertdialog', { name: title });
  }
}
