import { addDays } from './days.ts';
import { fridayOf, mondayOf } from './weeks.ts';

/*
 * School holidays of Sachsen-Anhalt: first and last day as the Kultusministerkonferenz publishes them for 2026/27 and 2027/28
 * (https://www.kmk.org/service/ferien.html). They were read on 26 November 2026 from two copies of these overviews, which agree, and
 * compared with what the Mitteldeutsche Zeitung prints for 2026 and 2027
 * (https://www.mz.de/leben/familie/ferien-sachsen-anhalt-2026-winterferien-ostern-schule-880687): it leaves out Saturdays and public holidays
 * at the ends, and says the same otherwise. Official dates are no work under copyright (UrhG § 5). Days off that a school chooses itself
 * are not in it.
 *
 * When schools send their pupils to companies (Schülerbetriebspraktikum) is fixed by each school. No list for the whole Land was found, so
 * none is here.
 */

/** The first and last day between which holidays lie in most years; an ad would hardly name the day. */
export const usualDays = {
  Herbstferien: ['10-01', '10-31'],
  Weihnachtsferien: ['12-01', '01-31'],
  Winterferien: ['02-01', '02-28'],
  Osterferien: ['03-15', '04-30'],
  Pfingstferien: ['05-01', '06-30'],
  Sommerferien: ['07-01', '08-31'],
} as const;

export interface SchoolHoliday {
  readonly name: keyof typeof usualDays;
  /** ISO days. */
  readonly first: string;
  readonly last: string;
}

/** In order of time. */
export const schoolHolidays: readonly SchoolHoliday[] = [
  { name: 'Herbstferien', first: '2026-10-19', last: '2026-10-30' },
  { name: 'Weihnachtsferien', first: '2026-12-21', last: '2027-01-02' },
  { name: 'Winterferien', first: '2027-02-01', last: '2027-02-06' },
  { name: 'Osterferien', first: '2027-03-22', last: '2027-03-27' },
  { name: 'Pfingstferien', first: '2027-05-15', last: '2027-05-22' },
  { name: 'Sommerferien', first: '2027-07-10', last: '2027-08-20' },
  { name: 'Herbstferien', first: '2027-10-18', last: '2027-10-23' },
  { name: 'Weihnachtsferien', first: '2027-12-20', last: '2027-12-31' },
  { name: 'Winterferien', first: '2028-02-07', last: '2028-02-12' },
  { name: 'Osterferien', first: '2028-04-10', last: '2028-04-22' },
  { name: 'Pfingstferien', first: '2028-06-03', last: '2028-06-10' },
  { name: 'Sommerferien', first: '2028-07-22', last: '2028-09-01' },
];

/** Returns the Monday of the first week and the Sunday of the last week in which a day from Monday to Friday is a holiday. */
export function weeksOfHoliday({ first, last }: SchoolHoliday): { from: string; to: string } {
  const isWeekend = first > fridayOf(mondayOf(first));
  return { from: mondayOf(isWeekend ? addDays(first, 2) : first), to: addDays(mondayOf(last), 6) };
}

/** Returns the name of the holidays in which a week lies; '' for a week of school. */
export function holidayOfWeek(monday: string): string {
  const found = schoolHolidays.find((holiday) => {
    const { from, to } = weeksOfHoliday(holiday);
    return monday >= from && monday <= to;
  });
  return found?.name ?? '';
}

/**
 * Returns the holidays of a name that are meant on a day: those of a year, or the next, where the first half of them is not over.
 * Undefined where their days are not fixed yet.
 * @param year in which they begin
 */
export function holidayNamed(
  name: string,
  today: string,
  year?: number,
): SchoolHoliday | undefined {
  const isMeant = ({ first, last }: SchoolHoliday) => {
    if (year !== undefined) return Number(first.slice(0, 4)) === year;
    const half = Math.ceil((Date.parse(last) - Date.parse(first)) / 172_800_000);
    return today <= addDays(first, half);
  };
  return schoolHolidays.find((holiday) => holiday.name === name && isMeant(holiday));
}

/** How many holidays the start filter offers. */
const offered = 3;

/** Returns the next holidays that the start filter offers, with their weeks as `from__to`. */
export function holidayStarts(today: string): { label: string; range: string }[] {
  return schoolHolidays
    .map((holiday) => ({ holiday, weeks: weeksOfHoliday(holiday) }))
    .filter(({ weeks }) => weeks.to >= today)
    .slice(0, offered)
    .map(({ holiday: { name, first }, weeks }) => ({
      label: `${name} ${first.slice(0, 4)}`,
      range: `${weeks.from}__${weeks.to}`,
    }));
}
