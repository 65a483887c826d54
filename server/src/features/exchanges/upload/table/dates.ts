import { dayMs } from '../../../../core/clock.ts';
import { readCalendarDay, type DatePrecision } from '../../values/dates.ts';
import type { Cell } from './cells.ts';
import { textOf } from './cells.ts';

/** Days between 30 December 1899, where spreadsheets begin to count, and 1 January 1970. */
const spreadsheetEpoch = 25_569;

/** Numbers that are read as days in cells without a date format: 1982 to 2119. Other numbers are no days. */
const serials = { least: 30_000, most: 80_000 };

/**
 * Returns a day as `YYYY-MM-DD`; null for an empty cell, undefined if the cell is no day.
 * @param whole the day that a month without a day means
 */
export function readDay(
  cell: Cell | undefined,
  whole: DatePrecision = 'day',
): string | null | undefined {
  const isSerial = typeof cell === 'number' && cell >= serials.least && cell <= serials.most;
  const moment = isSerial ? new Date((Math.floor(cell) - spreadsheetEpoch) * dayMs) : cell;
  const text = textOf(moment);
  return text === '' ? null : (readCalendarDay(text, whole) ?? undefined);
}
