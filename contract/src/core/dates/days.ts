import { monthName } from './month-name.ts';

/** Calculations with ISO days. */

/** Returns the day that is a number of days later (or earlier). */
export function addDays(isoDay: string, days: number): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day of a month that is a number of months later, or its last day if the month is shorter. */
export function addMonths(isoDay: string, months: number): string {
  const { last } = monthAfter(isoDay, months);
  const sameDay = last.slice(0, 8) + isoDay.slice(8);
  return sameDay < last ? sameDay : last;
}

/** Returns the first and last day of the month that is a number of months after the month of a day. */
export function monthAfter(isoDay: string, months: number): { first: string; last: string } {
  const [year = 0, month = 0] = isoDay.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0));
  return { first: first.toISOString().slice(0, 10), last: last.toISOString().slice(0, 10) };
}

/** Returns the German name of a range `from__to`, both given, that has one: a whole month or a summer. */
export function nameOfRange(range: string): string | undefined {
  const { first, last } = monthAfter(range.slice(0, 10), 0);
  if (range === `${first}__${last}`) return monthName(range.slice(0, 7));
  const year = range.slice(0, 4);
  return range === `${year}-${summer.join(`__${year}-`)}` ? `Sommer ${year}` : undefined;
}

/** First and last day of the summer, in which most apprenticeships begin. */
export const summer = ['06-01', '09-30'] as const;
