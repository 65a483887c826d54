import { addDays, weekday, yearOf, type Day } from '../days.ts';

/** A period without school; both days are included. */
export interface Holidays {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

/**
 * School holidays in Sachsen-Anhalt. Source: Kultusministerkonferenz, 'Ferienregelung' of the school years 2025/26 to 2027/28 and
 * 'Sommerferien 2025 bis 2030' (https://www.kmk.org/service/ferien.html). For 2028/29 and 2029/30 only the summer holidays are
 * known: add the others when that page lists them.
 */
export const schoolHolidays: readonly Holidays[] = [
  { name: 'Herbstferien', from: '2025-10-13', to: '2025-10-25' },
  { name: 'Weihnachtsferien', from: '2025-12-22', to: '2026-01-05' },
  { name: 'Winterferien', from: '2026-01-31', to: '2026-02-06' },
  { name: 'Osterferien', from: '2026-03-30', to: '2026-04-04' },
  { name: 'Pfingstferien', from: '2026-05-26', to: '2026-05-29' },
  { name: 'Sommerferien', from: '2026-07-04', to: '2026-08-14' },
  { name: 'Herbstferien', from: '2026-10-19', to: '2026-10-30' },
  { name: 'Weihnachtsferien', from: '2026-12-21', to: '2027-01-02' },
  { name: 'Winterferien', from: '2027-02-01', to: '2027-02-06' },
  { name: 'Osterferien', from: '2027-03-22', to: '2027-03-27' },
  { name: 'Pfingstferien', from: '2027-05-15', to: '2027-05-22' },
  { name: 'Sommerferien', from: '2027-07-10', to: '2027-08-20' },
  { name: 'Herbstferien', from: '2027-10-18', to: '2027-10-23' },
  { name: 'Weihnachtsferien', from: '2027-12-20', to: '2027-12-31' },
  { name: 'Winterferien', from: '2028-02-07', to: '2028-02-12' },
  { name: 'Osterferien', from: '2028-04-10', to: '2028-04-22' },
  { name: 'Pfingstferien', from: '2028-06-03', to: '2028-06-10' },
  { name: 'Sommerferien', from: '2028-07-22', to: '2028-09-01' },
  { name: 'Sommerferien', from: '2029-07-21', to: '2029-08-31' },
  { name: 'Sommerferien', from: '2030-07-13', to: '2030-08-23' },
];

/** Returns the holidays on that day; outside the calendar, the weeks that have been summer holidays in every year. */
export function holidaysOn(day: Day): Holidays | undefined {
  const known = schoolHolidays.find(({ from, to }) => from <= day && day <= to);
  const year = yearOf(day);
  const isListed = schoolHolidays.some((one) => yearOf(one.from) === year);
  if (known || isListed) return known;
  const usual = { name: 'Sommerferien', from: `${year}-07-24`, to: `${year}-08-07` };
  return usual.from <= day && day <= usual.to ? usual : undefined;
}

/** Returns Easter Sunday by Gauss's rule with its two exceptions: correct from 1900 to 2099. */
function easterSunday(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = moon + sunday === 35 || (moon === 28 && sunday === 6 && year % 19 > 10);
  return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0));
}

/** Checks for public holidays (FeiertG LSA § 2), as far as they can fall on a weekday. */
function isPublicHoliday(day: Day): boolean {
  const easter = easterSunday(yearOf(day));
  const fixed = ['01-01', '01-06', '05-01', '10-03', '10-31', '12-25', '12-26'];
  return fixed.includes(day.slice(5)) || [-2, 1, 39, 50].some((at) => addDays(easter, at) === day);
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

/** Returns Girls' Day and Boys' Day: the fourth Thursday in April, as in 2026 (23) and 2027 (22). Sachsen-Anhalt calls it Zukunftstag. */
export function girlsDay(year: number): Day {
  const first = `${year}-04-01`;
  return addDays(first, ((11 - weekday(first)) % 7) + 21);
}
