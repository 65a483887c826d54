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

/** Returns the times at which most apprenticeships begin, as `from__to`: the next August, the next September, the next summer. */
export function usualStarts(today: string): { label: string; range: string }[] {
  const next = (name: string, first: string, last: string) => {
    const year = Number(today.slice(0, 4)) + (today.slice(5) > last ? 1 : 0);
    return { label: `${name} ${year}`, range: `${year}-${first}__${year}-${last}` };
  };
  return [
    next('August', '08-01', '08-31'),
    next('September', '09-01', '09-30'),
    next('Sommer', ...summer),
  ];
}

/** Text for the start of a job whose ad names no day. (The API has null instead.) */
export const openStart = 'nach Absprache';
