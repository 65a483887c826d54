import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import { none, type Columns } from '../index/columns.ts';

/** Maximum number of consecutive ads of one company. */
const maxInARow = 2;

/**
 * Cuts a page out of sorted ads, except that a third consecutive ad of one company waits until an ad of another company has
 * followed. An ad never leaves its band, so waiting ads come before the next band. Each ad takes constant time, because all waiting
 * ads are of one company.
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

  /** Takes the next ad of the order; returns false once the page is full. */
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
        this.#putWaiting(maxInARow);
      }
    } else if (this.#inARow < maxInARow) {
      this.#inARow += 1;
      this.#put(docId);
    } else this.#waiting.push(docId);
    return !this.isFull;
  }

  /** Takes all waiting ads, because no other ad follows in their band. */
  end(): void {
    this.#putWaiting(Infinity);
  }

  #putWaiting(max: number): void {
    while (this.#inARow < max && this.#next < this.#waiting.length) {
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

/** The band of an ad in the order: within a band, ads may be reordered to spread those of one company. */
export type BandOf = (docId: number, relevance: number) => number;

/**
 * The bands of an order by relevance or newness, for ads in that order. An ad with half the relevance of the best one stays behind
 * more relevant ads, and so on by halves; if the order is newest first, an older ad stays behind.
 */
export function bandsOf(sort: Sorting, { publishDay }: Columns): BandOf {
  if (sort !== 'relevance') return (docId) => publishDay[docId] ?? none;
  let [band, half] = [0, -1];
  return (_, relevance) => {
    // Without words all relevance is 0.
    if (relevance === 0) return 0;
    if (half < 0) half = relevance / 2;
    for (; relevance <= half; half /= 2) band += 1;
    return band;
  };
}
