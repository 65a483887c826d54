import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { addMonths } from '@lehrpfad/contract/core/dates/days.ts';
import { holidayOfWeek } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import {
  fridayOf,
  mondayOf,
  mondaysBetween,
  weekNumberOf,
} from '@lehrpfad/contract/core/dates/weeks.ts';
import {
  schoolPeriodsOfWeek,
  type SchoolPeriod,
} from '@lehrpfad/contract/school-internships/period-weeks.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import { monthLabel } from '../../../../core/text/dates.ts';

/** Number of offered months: the rest of this school year and the whole next one. */
const monthsOffered = 20;

export interface WeekMonth {
  readonly label: string;
  readonly weeks: readonly { readonly monday: string; readonly label: string }[];
  /** Names of the internships of schools in it, each once: 'Schulpraktikum Gymnasium, 9. Klassen'. */
  readonly schools: readonly string[];
}

/** Returns 'KW 43, 19.10. – 23.10.', with the names of the school holidays and of internships of schools. */
function labelOf(monday: string, periods: readonly SchoolPeriod[]): string {
  const [first, last] = [monday, fridayOf(monday)].map((day) => germanDay(day).slice(0, 6));
  const names = [holidayOfWeek(monday), ...schoolPeriodsOfWeek(monday, periods)];
  const named = names.filter((name) => name !== '').map((name) => ` · ${name}`);
  return `KW ${weekNumberOf(monday)}, ${first} – ${last}${named.join('')}`;
}

/** Returns the offered weeks by the month of their Mondays: those from this week on, and all chosen ones. */
export function weekMonths(
  today: string,
  chosen: readonly InternshipWeek[],
  periods: readonly SchoolPeriod[] = [],
): WeekMonth[] {
  const mondays = chosen.map(({ monday }) => monday);
  const offered = mondaysBetween(today, addMonths(today, monthsOffered));
  const all = [...new Set([...mondays, ...offered])].toSorted();
  const byMonth = Map.groupBy(all, (monday) => monday.slice(0, 7));
  return [...byMonth.values()].map((weeks) => ({
    label: monthLabel(weeks[0] ?? mondayOf(today)),
    weeks: weeks.map((monday) => ({ monday, label: labelOf(monday, periods) })),
    schools: [...new Set(weeks.flatMap((monday) => schoolPeriodsOfWeek(monday, periods)))],
  }));
}

/** Returns 'KW 43 (19.10. – 23.10.2026)'. */
export const weekLabel = (monday: string): string =>
  `KW ${weekNumberOf(monday)} (${germanDay(monday).slice(0, 6)} – ${germanDay(fridayOf(monday))})`;

/** Adds a week with as many places as the last one, all of them free; or removes it. */
export function withWeek(
  weeks: readonly InternshipWeek[],
  monday: string,
  isChosen: boolean,
): InternshipWeek[] {
  const others = weeks.filter((week) => week.monday !== monday);
  if (!isChosen) return others;
  const places = weeks.at(-1)?.places ?? 1;
  const all = [...others, { monday, places, free: places }];
  return all.toSorted((a, b) => (a.monday < b.monday ? -1 : 1));
}

/** Changes the number of places of a week; the number of taken places stays. */
export function withPlaces(week: InternshipWeek, places: number): InternshipWeek {
  const taken = week.places - week.free;
  return { ...week, places, free: Math.max(0, places - taken) };
}
