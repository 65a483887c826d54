import { startDays } from '@lehrpfad/contract/search/start-days.ts';
import type { DayRange, SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { dayNumber } from '../../../../core/clock.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { emptyBits, setBit, type Bits } from '../collections/bits.ts';
import { none, type Columns } from '../index/columns.ts';
import { isWithin } from '../index/week-lists.ts';
import type { Filter } from './filter-sets.ts';

/** Bounds beyond every start day; the value of an ad without a start day is below the first. */
const [firstDay, lastDay] = [none + 1, 1 << 30];

/** First and last day since 1970-01-01, both inclusive. */
export type Days = readonly [from: number, to: number];

export function daysOf(range: DayRange | undefined): Days | undefined {
  if (!range || (range.from === null && range.to === null)) return undefined;
  return [
    range.from ? Math.max(dayNumber(range.from), firstDay) : firstDay,
    range.to ? dayNumber(range.to) : lastDay,
  ];
}

/** The spans that a range selects: for ads with weeks, and for ads with a start day. */
export interface AskedStart {
  readonly weeks: Days;
  readonly days: Days;
}

export function askedStart(range: DayRange | undefined): AskedStart | undefined {
  const [weeks, days] = [daysOf(range), daysOf(range && startDays(range))];
  return weeks && days && { weeks, days };
}

/** Whether an ad may begin in the span. An ad without a start day always may; an ad with weeks needs a free week in it. */
function mayStart(columns: Columns, docId: number, { weeks, days }: AskedStart): boolean {
  const number = columns.weeks[docId] ?? none;
  if (number !== none) return isWithin(columns.weekLists.of(number) ?? [], ...weeks);
  const day = columns.startDay[docId] ?? none;
  return day === none || (day >= days[0] && day <= days[1]);
}

function bitsOf({ used, alive }: AdDocIds, has: (docId: number) => boolean): Bits {
  const bits = emptyBits(alive.length * 32);
  for (let docId = 0; docId < used; docId += 1) if (has(docId)) setBit(bits, docId);
  return bits;
}

export function startFilter(
  { job_start__range: range }: SearchFilters,
  ads: AdDocIds,
): Filter | undefined {
  const asked = askedStart(range);
  if (asked === undefined) return undefined;
  const has = (docId: number) => mayStart(ads.columns, docId, asked);
  return { key: `start ${asked.weeks.join(' ')}`, has, select: () => bitsOf(ads, has) };
}

/** When one type of ads is to begin. */
export interface StartOfType {
  /** As `job_type_int` of an ad. */
  readonly type: number;
  readonly range: DayRange;
}

/** Ads of each type that may begin in its own span; other types do not pass. */
export function typedStartFilter(starts: readonly StartOfType[], ads: AdDocIds): Filter {
  const spans = starts.map(({ type, range }) => ({ type, asked: askedStart(range) }));
  const has = (docId: number) =>
    spans.some(
      ({ type, asked }) =>
        ads.columns.type[docId] === type &&
        (asked === undefined || mayStart(ads.columns, docId, asked)),
    );
  const key = spans.map(({ type, asked }) => `${type} ${asked?.weeks.join(' ') ?? ''}`);
  return { key: `starts ${key.join(', ')}`, has, select: () => bitsOf(ads, has) };
}
