import type { Locator, Page } from '@playwright/test';
import { OwnEventsPage } from '../support/pages/own-events-page.ts';
import { expect } from '../support/test.ts';
import { BasicEventFormPage } from './basic-event-form-page.ts';

/** The form of a company's own event, and the list of its events. */
export class EventFormPage extends BasicEventFormPage {
  override readonly form: Locator;
  protected override readonly detail: Locator;
  readonly #events: OwnEventsPage;

  constructor(page: Page) {
    super(page);
    this.#events = new OwnEventsPage(page);
    this.form = this.#events.form;
    this.detail = this.#events.detail;
  }

  override async openList(): Promise<void> {
    await this.#events.open();
  }

  override async openNew(): Promise<void> {
    await this.#events.add.first().click();
    await expect(this.form).toBeVisible();
  }

  protected override link(id: number): Locator {
    return this.main.locator(`a[href$="/unternehmen/events/${id}"]`);
  }

  /** Withdraws the new version of an accepted event. */
  async withdraw(): Promise<void> {
    const name = 'Neue Fassung zurückziehen';
    await this.detail.getByRole('button', { name }).click();
    const question = this.page.getByRole('alertdialog', { name: `${name}?` });
    await question.getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(question).toBeHidden();
  }
}
