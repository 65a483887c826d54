import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import { none, type Columns } from '../index/columns.ts';

/** At most so many ads of one company stand in a row. */
const mostInARow = 2;

/**
 * Cuts a page out of ads that come in their order, except that a third ad of one company in a row waits until one of another company has
 * followed. An ad never leaves its band, so those that wait come before the next band. Takes the same time for each ad: all that wait are
 * of one company.
 */
export class SpreadPage {
  readonly docIds: number[] = [];
  readonly #companies: Int32Array;
  readonly #first: number;
  readonly #size: number;
  #place = 0;
  readonly #waiting: number[] = [];
  #next = 0;
  #band = Number.NaN;
  #last = Number.NaN;
  #inARow = 0;

  /**
   * @param companies by doc id
   * @param first place of the page's first ad, from 0
   */
  constructor(companies: Int32Array, first: number, size: number) {
    this.#companies = companies;
    this.#first = first;
    this.#size = size;
  }

  get isFull(): boolean {
    return this.docIds.length === this.#size;
  }

  /** Takes the next ad of the order; returns false as soon as the page is full. */
  take(docId: number, band: number): boolean {
    if (band !== this.#band) {
      this.end();
      this.#band = band;
    }
    const company = this.#companies[docId] ?? 0;
    if (company !== this.#last) {
      this.#last = company;
      this.#inARow = 1;
      this.#put(docId);
      if (this.#next < this.#waiting.length) {
        this.#last = this.#companies[this.#waiting[this.#next] ?? 0] ?? 0;
        this.#inARow = 0;
        this.#putWaiting(mostInARow);
      }
    } else if (this.#inARow < mostInARow) {
      this.#inARow += 1;
      this.#put(docId);
    } else this.#waiting.push(docId);
    return !this.isFull;
  }

  /** Takes all that wait: no other ad will follow in their band. */
  end(): void {
    this.#putWaiting(Infinity);
  }

  #putWaiting(most: number): void {
    while (this.#inARow < most && this.#next < this.#waiting.length) {
      this.#put(this.#waiting[this.#next] ?? 0);
      this.#next += 1;
      this.#inARow += 1;
    }
  }

  #put(docId: number): void {
    if (this.#place >= this.#first && !this.isFull) this.docIds.push(docId);
    this.#place += 1;
  }
}

/** Which band of the order an ad is in: within one, ads may be put before each other so that those of one company are spread. */
export type BandOf = (docId: number, relevance: number) => number;

/**
 * The bands of an order by relevance or newness, for ads that come in that order. An ad that is half as relevant as the best stays behind
 * those that are more so, and so on by halves; where the newest were asked for, an older one stays behind.
 */
export function bandsOf(sort: Sorting, { publishDay }: Columns): BandOf {
  if (sort !== 'relevance') return (docId) => publishDay[docId] ?? none;
  let [band, half] = [0, -1];
  return (_, relevance) => {
    // Without words nothing is relevant.
    if (relevance === 0) return 0;
    if (half < 0) half = relevance / 2;
    for (; relevance <= half; half /= 2) band += 1;
    return band;
  };
}
