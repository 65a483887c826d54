import { berlinDay } from '../../../core/clock.ts';

/*
 * Reads days as people write them into tables and forms, and as other systems send them. An ambiguous text is not read: an ad without a
 * day is better than one with a wrong day.
 */

/** A longer text has none of the formats below. Characters. */
const maxLength = 80;

/** Whether the text names a day, or a month that stands for its first or last day. */
export type DatePrecision = 'day' | 'first' | 'last';

const monthNames = [
  'januar jan january jaenner jänner',
  'februar feb february',
  'märz maerz mär mrz mar march',
  'april apr',
  'mai may',
  'juni jun june',
  'juli jul july',
  'august aug',
  'september sep sept',
  'oktober okt october oct',
  'november nov',
  'dezember dez december dec',
];
const months = new Map(
  monthNames.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

const pad = (number: number) => String(number).padStart(2, '0');

/** Returns a day of the calendar; null if there is no such day. */
function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
  return isReal ? `${year}-${pad(month)}-${pad(day)}` : null;
}

/** Years of two digits in which an ad can begin or end. Other numbers may be days or months. */
const short = { min: 20, max: 59 };

function yearOf(text: string): number {
  const year = Number(text);
  if (text.length !== 2) return year;
  return year >= short.min && year <= short.max ? 2000 + year : Number.NaN;
}

/** Timestamps from 2001 to 2099: seconds since 1970 have ten digits, milliseconds thirteen. */
const counted = /^(?:\/Date\()?(\d{10}|\d{13})(?:[+-]\d{4})?(?:\)\/)?$/;
const lastSecond = 4_102_444_800;

function dayOfMoment(text: string): string | null | undefined {
  const [, digits] = counted.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const seconds = Number(digits) / (digits.length === 13 ? 1000 : 1);
  return seconds < 1_000_000_000 || seconds > lastSecond
    ? null
    : berlinDay(new Date(seconds * 1000));
}

/** Matches a moment with a zone. `inGermany` returns its day in Germany; the day itself has been checked already. */
const zoned = /\d{2}:\d{2}.{0,20}?(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})(?:\s?\([^()]{0,40}\))?$/i;

function inGermany(text: string, day: string | null): string | null {
  if (day === null || !zoned.test(text)) return day;
  const moment = new Date(text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T'));
  return Number.isNaN(moment.getTime()) ? day : berlinDay(moment);
}

const before =
  /^(?:(?:frühestens|spätestens)\s)?(?:ausbildungsbeginn|beginn|start|ab|zum|am|vom|von|bis|seit)\b(?:\s(?:zum|dem))?\s{0,3}:?\s{0,3}/i;
/** Whole names of weekdays: 'Mitte August' begins like a Wednesday. */
const weekday =
  /^(?:mo(?:n(?:tag|day)?)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag|i(?:day)?)?|sa(?:mstag|t(?:urday)?)?|so(?:nn(?:tag|abend))?|sun(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?)(?:\.,|[.,]|(?=\s))\s{0,3}(?:den\s)?/i;
const time =
  /(?:[T,]\s?|\s)(?:um\s)?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s?uhr)?(?:\s?(?:Z|GMT|UTC|CES?T|[+-]\d{2}(?::?\d{2})?|GMT[+-]\d{4}))?(?:\s?\([^()]{0,40}\))?$/i;
const zone = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/i;

