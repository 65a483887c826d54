import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { holidayNamed, weeksOfHoliday } from '@lehrpfad/contract/core/dates/school-holidays.ts';
import { editsIn, MistypableWords } from '../mistypable-words.ts';
import {
  dateAt,
  monthRange,
  nextYearOf,
  numberedMonthAt,
  weekWords,
  type StartWord,
} from '../start-dates.ts';
import { framed } from './framed-starts.ts';
import {
  monthNames,
  months,
  nextWords,
  partsOfYear,
  seasons,
  soonPhrases,
} from './start-tables.ts';
import * as tables from './start-tables.ts';
import { beginningsAhead, soonAt, timeAheadAt } from './times-ahead.ts';
import { units } from '../small-words.ts';
import { longestMatchAt, type Token } from '../tokens.ts';
import { isTypeWord } from '../type-words.ts';
import {
  isYearAfter,
  nextSeason,
  seasonRange,
  shortYearAt,
  shortYearOf,
  wholeYear,
  yearOf,
  yearAfterTime,
} from './years.ts';

/** Minimum length of the name of a month that may be mistyped. */
const minMistypedLength = 6;

const longNames = new MistypableWords(minMistypedLength, months);

/** 'Febuar', 'Septmber', 'Septemba' */
function mistypedMonthAt({ word, isPlain }: Token, { isKnown }: Now) {
  if (word.length < minMistypedLength - 1 || isPlain || isKnown(word)) return undefined;
  const value = longNames.near(word, editsIn(word));
  return value === undefined ? undefined : { value, length: 1 };
}

/** @param yearBefore a year directly before the month */
function monthAt(
  tokens: readonly Token[],
  at: number,
  now: Now,
  yearBefore?: number,
): StartWord | undefined {
  const token = tokens[at];
  const found = longestMatchAt(months, tokens, at) ?? (token && mistypedMonthAt(token, now));
  if (found === undefined) return undefined;
  const { today } = now;
  const next = tokens[at + found.length];
  const short = yearBefore ? undefined : next && shortYearOf(next);
  const named = yearBefore ? undefined : yearAfterTime(tokens, at + found.length, today);
  const year = named?.year ?? short ?? yearBefore ?? nextYearOf(found.value, today);
  return {
    range: monthRange(year, found.value),
    label: `${monthNames[found.value - 1]} ${year}`,
    length: found.length + (named?.length ?? (short === undefined ? 0 : 1)),
  };
}

const isDay = (token: Token | undefined) => /^(?:0?[1-9]|[12]\d|3[01])$/.test(token?.plain ?? '');

/** '15. August', '8. bis 19. März', '8. bis zum 19. März' */
function dayOfMonthAt(tokens: readonly Token[], at: number, now: Now): StartWord | undefined {
  if (!isDay(tokens[at])) return undefined;
  const last = tokens[at + 2]?.word === 'zum' ? 3 : 2;
  const isRange = tokens[at + 1]?.word === 'bis' && isDay(tokens[at + last]);
  const days = isRange ? last + 1 : 1;
  const month = monthAt(tokens, at + days, now);
  return month && { ...month, length: month.length + days };
}

/** Words between two months: the months between them match, too. */
const monthJoints = new Set(['bis', '-', 'oder', 'und', 'or', 'to']);

/** 'April bis Juni 2027', 'von Mai bis August', 'August oder September', 'Juni/Juli' */
function monthsAt(tokens: readonly Token[], at: number, now: Now): StartWord | undefined {
  const first = monthAt(tokens, at, now);
  if (first === undefined) return first;
  const joint = monthJoints.has(tokens[at + first.length]?.word ?? '') ? 1 : 0;
  const last = monthAt(tokens, at + first.length + joint, now);
  const to = last?.range.to;
  if (last === undefined || !to) return first;
  const year = to.slice(0, 4);
  // Only the last month may have a year.
  const sameYear = `${year}${first.range.from?.slice(4)}`;
  const from = first.length > 1 || sameYear > to ? first.range.from : sameYear;
  const length = first.length + joint + last.length;
  return { range: { from, to }, label: `${first.label} bis ${last.label}`, length };
}

/** School holidays with known dates are their weeks; all others are their usual months. */
function seasonAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = longestMatchAt(seasons, tokens, at);
  if (found === undefined) return undefined;
  const [first, last, label] = found.value;
  const said =
    yearAfterTime(tokens, at + found.length, today) ?? shortYearAt(tokens, at + found.length);
  // 'Praxis Dr. Sommer'
  if (said === undefined && tables.titles.has(tokens[at - 1]?.word ?? '')) return undefined;
  const named = said?.year;
  const holiday = holidayNamed(label, today, named);
  const year = named ?? nextSeason(first, last, today);
  // 'Winter 2026/27'
  const end = at + found.length + (said?.length ?? 0);
  const other = named !== undefined && isYearAfter(named, tokens[end]) ? 1 : 0;
  const length = end - at + other;
  if (holiday)
    return {
      range: weeksOfHoliday(holiday),
      label: `${label} ${holiday.first.slice(0, 4)}`,
      length,
    };
  return { range: seasonRange(year, first, last), label: `${label} ${year}`, length };
}

