import type { Page } from '@playwright/test';

/** `pictures.spec.ts` deletes a picture that the start page of a concurrent test may have chosen just before. */
const isOfOtherTest = (url: string) => /\/media\/backgrounds\/(?!demo-)/.test(url);

/** Records errors that a user of the page does not see. */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Errors that a test causes itself. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  watch(page: Page, origin: string): void {
    const note = (text: string) => this.#seen.push(text);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfOtherTest(message.location().url))
        note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The application itself aborts requests for suggestions when the next letter is typed.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !isOfOtherTest(response.url()))
        note(`answer ${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
        note(`other host: ${request.url()}`);
      }
    });
  }
}
