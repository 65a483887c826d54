import { schoolHolidays, usualDays } from '@lehrpfad/regions/parts/holidays.ts';
import { addDays, monthAfter } from '../core/dates/days.ts';
import { weeksOfHoliday } from '../core/dates/school-holidays.ts';
import { fridayOf, isMonday, mondayOf } from '../core/dates/weeks.ts';

interface Range {
  readonly from: string | null;
  readonly to: string | null;
}

/** Returns the usual first and last day of the holidays that have exactly these weeks, in their year. */
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
 * Returns the range in which an ad without weeks must begin to be found by a range of days. A range of whole weeks (Monday to Sunday) is
 * meant for internships that name their weeks. Other ads name their day only roughly, so the range is widened to the months of these weeks,
 * or, if the weeks are school holidays, to the months in which these holidays usually lie.
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