/** '01.09.2027 (Ausbildungsjahr 27/28)': a remark that names no other day and no zone. */
const remark = /\s?\((?!CES?T|GMT|UTC)[^().:]{5,60}\)$/;

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const dotted = /^(\d{1,2})\.\s{0,3}(\d{1,2})\.\s{0,3}(\d{4}|\d{2})$/;
const eitherFirst = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/;
const namedMonth =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]{0,3}([a-zäöü]{3,9})[\s.,-]{0,3}(\d{4}|\d{2})$/i;
const monthFirst = /^([a-zä]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/i;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
/** '01082027', as programs of accountants write it; with the year first it is no day. */
const compactDayFirst = /^(\d{2})(\d{2})(20\d{2})$/;

/** Reads a day and a month in unknown order, if one of them cannot be a month or both are the same. */
function inEitherOrder(one: number, other: number, year: number): string | null {
  if (one > 12 || one === other) return existing(year, other, one);
  return other > 12 ? existing(year, one, other) : null;
}

function dayIn(text: string): string | null {
  const [, y1, , m1, d1] = yearFirst.exec(text) ?? compactParts(text);
  const [, d0, m0, y0] = compactDayFirst.exec(text) ?? [];
  if (y1 !== undefined)
    return (
      existing(Number(y1), Number(m1), Number(d1)) ??
      (d0 === undefined ? null : existing(Number(y0), Number(m0), Number(d0)))
    );
  const [, d2, m2, y2 = ''] = dotted.exec(text) ?? [];
  if (d2 !== undefined) return existing(yearOf(y2), Number(m2), Number(d2));
  const [, one, , other, y3 = ''] = eitherFirst.exec(text) ?? [];
  if (one !== undefined) return inEitherOrder(Number(one), Number(other), yearOf(y3));
  const [, d4, n4 = '', y4 = ''] = namedMonth.exec(text) ?? [];
  if (d4 !== undefined) return existing(yearOf(y4), monthOf(n4), Number(d4));
  const [, n5 = '', d5, y5] = monthFirst.exec(text) ?? [];
  return d5 === undefined ? null : existing(Number(y5), monthOf(n5), Number(d5));
}

function compactParts(text: string): readonly string[] {
  const [, year, month, day] = compact.exec(text) ?? [];
  return year === undefined ? [] : ['', year, '', month ?? '', day ?? ''];
}

const monthOf = (name: string) => months.get(name.toLowerCase()) ?? Number.NaN;

const monthForms = [
  { form: /^(\d{1,2})[/.](\d{4})$/, month: 1, year: 2 },
  { form: /^(\d{4})-(\d{1,2})$/, month: 2, year: 1 },
  { form: /^([a-zäöü]{3,9})\.?\s(\d{4})$/i, month: 1, year: 2 },
] as const;

function monthIn(text: string, whole: 'first' | 'last'): string | null {
  for (const { form, month, year } of monthForms) {
    const found = form.exec(text);
    if (!found) continue;
    const name = found[month] ?? '';
    const number = /^\d/.test(name) ? Number(name) : monthOf(name);
    const first = existing(Number(found[year]), number, 1);
    if (first === null || whole === 'first') return first;
    return new Date(Date.UTC(Number(found[year]), number, 0)).toISOString().slice(0, 10);
  }
  return null;
}

/**
 * Reads the day that a text names, as `YYYY-MM-DD`: by ISO 8601, by RFC 822, in German formats, or as seconds or milliseconds since
 * 1970. A moment with a zone is the day that it is in Germany then.
 * @param whole the day that a month alone ('08/2027') means; `day`: none
 * @returns null if the text is no day, or is ambiguous
 */
export function readCalendarDay(text: string, whole: DatePrecision = 'day'): string | null {
  const value = text.slice(0, maxLength + 1).trim();
  if (value === '' || value.length > maxLength) return null;
  const moment = dayOfMoment(value);
  if (moment !== undefined) return moment;
  const bare = value.replace(before, '').replace(weekday, '').replace(remark, '');
  const plain = bare.replace(time, '').replace(zone, '$1').trim();
  // 'Sun Nov 01 2026 08:00:00 GMT+0100 (CET)', as programs write it without a comma.
  const day = dayIn(plain.replace(/^([A-Z][a-z]{2}) (\d{2}) (\d{4})$/, '$2 $1 $3'));
  if (day !== null) return inGermany(bare, day);
  return whole === 'day' ? null : monthIn(plain, whole);
}

/** Range of real days. Systems use days outside of it for 'none': 0001-01-01, 1970-01-01, 9999-12-31. */
const plausible = { first: '2000-01-01', last: '2099-12-31' };

/** Reads a day of a feed, within the range of days that an ad can have. */
export function readDayOf(text: string, whole: DatePrecision = 'day'): string | null {
  const day = readCalendarDay(text, whole);
  return day !== null && day >= plausible.first && day <= plausible.last ? day : null;
}
