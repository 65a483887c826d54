import { topCitiesDays } from '@lehrpfad/contract/statistics/figures.ts';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { berlinToday, formatDate } from '../../core/text/dates.ts';
import type { ListState } from '../../core/list/list-address.ts';

/** Periods to choose from; the first is the default. */
export const spans = [
  { key: '', label: '365 Tage', days: 365 },
  { key: '90', label: '90 Tage', days: 90 },
  { key: '30', label: '30 Tage', days: 30 },
] as const;

/** Keys of a period with custom dates, and of calendar and school years. */
export const ownSpan = 'eigener';
export const years = [
  { key: 'kalenderjahr', label: 'Kalenderjahr', begin: '01-01' },
  { key: 'schuljahr', label: 'Schuljahr', begin: '08-01' },
] as const;

/** Number of years to choose from, including the current one. */
const yearsBack = 5;

/** A period with both dates included; it never ends after today. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly hasToday: boolean;
}

/** The chosen period, or its error. */
export type SpanChoice =
  | { readonly span: Span }
  | { readonly span: null; readonly field: 'from' | 'to'; readonly problem: string };

/** Whether a text is an existing date. */
export function isDay(text: string | undefined): text is string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text ?? '');
}

/** Returns the first dates of the current year and of those before, for calendar or school years. */
export function yearStarts(begin: string, today = berlinToday()): string[] {
  const year = Number(today.slice(0, 4));
  const newest = `${year}-${begin}` <= today ? year : year - 1;
  return Array.from({ length: yearsBack }, (_, at) => `${newest - at}-${begin}`);
}

/** Returns `2026` for a calendar year, `2026/27` for a school year. */
export function yearLabel(start: string): string {
  const year = Number(start.slice(0, 4));
  return start.endsWith('-01-01') ? String(year) : `${year}/${String(year + 1).slice(2)}`;
}

const upTo = (from: string, end: string, today: string): SpanChoice => {
  const to = end < today ? end : today;
  return { span: { from, to, hasToday: to === today } };
};

function ownDays({ from, to }: ListState, today: string): SpanChoice {
  const end = isDay(to) ? to : today;
  const begin = isDay(from) ? from : addDays(end, 1 - spans[0].days);
  if (isDay(from) && begin > today)
    return { span: null, field: 'from', problem: 'Der Anfang liegt in der Zukunft.' };
  if (end < begin) return { span: null, field: 'to', problem: 'Das Ende liegt vor dem Anfang.' };
  return upTo(begin, end, today);
}

/** Returns the period in the address; an invalid one counts as none. */
export function chosenSpan(state: ListState, today = berlinToday()): SpanChoice {
  if (state['span'] === ownSpan) return ownDays(state, today);
  const year = years.find(({ key }) => key === state['span']);
  if (year) {
    const starts = yearStarts(year.begin, today);
    const from = starts.find((start) => start === state['from']) ?? starts[0] ?? today;
    return upTo(from, addDays(`${Number(from.slice(0, 4)) + 1}-${year.begin}`, -1), today);
  }
  const days = spans.find(({ key }) => key === state['span'])?.days ?? spans[0].days;
  return upTo(addDays(today, 1 - days), today, today);
}

type Days = Pick<Span, 'from' | 'to'>;

export function thisDay(day = berlinToday()): Days {
  return { from: day, to: day };
}

/** Returns the period of the towns, which does not depend on the chosen one. */
export function daysOfTowns(day = berlinToday()): Days {
  return { from: addDays(day, 1 - topCitiesDays), to: day };
}

/** `01.01.26 bis 22.11.26` */
export function spanText({ from, to }: Days): string {
  return from === to ? formatDate(from) : `${formatDate(from)} bis ${formatDate(to)}`;
}

/** Returns a file name with its period: `umkreis-2026-01-01-bis-2026-11-22`. */
export function fileNameOf(name: string, { from, to }: Days): string {
  return from === to ? `${name}-${from}` : `${name}-${from}-bis-${to}`;
}
