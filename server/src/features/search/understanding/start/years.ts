import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { dayNumber } from '../../../../core/clock.ts';
import type { DayRange } from '@lehrpfad/contract/search/search.ts';
import { kilometreWords, units } from '../small-words.ts';
import type { Token } from '../tokens.ts';
import { nextWords } from './start-tables.ts';

/** '2027', and '2o27' with a letter instead of the zero. */
export const yearOf = ({ plain }: Token): number | undefined =>
  /^2[0o][2-4]\d$/.test(plain) ? Number(plain.replace('o', '0')) : undefined;

/** After a month '27' is a year. */
export const shortYearOf = ({ plain }: Token): number | undefined =>
  /^[2-4]\d$/.test(plain) ? 2000 + Number(plain) : undefined;

/** 'dieses Jahres' */
const thisYear = /^dies/;
const yearWords: ReadonlySet<string> = new Set(['jahr', 'jahres']);

/** The year after a month or a season: '2027', 'nächstes Jahr'. */
export function yearAfterTime(
  tokens: readonly Token[],
  at: number,
  today: string,
): { readonly year: number; readonly length: number } | undefined {
  const [next, other] = tokens.slice(at, at + 2);
  const year = next && yearOf(next);
  if (year !== undefined) return { year, length: 1 };
  if (!next || !other || !nextWords.has(next.word) || !yearWords.has(other.word)) return undefined;
  const ahead = thisYear.test(next.word) ? 0 : 1;
  return { year: Number(today.slice(0, 4)) + ahead, length: 2 };
}

/** 'Sommer 28', but not 'Sommer 20 km' */
export function shortYearAt(
  tokens: readonly Token[],
  at: number,
): { readonly year: number; readonly length: number } | undefined {
  const [next, unit] = tokens.slice(at, at + 2);
  const year = next && shortYearOf(next);
  const isOfUnit = units.has(unit?.word ?? '') || kilometreWords.has(unit?.word ?? '');
  return year === undefined || isOfUnit ? undefined : { year, length: 1 };
}

/** Whether a token is the following year: '2028' or '28' after 2027. */
export const isYearAfter = (year: number, token: Token | undefined): boolean =>
  token !== undefined && (yearOf(token) ?? shortYearOf(token)) === year + 1;

export const wholeYear = (year: number): DayRange => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
});

/** The first and last day of a season that begins in this year. */
export function seasonRange(
  year: number,
  first: string,
  last: string,
): { from: string; to: string } {
  return { from: `${year}-${first}`, to: `${last < first ? year + 1 : year}-${last}` };
}

/** The year of the next occurrence of a season: in its second half, the next year. */
export function nextSeason(first: string, last: string, today: string): number {
  const year = Number(today.slice(0, 4));
  const isAhead = (one: number) => {
    const { from, to } = seasonRange(one, first, last);
    return today <= addDays(from, Math.ceil((dayNumber(to) - dayNumber(from)) / 2));
  };
  return [year - 1, year].find(isAhead) ?? year + 1;
}
