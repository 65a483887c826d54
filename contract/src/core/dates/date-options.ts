import { addDays, monthAfter, summer } from './days.ts';

/**
 * The choices of the two date filters by number, as links and counts use them; 0 means no filter. Free of schemas, like `options.ts`. Days
 * are ISO days; today is the day in Europe/Berlin.
 */

const monthsOffered = 6;

/** Number of days before today that each choice of the age filter includes: 'Heute' is today only, 'Vor 1 Woche' the last 7 days. */
const createdDays = [0, 0, 1, 6, 13] as const;

/** Returns `from__to` by number of the start filter: none, 'Ab sofort' (to the end of this month), six months, 'Später'. */
export function startRanges(today: string): string[] {
  const months = Array.from({ length: monthsOffered }, (_, at) => monthAfter(today, at + 1));
  return [
    '',
    `__${monthAfter(today, 0).last}`,
    ...months.map(({ first, last }) => `${first}__${last}`),
    `${monthAfter(today, monthsOffered + 1).first}__`,
  ];
}

/** Returns `from__` by number of the age filter: Alle, Heute, Gestern, Vor 1 Woche, Vor 2 Wochen. */
export function createdRanges(today: string): string[] {
  return createdDays.map((days, choice) => (choice === 0 ? '' : `${addDays(today, -days)}__`));
}

/** Returns `from__to` of the times at which most apprenticeships begin: the next August, the next September, the next summer. */
export function usualStarts(today: string): string[] {
  const nextYearOf = (lastDay: string) =>
    Number(today.slice(0, 4)) + (today.slice(5) > lastDay ? 1 : 0);
  const [first, last] = summer;
  return [
    `${nextYearOf('08-31')}-08-01__${nextYearOf('08-31')}-08-31`,
    `${nextYearOf('09-30')}-09-01__${nextYearOf('09-30')}-09-30`,
    `${nextYearOf(last)}-${first}__${nextYearOf(last)}-${last}`,
  ];
}

/** When a job begins whose ad says no day. (The API says it without words.) */
export const openStart = 'nach Absprache';
