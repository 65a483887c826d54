import { schoolHolidays } from '@lehrpfad/regions/parts/holidays.ts';
import { addDays } from './days.ts';
import { fridayOf, mondayOf } from './weeks.ts';

/*
 * When schools send their pupils to companies (Schülerbetriebspraktikum) is fixed by each school. No list for a whole state was found, so
 * none is here. Days off that a school chooses itself are not in it either.
 */

/** Its days are ISO days. */
type SchoolHoliday = (typeof schoolHolidays)[number];

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
