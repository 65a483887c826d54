import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { mondayOf, mondayOfWeek } from '@lehrpfad/contract/core/dates/weeks.ts';
import type { DayRange } from '@lehrpfad/contract/search/search.ts';
import { monthNames } from './start/start-tables.ts';
import type { Token } from './tokens.ts';
import { shortYearOf, yearOf } from './start/years.ts';

/** Dates of a start, their label, and the number of words that name them. */
export interface StartWord {
  readonly range: DayRange;
  readonly label: string;
  readonly length: number;
}

const numberOf = ({ plain }: Token): number | undefined =>
  /^\d{1,2}$/.test(plain) ? Number(plain) : undefined;

const two = (number: number) => String(number).padStart(2, '0');

export function monthRange(year: number, month: number): DayRange {
  const { first, last } = monthAfter(`${year}-${two(month)}-01`, 0);
  return { from: first, to: last };
}

/** The year of the next occurrence of a month. */
export function nextYearOf(month: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return month >= Number(today.slice(5, 7)) ? year : year + 1;
}

/** Start times for completion, as people write them: the next occurrence of each month. */
export const completableStarts = (today: string): readonly string[] => [
  'ab sofort',
  'nächstes Jahr',
  ...monthNames.map((name, at) => `${name} ${nextYearOf(at + 1, today)}`),
];

export const weekWords: ReadonlySet<string> = new Set(['kw', 'kalenderwoche', 'kalenderwochen']);

/** 'KW 10', '10. Kalenderwoche 2027'. */
function weekAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined || second === undefined) return undefined;
  const number = weekWords.has(first.word) ? second : first;
  const week = weekWords.has(number === second ? first.word : second.word) ? numberOf(number) : 0;
  if (week === undefined || week < 1 || week > 53) return undefined;
  const named = third && yearOf(third);
  const thisYear = Number(today.slice(0, 4));
  const isOver = addDays(mondayOfWeek(week, thisYear), 6) < today;
  const year = named ?? (isOver ? thisYear + 1 : thisYear);
  const from = mondayOfWeek(week, year);
  const to = addDays(from, 6);
  const length = named === undefined ? 2 : 3;
  return { range: { from, to }, label: `KW ${week} ${year}`, length };
}

/** '1.9.', '01.09.2027', '12.4. bis 23.4.2027', 'KW 10' */
export const dateAt = (
  tokens: readonly Token[],
  at: number,
  today: string,
): StartWord | undefined =>
  weekAt(tokens, at, today) ?? daysAt(tokens, at, today) ?? monthOfDayAt(tokens, at, today);

/** A day with its month, and the number of words that name them. */
interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
  readonly length: number;
}

function dayAt(tokens: readonly Token[], at: number): NamedDay | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined || second === undefined || !first.endsInStop) return undefined;
  const [day, month] = [numberOf(first) ?? 0, numberOf(second) ?? 0];
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const year = third && second.endsInStop ? (yearOf(third) ?? shortYearOf(third)) : undefined;
  return { day, month, year, length: year === undefined ? 2 : 3 };
}

/** The month of a day: ads state when they start, but hardly on which day. */
function monthOfDayAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = dayAt(tokens, at);
  if (found === undefined) return undefined;
  const { month, length, year = nextYearOf(month, today) } = found;
  return { range: monthRange(year, month), label: `${monthNames[month - 1]} ${year}`, length };
}

const dayJoints: ReadonlySet<string> = new Set(['bis', 'zum', 'zu', 'to']);

/** '12.4. bis 23.4.2027', '12.-23.4.': the days of an internship, as the weeks in which they lie. */
function daysAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const named = dayAt(tokens, at);
  // The second day is no year: '12.4.-23.4.2027'.
  const own = named && dayAt(tokens, at + 2) ? { ...named, year: undefined, length: 2 } : named;
  let next = at + (own?.length ?? 1);
  while (dayJoints.has(tokens[next]?.word ?? '')) next += 1;
  const last = dayAt(tokens, next);
  const token = tokens[at];
  const only = token?.endsInStop === true ? numberOf(token) : undefined;
  const first = own ?? (last && only ? { ...last, day: only } : undefined);
  if (first === undefined || last === undefined) return undefined;
  const year = last.year ?? first.year ?? nextYearOf(last.month, today);
  const from = isoDay(first, first.year ?? (first.month > last.month ? year - 1 : year));
  const to = isoDay(last, year);
  if (from === undefined || to === undefined || to < from) return undefined;
  const label = `${first.day}.${first.month}. bis ${last.day}.${last.month}.${year}`;
  const range = { from: mondayOf(from), to: addDays(mondayOf(to), 6) };
  return { range, label, length: next + last.length - at };
}

/** Undefined if the month has no such day. */
function isoDay({ day, month }: NamedDay, year: number): string | undefined {
  const iso = `${year}-${two(month)}-${two(day)}`;
  const { to } = monthRange(year, month);
  return to !== null && iso <= to ? iso : undefined;
}

const isMonthNumber = ({ plain, endsInStop }: Token) =>
  endsInStop ? /^(?:[1-9]|1[0-2])$/.test(plain) : /^(?:0[1-9]|1[0-2])$/.test(plain);

/** '09/2027', '9.2027' */
export function numberedMonthAt(tokens: readonly Token[], at: number): StartWord | undefined {
  const [month, year] = tokens.slice(at, at + 2);
  const named = year && yearOf(year);
  if (month === undefined || named === undefined || !isMonthNumber(month)) return undefined;
  const number = Number(month.plain);
  return {
    range: monthRange(named, number),
    label: `${monthNames[number - 1]} ${named}`,
    length: 2,
  };
}
