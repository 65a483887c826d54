import { schoolHolidays, usualDays } from '@lehrpfad/regions/parts/holidays.ts';
import { addDays, monthAfter } from '../core/dates/days.ts';
import { weeksOfHoliday } from '../core/dates/school-holidays.ts';
import { fridayOf, isMonday, mondayOf } from '../core/dates/weeks.ts';

interface Range {
  readonly from: string | null;
  readonly to: string | null;
}

/** Returns the days in which holidays with just these weeks usually lie, in the year of these. */
function daysOfHoliday(from: string, to: string): Range | undefined {
  const found = schoolHolidays.find((holiday) => {
    const weeks = weeksOfHoliday(holiday);
    return weeks.from === from && weeks.to === to;
  });
  if (found === undefined) return undefined;
  const [first, last] = usualDays[found.name];
  const year = Number(found.first.slice(0, 4));
  return { from: `${year}-${first}`, to: `${last < first ? year + 1 : year}-${last}` };
}

/**
 * Returns the days on which an ad that names no weeks has to begin to be found by a range of days. A range of whole weeks (Monday to Sunday)
 * is for internships that name their weeks; others name a day more or less, so the months of these weeks will do, and where they are school
 * holidays, the months in which those usually lie.
 */
export function startDays(range: Range): Range {
  const { from, to } = range;
  if (from === null || to === null || from > to || !isMonday(from) || !isMonday(addDays(to, 1)))
    return range;
  return (
    daysOfHoliday(from, to) ?? {
      from: monthAfter(from, 0).first,
      to: monthAfter(fridayOf(mondayOf(to)), 0).last,
    }
  );
}
