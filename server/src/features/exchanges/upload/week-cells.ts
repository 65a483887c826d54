import {
  mondaysBetween,
  mondayOf,
  mondayOfWeek,
  weekNumberOf,
} from '@lehrpfad/contract/core/dates/weeks.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import { upcomingWeeks } from '../../job-ads/publishing/upcoming-weeks.ts';
import { readPeriod } from '../values/periods.ts';
import { quoted } from './text-lists.ts';

/* Weeks of an internship as people write them in a cell: 'KW 42/2026: 2; KW 43/2026: 1', '42-44', '19.10.2026 (2 von 3)'. */

type Read = { readonly value: InternshipWeek[] } | { readonly error: string };

/** Number of places of a week; both are missing if the text gives none. */
interface Places {
  readonly places?: number;
  readonly free?: number;
}

/** Number of places, or of free places and all places: ': 2', '= 2 Plätze', '(2 von 3 frei)', 'x 1/2'. */
const placesAtEnd =
  /[\s:=x(]\s{0,3}(?:(\d{1,3})\s{0,3}(?:von|\/)\s{0,3})?(\d{1,3})\s{0,3}(?:pl[aä]e?tze?n?)?\s{0,3}(?:frei)?\s{0,3}\)?$/;

/** 'KW 42', '42. KW', '42-44', 'KW 42/2026', 'KW 42 bis KW 44 (2026)'. */
const weeksOnly =
  /^(?:kw|kalenderwochen?)?\s{0,3}(\d{1,2})\.?\s{0,3}(?:kw|kalenderwochen?)?(?:\s{0,3}(?:-|–|bis)\s{0,3}(?:kw)?\s{0,3}(\d{1,2})\.?\s{0,3}(?:kw)?)?\s{0,3}(?:[/(]\s{0,3}(\d{2}|20\d{2})\)?|(20\d{2}))?$/;

/** '19.10.2026', 'Woche vom 19.10.26 bis 23.10.26', '2026-10-19'. */
const dayOnly =
  /^(?:woche)?\s{0,3}(?:vom|ab)?\s{0,3}(?:(\d{1,2})\.\s{0,3}(\d{1,2})\.\s{0,3}(\d{2}|20\d{2})|(20\d{2})-(\d{2})-(\d{2}))(?:\s{0,3}(?:-|–|bis)\s{0,3}[\d.]{5,10})?$/;

const expected = 'Erwartet wird zum Beispiel: KW 42/2026: 2; KW 43/2026: 1.';

const tooMany = `Höchstens ${limits.adWeeks} Wochen.`;

/** Characters of a cell, with far more for each week than needed. */
const maxLength = 80 * limits.adWeeks;

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));
const two = (part = '') => part.padStart(2, '0');

/** Returns the Monday of a day; undefined if there is no such day. */
function mondayOfDay([, day, month, year = '', isoYear, isoMonth, isoDay]: readonly string[]) {
  const date = isoYear
    ? `${isoYear}-${isoMonth}-${isoDay}`
    : `${fullYear(year)}-${two(month)}-${two(day)}`;
  const moment = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  return exists ? mondayOf(date) : undefined;
}

/** Without a year, the next such week, the present one included. */
function yearFor(week: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return mondayOfWeek(week, year) >= mondayOf(today) ? year : year + 1;
}

/** Returns the Mondays that a part of a cell names, without its places; undefined if it names none. */
function mondaysIn(text: string, inherited: string | undefined, today: string) {
  const day = dayOnly.exec(text);
  const period = readPeriod(text.replace(/^woche\s{0,3}/, ''));
  if (day !== null && period !== undefined) return mondaysBetween(period.start, period.end);
  if (day !== null) {
    const monday = mondayOfDay(day);
    return monday === undefined ? undefined : [monday];
  }
  const found = weeksOnly.exec(text);
  if (found === null) return undefined;
  const [, from = '', to = from, slashed, plain] = found;
  const named = slashed ?? plain ?? inherited;
  const first = Number(from);
  const year = named === undefined ? yearFor(first, today) : fullYear(named);
  const numbers = Array.from({ length: Number(to) - first + 1 }, (_, at) => first + at);
  const mondays = numbers.map((week) => mondayOfWeek(week, year));
  // There is no week 0, and week 53 in some years only.
  const exist = mondays.every((one, at) => weekNumberOf(one) === numbers[at]);
  return exist && mondays.length > 0 ? mondays : undefined;
}

/** Separates the places at the end of a part from its weeks. A number of the week itself is no number of places: 'KW 42', '42/2026'. */
function splitPlaces(part: string, today: string): { weeks: string } & Places {
  const found = placesAtEnd.exec(part);
  if (found === null) return { weeks: part };
  const weeks = part.slice(0, found.index).trim();
  if (mondaysIn(part, undefined, today) || !mondaysIn(weeks, undefined, today))
    return { weeks: part };
  const places = Number(found[2]);
  return { weeks, places, free: Number(found[1] ?? places) };
}

const yearIn = (weeks: string) => {
  const found = weeksOnly.exec(weeks);
  return found?.[3] ?? found?.[4];
};

/** Reads the text between two semicolons. Weeks separated by commas share the year and the places of the last: 'KW 42, 43/2026: 2'. */
function readGroup(group: string, today: string): Read {
  const parts = group.split(',').map((part) => splitPlaces(part.trim().toLowerCase(), today));
  const last = parts.at(-1);
  const year = yearIn(last?.weeks ?? '');
  const value: InternshipWeek[] = [];
  for (const { weeks, ...own } of parts) {
    const mondays = mondaysIn(weeks, year, today);
    if (mondays === undefined)
      return { error: `${quoted(weeks.slice(0, 40))} ist keine Woche. ${expected}` };
    const { places = last?.places ?? 1, free = last?.free ?? places } = own;
    value.push(...mondays.map((monday) => ({ monday, places, free })));
  }
  return { value };
}

/**
 * Reads a cell. The form checks how many weeks and places there may be.
 * @param today ISO day, Europe/Berlin
 */
export function readWeeks(text: string, today: string): Read {
  if (text.length > maxLength) return { error: tooMany };
  const groups = text.split(/[;\n|]/).filter((group) => group.trim() !== '');
  const weeks: InternshipWeek[] = [];
  for (const group of groups) {
    const read = readGroup(group, today);
    if ('error' in read) return read;
    weeks.push(...read.value);
    if (weeks.length > limits.adWeeks) return { error: tooMany };
  }
  return { value: upcomingWeeks(weeks, today) };
}
