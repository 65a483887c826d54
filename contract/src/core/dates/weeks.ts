import { addDays } from './days.ts';

/* Calendar weeks by ISO 8601: they begin on Monday, and the fourth of January lies in the first. A week is known by its Monday (ISO day). */

/** Returns the Monday of the week of a day. */
export const mondayOf = (isoDay: string): string =>
  addDays(isoDay, -((new Date(`${isoDay}T00:00:00Z`).getUTCDay() + 6) % 7));

export const isMonday = (isoDay: string): boolean => mondayOf(isoDay) === isoDay;

export const fridayOf = (monday: string): string => addDays(monday, 4);

/** Returns the Monday of a week by its number. */
export const mondayOfWeek = (week: number, year: number): string =>
  addDays(mondayOf(`${year}-01-04`), 7 * (week - 1));

/** Returns the number of a week: 53 for the one of 28 December 2026. */
export function weekNumberOf(monday: string): number {
  const year = Number(addDays(monday, 3).slice(0, 4));
  return Math.round((Date.parse(monday) - Date.parse(mondayOfWeek(1, year))) / 604_800_000) + 1;
}

/** Returns the Mondays of the weeks from one day to another. */
export function mondaysBetween(first: string, last: string): string[] {
  const mondays = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7))
    mondays.push(monday);
  return mondays;
}