/** Months and days on which a year of training begins and ends. */
const trainingYear = { first: '08-01', last: '07-31' };

/** Number of years for which a two-digit year after a type counts: 'Lehre 27'. */
const shortYears = 6;

/** 'Ausbildung Konditor Dessau 27' */
const isLastOfTyped = (tokens: readonly Token[], at: number, before: Token) =>
  at === tokens.length - 1 &&
  !tables.wordsBeforeAges.has(before.word) &&
  tokens.some(({ word }) => isTypeWord(word));

/** '2027', '2027/28', '2027 oder 2028' */
function yearAt(tokens: readonly Token[], at: number, now: Now): StartWord | undefined {
  const { today, before } = now;
  const token = tokens[at];
  const isBehindType =
    before !== undefined && (isTypeWord(before.word) || isLastOfTyped(tokens, at, before));
  const short = token && isBehindType ? shortYearOf(token) : undefined;
  const ahead = (short ?? 0) - Number(today.slice(0, 4));
  const next = tokens[at + 1];
  const isNear = ahead >= 0 && ahead <= shortYears && next?.word !== 'km';
  const year = token && (yearOf(token) ?? (isNear ? short : undefined));
  if (year === undefined) return undefined;
  if (isYearAfter(year, next) && !units.has(tokens[at + 2]?.word ?? '')) {
    const range = seasonRange(year, trainingYear.first, trainingYear.last);
    return { range, label: `Ausbildungsjahr ${year}/${year + 1}`, length: 2 };
  }
  // '2027 September' means the month of that year.
  const month = monthAt(tokens, at + 1, now, year);
  if (month !== undefined) return { ...month, length: month.length + 1 };
  const other = next && tables.yearJoints.has(next.word) ? tokens[at + 2] : undefined;
  const last = other && yearOf(other);
  if (last !== undefined && last > year)
    return {
      range: { from: wholeYear(year).from, to: wholeYear(last).to },
      label: `${year} bis ${last}`,
      length: 3,
    };
  return { range: wholeYear(year), label: String(year), length: 1 };
}

/** 'Anfang 2027', 'Ende August' */
function partAt(tokens: readonly Token[], at: number, now: Now): StartWord | undefined {
  const { word = '', written = '' } = tokens[at] ?? {};
  const part = partsOfYear.get(word);
  if (part === undefined) return undefined;
  const next = tokens[at + 1];
  const year = next && yearOf(next);
  if (year !== undefined) {
    const [first, last] = part;
    return { range: seasonRange(year, first, last), label: `${written} ${year}`, length: 2 };
  }
  const month = monthAt(tokens, at + 1, now);
  return month && { ...month, length: month.length + 1 };
}

/** 'nächsten Sommer', 'kommenden März' */
function nextAt(tokens: readonly Token[], at: number, now: Now): StartWord | undefined {
  if (!nextWords.has(tokens[at]?.word ?? '')) return undefined;
  const found = monthsAt(tokens, at + 1, now) ?? seasonAt(tokens, at + 1, now.today);
  return found && { ...found, length: found.length + 1 };
}

/** Context of the parsed words. */
interface Now {
  /** ISO day in Berlin. */
  readonly today: string;
  /** The previous word, which may open the range. */
  readonly before: Token | undefined;
  /** Whether a word has a meaning by itself. */
  readonly isKnown: (word: string) => boolean;
}

const beginnings: ReadonlySet<string> = new Set([
  ...[soonPhrases, months, seasons].flatMap((table) =>
    [...table.keys()].map((key) => key.split(' ')[0] ?? ''),
  ),
  ...partsOfYear.keys(),
  ...nextWords,
  ...beginningsAhead,
  ...weekWords,
]);

/** Whether a time may begin with a word. */
export function mayBeStart({ word, plain }: Pick<Token, 'word' | 'plain'>): boolean {
  if (beginnings.has(word) || plain < ':') return true;
  return word.length >= minMistypedLength - 1 && longNames.near(word, editsIn(word)) !== undefined;
}

export function startAt(tokens: readonly Token[], at: number, now: Now): StartWord | undefined {
  const { today, before } = now;
  const token = tokens[at];
  if (token === undefined) return undefined;
  const found =
    soonAt(tokens, at, today) ??
    timeAheadAt(tokens, at, today) ??
    dateAt(tokens, at, today) ??
    dayOfMonthAt(tokens, at, now) ??
    numberedMonthAt(tokens, at) ??
    partAt(tokens, at, now) ??
    nextAt(tokens, at, now) ??
    monthsAt(tokens, at, now) ??
    seasonAt(tokens, at, today) ??
    yearAt(tokens, at, now);
  if (found === undefined) return undefined;
  // A time in the past is treated as an ordinary number.
  const { to } = found.range;
  if (to !== null && to < today && to < addDays(today, -31)) return undefined;
  return framed(found, before?.word ?? '');
}
