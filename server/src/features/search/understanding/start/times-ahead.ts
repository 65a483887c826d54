import { addDays, monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { mondayOf, weekNumberOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import type { StartWord } from '../start-dates.ts';
import { keysOf, longestMatchAt, type Token } from '../tokens.ts';
import { monthNames, nextWords, soonPhrases } from './start-tables.ts';
import { wholeYear } from './years.ts';

/** Later times are no start of an ad of today. */
const maxAhead = { days: 90, weeks: 30, months: 18 } as const;

const weeks = keysOf('woche wochen');
const months = keysOf('monat monaten');
const days = keysOf('tagen tage');
/** 'in einem halben Jahr' */
const half = { word: 'halben', unit: 'jahr', months: 6 } as const;
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

function monthAhead(today: string, count: number, length = 2): StartWord {
  const { first, last } = monthAfter(today, count);
  const label = `${monthNames[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`;
  return { range: { from: first, to: last }, label, length };
}

/** 'zwei Wochen', '3 Monaten', '14 Tagen' after 'in' */
function countedAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const [{ word = '', plain = '' } = {}, next, last] = tokens.slice(at, at + 3);
  const unit = next?.word ?? '';
  if (one.has(word) && unit === half.word && last?.word === half.unit)
    return monthAhead(today, half.months, 3);
  const count = one.has(word) ? 1 : /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  if (count < 1) return undefined;
  if (weeks.has(unit)) return count > maxAhead.weeks ? undefined : weekAhead(today, count, 2);
  if (months.has(unit)) return count > maxAhead.months ? undefined : monthAhead(today, count);
  return days.has(unit) && count <= maxAhead.days
    ? weekAhead(addDays(today, count), 0, 2)
    : undefined;
}

/** 'nächste Woche', 'in zwei Wochen', 'in 3 Monaten': internships list their weeks. */
export function timeAheadAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): StartWord | undefined {
  if (tokens[at - 1]?.word === 'in') {
    const counted = countedAt(tokens, at, today);
    if (counted !== undefined) return counted;
  }
  if (tokens[at + 1]?.word !== 'woche') return undefined;
  const { word = '' } = tokens[at] ?? {};
  if (afterNext.has(word)) return weekAhead(today, 2, 2);
  return nextWords.has(word) ? weekAhead(today, 1, 2) : undefined;
}

const yearsAhead = { this: 0, next: 1, afterNext: 2 } as const;

/** 'ab sofort', 'nächsten Monat', 'nächstes Jahr' */
export function soonAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = longestMatchAt(soonPhrases, tokens, at);
  if (found === undefined) return undefined;
  const { value, length } = found;
  if (value === 'now')
    return { range: { from: null, to: monthAfter(today, 0).last }, label: 'ab sofort', length };
  if (value === 'soon' || value === 'month') {
    const { first, last } = monthAfter(today, 1);
    const label = `${monthNames[Number(last.slice(5, 7)) - 1]} ${last.slice(0, 4)}`;
    return value === 'month'
      ? { range: { from: first, to: last }, label, length }
      : // Says what was meant: 'bis Dezember' alone is read as the last day for an application.
        { range: { from: null, to: last }, label: `möglichst bald (bis ${label})`, length };
  }
  const year = Number(today.slice(0, 4)) + yearsAhead[value];
  return { range: wholeYear(year), label: String(year), length };
}
