import { ExchangeError, type FetchedRecord } from '../adapter.ts';

const max = {
  /** The largest source has some 1,000 pages of a hundred ads. */
  pages: 20_000,
  /** Pages without records in a row. Some servers filter after they divide the list, so a few may be empty. */
  emptyPages: 20,
};

const circle = () => new ExchangeError('broken-answer', 'Die Seiten der Liste führen im Kreis.');

/** Ends the reading of a feed whose pages never end. Otherwise the run would take hours, or the records after them would count as gone. */
export class PageSequence {
  readonly #urls = new Set<string>();
  #emptyPages = 0;
  #count = 0;
  #first: FetchedRecord | undefined;
  #last: FetchedRecord | undefined;
  #previous = '';

  /** Whether the page is the first of the feed. */
  get isFirst(): boolean {
    return this.#urls.size === 1;
  }

  /** Number of records of the page. */
  get count(): number {
    return this.#count;
  }

  /** @throws {ExchangeError} if the page was read before, or is one too many */
  begin(url: string): void {
    if (this.#urls.has(url)) throw circle();
    if (this.#urls.size >= max.pages)
      throw new ExchangeError('too-large', `Die Liste hat mehr als ${max.pages} Seiten.`);
    this.#urls.add(url);
    this.#count = 0;
    this.#first = undefined;
  }

  add(record: FetchedRecord): void {
    this.#count += 1;
    this.#first ??= record;
    this.#last = record;
  }

  /**
   * Call it if the page names another one.
   * @throws {ExchangeError} if the page is the same as the one before, or too many were empty
   */
  checkContent(): void {
    this.#emptyPages = this.#count === 0 ? this.#emptyPages + 1 : 0;
    if (this.#emptyPages >= max.emptyPages)
      throw new ExchangeError(
        'broken-answer',
        `Die Liste nennt immer weitere Seiten, aber die letzten ${max.emptyPages} enthielten keine Anzeige.`,
      );
    if (this.#count === 0) return;
    // A server that is asked for a page after its last one may send that again.
    const content = JSON.stringify([this.#count, this.#first, this.#last]);
    if (content === this.#previous) throw circle();
    this.#previous = content;
  }
}
