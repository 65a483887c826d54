import { monthName } from '../core/dates/month-name.ts';
import { weeksOfHoliday } from '../core/dates/school-holidays.ts';

/* The weeks in which schools send their pupils to companies. Free of schemas, for the browser. */

export interface SchoolPeriod {
  readonly school_type: string;
  readonly name: string;
  readonly first_day: string;
  readonly last_day: string;
}

/** Number of starts that the filter offers besides the holidays. */
const offered = 3;

const weeksOf = ({ first_day: first, last_day: last }: SchoolPeriod) =>
  weeksOfHoliday({ first, last });

/** Returns 'Schulpraktikum Gymnasium, 9. Klassen' for each period that a week is a part of. */
export function schoolPeriodsOfWeek(monday: string, periods: readonly SchoolPeriod[]): string[] {
  const found = periods.filter((period) => {
    const { from, to } = weeksOf(period);
    return monday >= from && monday <= to;
  });
  return found.map(({ school_type, name }) => `Schulpraktikum ${school_type}, ${name}`);
}

export interface SchoolStart {
  readonly label: string;
  readonly schoolType: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the next times at which types of schools send their pupils to companies, in whole weeks. Those of one type that begin in the same
 * month are one time, from the first to the last day.
 */
export function schoolStarts(today: string, periods: readonly SchoolPeriod[]): SchoolStart[] {
  const coming = periods
    .map((period) => ({ schoolType: period.school_type, ...weeksOf(period) }))
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const byMonth = Map.groupBy(coming, ({ schoolType, from }) => {
    return `Schülerpraktikum ${schoolType} · ${monthName(from.slice(0, 7))}`;
  });
  return [...byMonth].map(([label, all]) => ({
    label,
    schoolType: all[0]?.schoolType ?? '',
    from: all[0]?.from ?? '',
    to:
      all
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? '',
  }));
}

/** Returns the next of them that the start filter offers, with their weeks as `from__to`. */
export const namedSchoolStarts = (today: string, periods: readonly SchoolPeriod[]) =>
  schoolStarts(today, periods)
    .slice(0, offered)
    .map(({ label, from, to }) => ({ label, range: `${from}__${to}` }));
