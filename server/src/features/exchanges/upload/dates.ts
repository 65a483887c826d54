import type { Cell } from './cells.ts';
import { textOf } from './cells.ts';

const pad = (number: number) => String(number).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` : undefined;
}

/** Days between 30 December 1899, where spreadsheets begin to count, and 1 January 1970. */
const spreadsheetEpoch = 25_569;

/** What a cell without a date's format may hold: days from 1982 to 2119. Other numbers are no days. */
const serials = { least: 30_000, most: 80_000 };

const german = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A day as `YYYY-MM-DD`; null for an empty cell, undefined for what is no day. */
export function readDay(cell: Cell | undefined): string | null | undefined {
  const isSerial = typeof cell === 'number' && cell >= serials.least && cell <= serials.most;
  const moment = isSerial ? new Date((Math.floor(cell) - spreadsheetEpoch) * 86_400_000) : cell;
  const text = textOf(moment);
  if (text === '') return null;
  const [, day, month, year = ''] = german.exec(text) ?? [];
  // Two digits are of this century: nobody announces a place of 1999.
  if (day !== undefined)
    return dayOf(
      year.length === 2 ? 2000 + Number(year) : Number(year),
      Number(month),
      Number(day),
    );
  const [, y, m, d] = iso.exec(text) ?? [];
  return y === undefined ? undefined : dayOf(Number(y), Number(m), Number(d));
}
