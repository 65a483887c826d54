import { readDayOf } from './dates.ts';

/* Reads periods as people write them: '01.02.2027 – 12.02.2027', '1. bis 12. Februar 2027', '2027-02-01/2027-02-12'. */

/** The first and the last day. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

/** A longer text has none of the forms. Characters. */
const maxLength = 80;

const separator = /\s?(?:[–—-]|(?<![\p{L}\d])(?:bis(?:\szum)?|to|until)(?!\p{L}))\s?/giu;

const iso = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

const beginning = /^(?:(?:zeitraum|vom|von|ab)\s?:?\s)+/iu;

/** The day at the beginning of a text, and the month and year behind it: '12.2.2027', '12. Februar 2027'. */
const dayBefore = /^\d{1,2}\.?\s?(\D.*)$/u;

/** Returns texts for the first day, which may leave out what the last day says: '1.', '1.2.', 'Februar'. */
function completed(first: string, last: string): readonly string[] {
  const [year] = /(?:\d{4}|\d{2})$/.exec(last) ?? [];
  if (year === undefined) return [first];
  // A period may begin in December and end in January.
  const before = String(Number(year) - 1).padStart(year.length, '0');
  const [, monthAndYear] = dayBefore.exec(last) ?? [];
  const isDay = /^\d{1,2}\.?$/.test(first) && monthAndYear !== undefined;
  const gap = first.endsWith('.') ? '' : ' ';
  return [
    first,
    ...(isDay ? [`${first.replace('.', '')}.${monthAndYear.replace(/^\./, '')}`] : []),
    `${first}${gap}${year}`,
    `${first}${gap}${before}`,
  ];
}

function between(first: string, last: string): Period | undefined {
  const end = readDayOf(last, 'last');
  if (end === null || first === '') return undefined;
  const start = completed(first, last)
    .map((text) => readDayOf(text, 'first'))
    .find((day) => day !== null && day <= end);
  return start ? { start, end } : undefined;
}

/** Returns the days that a text names as the first and the last one; undefined if it names no period. */
export function readPeriod(text: string): Period | undefined {
  const whole = text.slice(0, maxLength + 1).trim();
  if (whole === '' || whole.length > maxLength) return undefined;
  const [, first, last] = iso.exec(whole) ?? [];
  if (first !== undefined && last !== undefined) return between(first, last);
  const said = whole.replace(beginning, '');
  for (const { index, 0: sign } of said.matchAll(separator)) {
    const period = between(said.slice(0, index).trim(), said.slice(index + sign.length).trim());
    if (period !== undefined) return period;
  }
  return undefined;
}
