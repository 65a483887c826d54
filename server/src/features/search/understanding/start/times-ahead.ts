import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { mondayOf, weekNumberOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import type { StartWord } from '../start-dates.ts';
import { keysOf, longestMatchAt, type Token } from '../tokens.ts';
import { monthNames, nextWords, soon } from './start-tables.ts';
import { wholeYear } from './years.ts';

/** Later times are no start of an ad of today. */
const maxAhead = { weeks: 30, months: 18 } as const;

const weeks = keysOf('woche wochen');
const months = keysOf('monat monaten');
/** 'in einer Woche', 'in einem Monat' */
const one = keysOf('einer einem');
const afterNext = keysOf('übernächste übernächster übernächsten');

/** Words with which a time ahead may begin, apart from digits. */
export const beginningsAhead: ReadonlySet<string> = new Set([...one, ...afterNext]);

function weekAhead(today: string, count: number, length: number): StartWord {
  const from = addDays(mondayOf(today), 7 * count);
  const to = addDays(from, 6);
  // The year of a week is that of its Thursday.
  const label = `KW ${weekNumberOf(from)} ${addDays(from, 3).slice(0, 4)}`;
  return { range: { from, to }, label, length };
}

function monthAhead(today: string, count: number): StartWord {
  const { first, last } = monthAfter(today, count);
  const label = `${monthNames[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`;
  return { range: { from: first, to: last }, label, length: 2 };
}

/** 'nächste Woche', 'in zwei Wochen', 'in 3 Monaten': internships list their weeks. */
export function timeAheadAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): StartWord | undefined {
  const { word = '', plain = '' } = tokens[at] ?? {};
  const unit = tokens[at + 1]?.word ?? '';
  const isWeek = weeks.has(unit);
  if (!isWeek && !months.has(unit)) return undefined;
  if (unit === 'woche' && afterNext.has(word)) return weekAhead(today, 2, 2);
  if (unit === 'woche' && nextWords.has(word)) return weekAhead(today, 1, 2);
  if (tokens[at - 1]?.word !== 'in') return undefined;
  const count = one.has(word) ? 1 : /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  if (count < 1 || count > (isWeek ? maxAhead.weeks : maxAhead.months)) return undefined;
  return isWeek ? weekAhead(today, count, 2) : monthAhead(today, count);
}

const yearsAhead = { this: 0, next: 1, afterNext: 2 } as const;

/** 'ab sofort', 'nächsten Monat', 'nächstes Jahr' */
export function soonAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = longestMatchAt(soon, tokens, at);
  if (found === undefined) return undefined;
  const { value, length } = found;
  if (value === 'now')
    return { range: { from: null, to: monthAfter(today, 0).last }, label: 'ab sofort', length };
  if (value === 'soon' || value === 'month') {
    const { first, last } = monthAfter(today, 1);
    const label = `${monthNames[Number(last.slice(5, 7)) - 1]} ${last.slice(0, 4)}`;
    return value === 'month'
      ? { range: { from: first, to: last }, label, length }
      : { range: { from: null, to: last }, label: `bis ${label}`, length };
  }
  const year = Number(today.slice(0, 4)) + yearsAhead[value];
  return { range: wholeYear(year), label: String(year), length };
}
