import {
  createdRanges,
  startRanges,
  usualStarts,
} from '@lehrpfad/contract/core/dates/date-options.ts';
import { brafoFieldCount, jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import { none, type Columns } from '../index/columns.ts';
import type { FacetName } from './filter.ts';
import { dayNumber } from '../../../../core/clock.ts';

interface Bounds {
  readonly today: string;
  readonly starts: Int32Array;
  readonly created: Int32Array;
  readonly usual: readonly {
    readonly range: string;
    readonly first: number;
    readonly last: number;
  }[];
}

let lastBounds: Bounds | undefined;

/** First days of the start filter's spans after 'Ab sofort', and of the age filter's spans, newest first. */
function boundsOf(today: string): Bounds {
  if (lastBounds?.today === today) return lastBounds;
  const firstDay = (range: string) => dayNumber(range.slice(0, 10));
  const lastDay = (range: string) => dayNumber(range.slice(-10));
  lastBounds = {
    today,
    starts: Int32Array.from(startRanges(today).slice(2), firstDay),
    created: Int32Array.from(createdRanges(today).slice(1), firstDay),
    usual: usualStarts(today).map((range) => ({
      range,
      first: firstDay(range),
      last: lastDay(range),
    })),
  };
  return lastBounds;
}

/** Counts the ads of a search by the choices of every filter. */
export class FacetCounts {
  readonly #columns: Columns;
  readonly #starts: Int32Array;
  readonly #created: Int32Array;
  /** By type, by BRAFO field, by span; the last span holds the ads that say no day. */
  readonly #ofType = new Uint32Array(3);
  readonly #ofBrafo = new Uint32Array(brafoFieldCount + 1);
  readonly #ofStart: Uint32Array;
  readonly #ofCreated: Uint32Array;
  readonly #usual: Bounds['usual'];
  readonly #ofUsual: Uint32Array;

  /** @param today ISO day in Berlin, from which the choices of days are reckoned */
  constructor(columns: Columns, today: string) {
    const { starts, created, usual } = boundsOf(today);
    this.#columns = columns;
    this.#starts = starts;
    this.#created = created;
    this.#ofStart = new Uint32Array(starts.length + 2);
    this.#ofCreated = new Uint32Array(created.length + 1);
    this.#usual = usual;
    this.#ofUsual = new Uint32Array(usual.length);
  }

  /** One ad for the choices of a filter. */
  count(name: FacetName, docId: number): void {
    if (name === 'job_type') this.#countType(docId);
    else if (name === 'brafo') this.#countBrafo(docId);
    else if (name === 'start') this.#countStart(docId);
    else this.#countCreated(docId);
  }

  /** One ad for the choices of every filter. */
  countAll(docId: number): void {
    this.#countType(docId);
    this.#countBrafo(docId);
    this.#countStart(docId);
    this.#countCreated(docId);
  }

  facets(): Facets {
    return {
      job_type: jobTypes.map(({ number, key }) => ({
        value: key,
        count: this.#ofType[number] ?? 0,
      })),
      brafo_fields: Array.from({ length: brafoFieldCount }, (_, at) => ({
        value: at + 1,
        count: this.#ofBrafo[at + 1] ?? 0,
      })),
      start: this.#startFacet(),
      created: this.#createdFacet(),
      usual_start: this.#usualFacet(),
    };
  }

  #countType(docId: number): void {
    const type = this.#columns.type[docId] ?? 0;
    this.#ofType[type] = (this.#ofType[type] ?? 0) + 1;
  }

  #countBrafo(docId: number): void {
    for (let mask = this.#columns.brafo[docId] ?? 0; mask !== 0; mask &= mask - 1) {
      const number = 31 - Math.clz32(mask & -mask);
      this.#ofBrafo[number] = (this.#ofBrafo[number] ?? 0) + 1;
    }
  }

  #countStart(docId: number): void {
    const day = this.#columns.startDay[docId] ?? none;
    let span = day === none ? this.#starts.length + 1 : 0;
    if (day !== none)
      while (span < this.#starts.length && day >= (this.#starts[span] ?? 0)) span += 1;
    this.#ofStart[span] = (this.#ofStart[span] ?? 0) + 1;
    for (let at = 0; at < this.#usual.length; at += 1) {
      const { first = 0, last = 0 } = this.#usual[at] ?? {};
      if (day >= first && day <= last) this.#ofUsual[at] = (this.#ofUsual[at] ?? 0) + 1;
    }
  }

  #countCreated(docId: number): void {
    const day = this.#columns.publishDay[docId] ?? none;
    let span = 0;
    while (span < this.#created.length && day < (this.#created[span] ?? 0)) span += 1;
    this.#ofCreated[span] = (this.#ofCreated[span] ?? 0) + 1;
  }

  /** An ad that does not say when it starts may start at any time. */
  #startFacet(): Facets['start'] {
    const undated = this.#ofStart[this.#starts.length + 1] ?? 0;
    const all = this.#ofStart.reduce((sum, count) => sum + count, 0);
    const spans = [...this.#ofStart.subarray(0, -1)].map((count) => count + undated);
    return [all, ...spans].map((count, value) => ({ value, count }));
  }

  #usualFacet(): Facets['usual_start'] {
    const undated = this.#ofStart[this.#starts.length + 1] ?? 0;
    return this.#usual.map(({ range }, at) => ({
      value: range,
      count: (this.#ofUsual[at] ?? 0) + undated,
    }));
  }

  /** Each choice reaches back over those before it. */
  #createdFacet(): Facets['created'] {
    const all = this.#ofCreated.reduce((sum, count) => sum + count, 0);
    let sum = 0;
    const reaching = [...this.#ofCreated.subarray(0, -1)].map((count) => (sum += count));
    return [all, ...reaching].map((count, value) => ({ value, count }));
  }
}
