import { createdRanges, startRanges } from '@lehrpfad/contract/core/dates/date-options.ts';
import { brafoFieldCount, jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { SchoolPeriod } from '@lehrpfad/contract/school-internships/period-weeks.ts';
import { namedStarts } from '../../named-starts.ts';
import { none, type Columns } from '../index/columns.ts';
import type { FacetName } from './filter.ts';
import { askedStart, type AskedStart, type Days } from './start-filter.ts';
import { isWithin } from '../index/week-lists.ts';
import { dayNumber } from '../../../../core/clock.ts';

interface NamedRange {
  readonly range: string;
  readonly asked: AskedStart;
  readonly label: string;
}

interface Bounds {
  readonly today: string;
  readonly periods: readonly SchoolPeriod[];
  readonly starts: Int32Array;
  readonly created: Int32Array;
  /** The choices of both filters by number, as `from__to`. */
  readonly startRanges: readonly string[];
  readonly createdRanges: readonly string[];
  /** Usual starts, holidays and internships of schools. */
  readonly ranges: readonly NamedRange[];
}

const noDays: Days = [0, none];

/** @param range `from__to`, both given */
const askedOf = (range: string): AskedStart =>
  askedStart({ from: range.slice(0, 10), to: range.slice(-10) }) ?? { weeks: noDays, days: noDays };

let lastBounds: Bounds | undefined;

/** First days of the start filter's spans after 'Ab sofort', and of the age filter's spans, newest first. */
function boundsOf(today: string, periods: readonly SchoolPeriod[]): Bounds {
  if (lastBounds?.today === today && lastBounds.periods === periods) return lastBounds;
  const firstDay = (range: string) => dayNumber(range.slice(0, 10));
  const ofStart = startRanges(today);
  const ofCreated = createdRanges(today);
  lastBounds = {
    today,
    periods,
    starts: Int32Array.from(ofStart.slice(2), firstDay),
    created: Int32Array.from(ofCreated.slice(1), firstDay),
    startRanges: ofStart,
    createdRanges: ofCreated,
    ranges: namedStarts(today, periods).map((one) => ({
      ...one,
      asked: askedOf(one.range),
    })),
  };
  return lastBounds;
}

/** Returns the choices of a filter by number, with their ranges. */
const withRanges = (counts: readonly number[], ranges: readonly string[]) =>
  counts.map((count, value) => ({ value, range: ranges[value] ?? '', count }));

/** Counts the ads of a search by the choices of every filter. */
export class FacetCounts {
  readonly #columns: Columns;
  readonly #starts: Int32Array;
  readonly #created: Int32Array;
  /** Counts by type, by BRAFO field and by span; the last span counts the ads without a day. */
  readonly #ofType = new Uint32Array(3);
  readonly #ofBrafo = new Uint32Array(brafoFieldCount + 1);
  readonly #ofStart: Uint32Array;
  readonly #ofCreated: Uint32Array;
  readonly #ranges: Bounds['ranges'];
  readonly #rangesOf: Pick<Bounds, 'startRanges' | 'createdRanges'>;
  readonly #ofRange: Uint32Array;
  /** Number of all ads. An ad without weeks counts in one span, an ad with weeks in each span that has a free week. */
  #all = 0;

  /**
   * @param today ISO day in Berlin, from which the day choices are calculated
   * @param periods periods in which schools send their pupils to companies
   */
  constructor(columns: Columns, today: string, periods: readonly SchoolPeriod[]) {
    const bounds = boundsOf(today, periods);
    const { starts, created, ranges } = bounds;
    this.#columns = columns;
    this.#starts = starts;
    this.#created = created;
    this.#ofStart = new Uint32Array(starts.length + 2);
    this.#ofCreated = new Uint32Array(created.length + 1);
    this.#ranges = ranges;
    this.#rangesOf = bounds;
    this.#ofRange = new Uint32Array(ranges.length);
  }

  /** Counts one ad for the choices of one filter. */
  count(name: FacetName, docId: number): void {
    if (name === 'job_type') this.#countType(docId);
    else if (name === 'brafo') this.#countBrafo(docId);
    else if (name === 'start') this.#countStart(docId);
    else this.#countCreated(docId);
  }

  /** Counts one ad for the choices of every filter. */
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
      usual_start: this.#rangeFacet(),
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
    this.#all += 1;
    const weeks = this.#columns.weeks[docId] ?? none;
    if (weeks !== none) return this.#countWeeks(this.#columns.weekLists.of(weeks) ?? []);
    const day = this.#columns.startDay[docId] ?? none;
    let span = day === none ? this.#starts.length + 1 : 0;
    if (day !== none)
      while (span < this.#starts.length && day >= (this.#starts[span] ?? 0)) span += 1;
    this.#ofStart[span] = (this.#ofStart[span] ?? 0) + 1;
    for (let at = 0; at < this.#ranges.length; at += 1) {
      const [first, last] = this.#ranges[at]?.asked.days ?? noDays;
      if (day >= first && day <= last) this.#ofRange[at] = (this.#ofRange[at] ?? 0) + 1;
    }
  }

  #countWeeks(mondays: readonly number[]): void {
    for (let span = 0; span <= this.#starts.length; span += 1) {
      const from = this.#starts[span - 1] ?? 0;
      const to = (this.#starts[span] ?? Infinity) - 1;
      if (isWithin(mondays, from, to)) this.#ofStart[span] = (this.#ofStart[span] ?? 0) + 1;
    }
    for (let at = 0; at < this.#ranges.length; at += 1) {
      const [from, to] = this.#ranges[at]?.asked.weeks ?? noDays;
      if (isWithin(mondays, from, to)) this.#ofRange[at] = (this.#ofRange[at] ?? 0) + 1;
    }
  }

  #countCreated(docId: number): void {
    const day = this.#columns.publishDay[docId] ?? none;
    let span = 0;
    while (span < this.#created.length && day < (this.#created[span] ?? 0)) span += 1;
    this.#ofCreated[span] = (this.#ofCreated[span] ?? 0) + 1;
  }

  /** An ad without a start day may start at any time, so it counts in every span. */
  #startFacet(): Facets['start'] {
    const undated = this.#ofStart[this.#starts.length + 1] ?? 0;
    const spans = [...this.#ofStart.subarray(0, -1)].map((count) => count + undated);
    return withRanges([this.#all, ...spans], this.#rangesOf.startRanges);
  }

  #rangeFacet(): Facets['usual_start'] {
    const undated = this.#ofStart[this.#starts.length + 1] ?? 0;
    return this.#ranges.map(({ range, label }, at) => ({
      value: range,
      label,
      count: (this.#ofRange[at] ?? 0) + undated,
    }));
  }

  /** Each choice includes the ads of the choices before it. */
  #createdFacet(): Facets['created'] {
    const all = this.#ofCreated.reduce((sum, count) => sum + count, 0);
    let sum = 0;
    const reaching = [...this.#ofCreated.subarray(0, -1)].map((count) => (sum += count));
    return withRanges([all, ...reaching], this.#rangesOf.createdRanges);
  }
}
