import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { mondayOfWeek } from '@lehrpfad/contract/core/dates/weeks.ts';
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

/** '1.9.', '01.09.2027', 'KW 10' */
export const dateAt = (
  tokens: readonly Token[],
  at: number,
  today: string,
): StartWord | undefined => weekAt(tokens, at, today) ?? dayAt(tokens, at, today);

function dayAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const [day, month, year] = tokens.slice(at, at + 3);
  if (day === undefined || month === undefined || !day.endsInStop) return undefined;
  const [dayNumber, monthNumber] = [numberOf(day) ?? 0, numberOf(month) ?? 0];
  if (dayNumber < 1 || dayNumber > 31 || monthNumber < 1 || monthNumber > 12) return undefined;
  const named = year && month.endsInStop ? (yearOf(year) ?? shortYearOf(year)) : undefined;
  const inYear = named ?? nextYearOf(monthNumber, today);
  return {
    range: monthRange(inYear, monthNumber),
    label: `${monthNames[monthNumber - 1]} ${inYear}`,
    length: named === undefined ? 2 : 3,
  };
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
