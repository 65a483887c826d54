import { schoolHolidays } from '@lehrpfad/regions/parts/holidays.ts';
import { addDays } from './days.ts';
import { fridayOf, mondayOf } from './weeks.ts';

/*
 * Each school sets the dates on which it sends its pupils to companies (Schülerbetriebspraktikum). We found no list for a whole state, so
 * this file has none: editors enter the dates that they know (school-internships/). Days off that a school chooses itself are missing, too.
 */

/** Days are ISO days. On a board of several states `state` names the state, unless all states have the holiday on these days. */
type SchoolHoliday = (typeof schoolHolidays)[number];

/** Returns the Monday of the first week and the Sunday of the last week in which a day from Monday to Friday is a holiday. */
export function weeksOfHoliday({ first, last }: Pick<SchoolHoliday, 'first' | 'last'>): {
  from: string;
  to: string;
} {
  const isWeekend = first > fridayOf(mondayOf(first));
  return { from: mondayOf(isWeekend ? addDays(first, 2) : first), to: addDays(mondayOf(last), 6) };
}

/** Names of the states that have holidays of their own. */
const statesOf = (all: readonly SchoolHoliday[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ state }) => state ?? []));

/**
 * Returns the name of the holidays in which a week lies, with the states if not all of the board have them; '' for a week of school.
 */
export function holidayOfWeek(monday: string, all = schoolHolidays): string {
  const found = all.filter((holiday) => {
    const { from, to } = weeksOfHoliday(holiday);
    return monday >= from && monday <= to;
  });
  const [first] = found;
  if (first === undefined) return '';
  const states = statesOf(found);
  const isOfAll = found.some(({ state }) => !state) || states.size === statesOf(all).size;
  return isOfAll ? first.name : `${first.name} (${[...states].join(', ')})`;
}

/** Returns the days from the first to the last on which one of the board's states has the same holidays. */
function fromFirstToLast(found: SchoolHoliday, all: readonly SchoolHoliday[]): SchoolHoliday {
  const yearOf = ({ first }: SchoolHoliday) => first.slice(0, 4);
  const same = all.filter((one) => one.name === found.name && yearOf(one) === yearOf(found));
  const first = same.map((holiday) => holiday.first).toSorted()[0] ?? found.first;
  const last =
    same
      .map((holiday) => holiday.last)
      .toSorted()
      .at(-1) ?? found.last;
  return { name: found.name, first, last };
}

/**
 * Returns the holidays of a name that a person means on a day: those of `year`, otherwise the first ones whose first half is not over.
 * Undefined if their days are not fixed yet. On a board of several states they last as long as at least one state has them.
 * @param year in which they begin
 */
export function holidayNamed(
  name: string,
  today: string,
  year?: number,
  all = schoolHolidays,
): SchoolHoliday | undefined {
  const isMeant = ({ first, last }: SchoolHoliday) => {
    if (year !== undefined) return Number(first.slice(0, 4)) === year;
    const half = Math.ceil((Date.parse(last) - Date.parse(first)) / 172_800_000);
    return today <= addDays(first, half);
  };
  const found = all.find((holiday) => holiday.name === name && isMeant(holiday));
  return found && fromFirstToLast(found, all);
}

/** Number of holidays in the start filter; a holiday with different dates in several states counts once for each of its dates. */
const offered = 3;

interface NamedStart {
  readonly label: string;
  readonly range: string;
}

/** Holidays that differ by some days may have the same weeks. */
const isSameStart = (one: NamedStart, other: NamedStart): boolean =>
  one.label === other.label && one.range === other.range;

/** Returns the next holidays that the start filter offers, with their weeks as `from__to`. */
export function holidayStarts(today: string, all = schoolHolidays): NamedStart[] {
  const coming = all
    .map((holiday) => ({ holiday, weeks: weeksOfHoliday(holiday) }))
    .filter(({ weeks }) => weeks.to >= today)
    .map(({ holiday: { name, first, state }, weeks: { from, to } }) => ({
      label: `${name} ${first.slice(0, 4)}`,
      range: `${from}__${to}`,
      state,
    }));
  const labels = [...new Set(coming.map(({ label }) => label))].slice(0, offered);
  const next = coming.filter(({ label }) => labels.includes(label));
  return next
    .filter((one, at) => next.findIndex((other) => isSameStart(one, other)) === at)
    .map(({ label, range, state }) => {
      const isOfAll = next.every((other) => other.label !== label || other.range === range);
      return { label: isOfAll || state === undefined ? label : `${label} · ${state}`, range };
    });
}
