import {
  holidaysOfIncompleteYears,
  publicHolidays,
  schoolHolidays as knownHolidays,
} from '@lehrpfad/regions/parts/holidays.ts';
import { addDays, weekday, yearOf, type Day } from '../days.ts';

/** A period without school; both days are included. */
export interface Holidays {
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
}

/** Sorted by time. */
export const schoolHolidays: readonly Holidays[] = [
  ...holidaysOfIncompleteYears,
  ...knownHolidays,
].toSorted((a, b) => a.first.localeCompare(b.first));

/** Returns the holidays on that day; outside the calendar, the weeks that have been summer holidays in every year. */
export function holidaysOn(day: Day): Holidays | undefined {
  const known = schoolHolidays.find(({ first, last }) => first <= day && day <= last);
  const year = yearOf(day);
  const isListed = schoolHolidays.some((one) => yearOf(one.first) === year);
  if (known || isListed) return known;
  const usual = { name: 'Sommerferien', first: `${year}-07-24`, last: `${year}-08-07` };
  return usual.first <= day && day <= usual.last ? usual : undefined;
}

/** Returns Easter Sunday by Gauss's rule with its two exceptions: correct from 1900 to 2099. */
function easterSunday(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = moon + sunday === 35 || (moon === 28 && sunday === 6 && year % 19 > 10);
  return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0));
}

/** Checks for public holidays of the state, as far as they can fall on a weekday. */
function isPublicHoliday(day: Day): boolean {
  const easter = easterSunday(yearOf(day));
  const { fixed, afterEaster } = publicHolidays;
  return fixed.includes(day.slice(5)) || afterEaster.some((at) => addDays(easter, at) === day);
}

/** Returns whether the day is from Monday to Friday, and neither a public holiday nor in school holidays. */
export function isSchoolDay(day: Day): boolean {
  return isWeekday(day) && holidaysOn(day) === undefined;
}

/** Returns whether the day is from Monday to Friday and not a public holiday. */
export function isWeekday(day: Day): boolean {
  return weekday(day) % 6 !== 0 && !isPublicHoliday(day);
}

/** Returns whether the day is a Saturday outside school holidays and not a public holiday. */
export function isFreeSaturday(day: Day): boolean {
  return weekday(day) === 6 && holidaysOn(day) === undefined && !isPublicHoliday(day);
}

/** Returns Girls' Day and Boys' Day: the fourth Thursday in April, as in 2026 (23) and 2027 (22). Some states call it Zukunftstag. */
export function girlsDay(year: number): Day {
  const first = `${year}-04-01`;
  return addDays(first, ((11 - weekday(first)) % 7) + 21);
}
