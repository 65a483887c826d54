import type { Locator, Page } from '@playwright/test';
import { AllEventsPage } from '../support/pages/all-events-page.ts';
import { expect } from '../support/test.ts';
import { BasicEventFormPage } from './basic-event-form-page.ts';
import { digital } from './event-model.ts';

/** The editors' form of an event, and their list of events whose titles contain a word. */
export class EditorsEventFormPage extends BasicEventFormPage {
  override readonly form: Locator;
  protected override readonly detail: Locator;
  readonly #events: AllEventsPage;
  readonly #word: string;

  constructor(page: Page, word: string) {
    super(page);
    this.#events = new AllEventsPage(page);
    this.#word = word;
    this.form = this.#events.form;
    this.detail = this.#events.detail;
  }

  override async openList(): Promise<void> {
    await this.#events.open({ search: this.#word, open: '0' });
  }

  override async openNew(): Promise<void> {
    await this.main.getByRole('button', { name: 'Neues Event' }).first().click();
    await expect(this.form).toBeVisible();
  }

  protected override link(id: number): Locator {
    return this.main.locator(`a[href*="/redakteure/events/"][href$="/${id}"]`);
  }

  #kind(name: string): Locator {
    return this.form.getByRole('radio', { name, exact: true });
  }

  /** Chooses a digital event, or a street of Magdeburg. */
  async choosePlace(place: string): Promise<void> {
    if (place === digital) {
      await this.#kind(digital).check({ force: true });
      return;
    }
    await this.#kind('Eigener Ort').check({ force: true });
    await this.#events.field('Straße und Hausnummer').fill(place);
    await this.#events.field('Postleitzahl').fill('39104');
    await expect(this.#events.field('Ort')).toHaveValue('Magdeburg');
  }

  protected override async readPlace(): Promise<string | undefined> {
    if (await this.#kind(digital).isChecked()) return digital;
    if (!(await this.#kind('Eigener Ort').isChecked())) return undefined;
    return this.#events.field('Straße und Hausnummer').inputValue();
  }
}
