import { dayMs } from '../../../../core/clock.ts';
import { readCalendarDay, type DatePrecision } from '../../values/dates.ts';
import type { Cell } from './cells.ts';
import { textOf } from './cells.ts';

/** Days between 30 December 1899, where spreadsheets begin to count, and 1 January 1970. */
const spreadsheetEpoch = 25_569;

/** Numbers that are read as days in cells without a date format: 1982 to 2119. Other numbers are no days. */
const serials = { min: 30_000, max: 80_000 };

/** '46600' as text, as a CSV has it and a column of text. Nothing else is a day of five digits. */
const serialText = /^\d{5}(?:[.,]\d{1,10})?$/;

/** The number of a day as spreadsheets count it; `NaN` for any other cell. */
function serialOf(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell;
  const text = typeof cell === 'string' ? cell.trim() : '';
  return serialText.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/**
 * Returns a day as `YYYY-MM-DD`; null for an empty cell, undefined if the cell is no day.
 * @param whole the day that a month without a day means
 */
export function readDay(
  cell: Cell | undefined,
  whole: DatePrecision = 'day',
): string | null | undefined {
  const serial = serialOf(cell);
  const isSerial = serial >= serials.min && serial <= serials.max;
  const moment = isSerial ? new Date((Math.floor(serial) - spreadsheetEpoch) * dayMs) : cell;
  const text = textOf(moment);
  return text === '' ? null : (readCalendarDay(text, whole) ?? undefined);
}

/** Words that say that a job begins on no certain day. */
const noFirstDay = new Set(
  (
    'sofort jetzt asap absprache vereinbarung jederzeit ganzjährig laufend fortlaufend flexibel variabel offen unbestimmt ' +
    'nächstmöglich nächstmöglichen nächstmöglicher nächstmöglichst schnellstmöglich baldmöglichst baldigst frühestmöglich'
  ).split(' '),
);

/** Words around them. */
const aroundThem = new Set(
  'ab zum zu einem per nach in oder und bzw auch möglich individueller zeitpunkt termin beginn start noch'.split(
    ' ',
  ),
);

/** Words that say that there is no last day. */
const noLastDay = new Set(
  'unbefristet unbegrenzt offen laufend fortlaufend dauerhaft keine keiner kein entfällt ohne nicht befristet angabe angaben ka na'.split(
    ' ',
  ),
);

/** Words around them. */
const aroundLast = new Set('bis auf frist ende bewerbungsfrist befristung termin'.split(' '));

/** UTF-16 units. A longer text may say more than that there is no certain day. */
const maxWordsLength = 80;

/** Whether a cell says that a job begins on no certain day: 'ab sofort', 'nach Absprache', 'zum nächstmöglichen Zeitpunkt'. */
export const saysNoFirstDay = (cell: Cell | undefined): boolean =>
  isOnly(cell, noFirstDay, aroundThem);

/** Whether a cell says that there is no last day: 'unbefristet', 'keine Frist', 'k. A.', a dash. */
export const saysNoLastDay = (cell: Cell | undefined): boolean =>
  /^[-–—/]{1,3}$/.test(textOf(cell)) || isOnly(cell, noLastDay, aroundLast);

/** Whether a cell consists of certain words, beside those around them. */
function isOnly(
  cell: Cell | undefined,
  known: ReadonlySet<string>,
  around: ReadonlySet<string>,
): boolean {
  const text = textOf(cell);
  if (text.length > maxWordsLength || /\d/.test(text)) return false;
  const words = text
    .toLowerCase()
    .replaceAll(/(?<!\p{L})(\p{L})[./]\s?(\p{L})(?!\p{L})\.?/gu, '$1$2')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !around.has(word));
  return words.length > 0 && words.every((word) => known.has(word));
}
