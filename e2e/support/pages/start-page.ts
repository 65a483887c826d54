import type { Locator, Page } from '@playwright/test';
import { inState } from '@lehrpfad/regions/parts/names.ts';
import { tabTo, takeSuggestion } from '../keyboard.ts';
import { SearchFields } from './search-fields.ts';
import { expect } from '../test.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';

const startTitle = `Ausbildung und Praktikum ${inState} – Lehrpfad`;

export class StartPage {
  readonly fields: SearchFields;
  readonly heading: Locator;
  readonly submit: Locator;
  readonly overview: Locator;
  readonly nearby: Locator;
  readonly worlds: Locator;
  readonly footer: Locator;
  readonly events: Locator;
  readonly banner: Locator;
  readonly slides: Locator;
  readonly eventList: Locator;
  /** The buttons that open the entries of the list. */
  readonly toggles: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.fields = new SearchFields(page);
    this.heading = page.getByRole('heading', { level: 1, name: 'Finde deinen Weg in den Beruf' });
    this.submit = page.getByRole('button', { name: 'Stellen finden', exact: true });
    this.overview = page.getByRole('region', { name: /Plätze (im ganzen Land|in allen Ländern)$/ });
    this.nearby = this.overview.getByRole('button', { name: 'In meiner Nähe' });
    this.worlds = page.getByRole('form', { name: worldsWord }).getByRole('group');
    this.footer = page.getByRole('contentinfo');
    this.events = page.getByRole('region', { name: /^Events/ });
    this.banner = this.events.getByRole('region', { name: 'Die nächsten Events' });
    this.slides = this.banner.locator('[aria-roledescription="Folie"]');
    this.eventList = this.events.getByRole('list', { name: 'Alle Events' });
    this.toggles = this.eventList.locator('[aria-expanded]');
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
    // Before that the app shell of the HTML is shown.
    await expect(this.#page.locator('html')).not.toHaveAttribute('data-view', /./);
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.#page).toHaveTitle(startTitle);
  }

  /**
   * Searches only by keyboard, starting in the text field: chooses a suggestion for the typed text, a town and 25 km around it.
   * @param letters first letters of the town
   */
  async searchNearByKeyboard(suggestion: string, letters: string, town: string): Promise<void> {
    await takeSuggestion(this.#page, this.fields.suggestion(suggestion));
    await tabTo(this.#page, this.fields.place);
    await this.#page.keyboard.type(letters);
    await takeSuggestion(this.#page, this.fields.suggestion(town));
    await tabTo(this.#page, this.fields.perimeter);
    await this.#page.keyboard.press('2');
    await expect(this.fields.perimeter).toHaveValue('25');
    await tabTo(this.#page, this.submit);
    await this.#page.keyboard.press('Enter');
  }

  /** Scrolls to the end of the overview, which loads its part below the fold. */
  async showOverview(): Promise<void> {
    await expect(this.nearby).toBeVisible();
    await this.overview.evaluate((overview) => overview.scrollIntoView({ block: 'end' }));
    await expect(this.overview.getByRole('heading', { name: 'Kein Plan?' })).toBeVisible();
  }

  /** Scrolls down the page, which loads the part below the fold. */
  async showAll(): Promise<void> {
    // The application may just be replacing the app shell.
    await expect(async () => {
      await this.footer.scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(this.events).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await this.events.scrollIntoViewIfNeeded();
  }

  /** Lets the list below show all events. */
  async showAllEvents(): Promise<void> {
    await this.showAll();
    await expect(this.toggle(0)).toBeVisible();
    const more = this.events.getByRole('button', { name: 'Weitere Events anzeigen' });
    while (await more.isVisible()) {
      const shown = await this.toggles.count();
      await more.click();
      await expect.poll(() => this.toggles.count()).toBeGreaterThan(shown);
    }
  }

  /** Opens an event's entry and waits for its content. */
  async openEvent(index: number): Promise<void> {
    await this.toggle(index).click();
    await expect(this.entry(index).getByRole('term').first()).toBeVisible();
  }

  /** The button that opens the entry of an event, by its index in the list. */
  toggle(index: number): Locator {
    return this.entry(index).locator('[aria-expanded]');
  }

  entry(index: number): Locator {
    return this.eventList
      .getByRole('listitem')
      .filter({ has: this.#page.locator('[aria-expanded]') })
      .nth(index);
  }

  /** Returns the number of completely visible slides. */
  async slidesInSight(): Promise<number> {
    return this.slides.evaluateAll(
      (slides) =>
        slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= 0 && right <= document.documentElement.clientWidth;
        }).length,
    );
  }
}
