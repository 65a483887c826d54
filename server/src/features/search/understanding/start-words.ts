import { addDays, monthAfter, summer } from '@lehrpfad/contract/core/dates/date-options.ts';
import type { DayRange } from '@lehrpfad/contract/search/search.ts';
import { longestAt, phraseTable, type Token } from './tokens.ts';
import { isTypeWord } from './type-words.ts';

/** When something begins, and how that is called. */
export interface StartWord {
  readonly range: DayRange;
  readonly label: string;
  readonly length: number;
}

const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const months = phraseTable<number>([
  ['januar,jan,jänner,january,styczeń,январь,январе,січень,ocak,ianuarie', 1],
  ['februar,feb,february,luty,февраль,феврале,лютий,şubat,februarie', 2],
  ['märz,mär,mrz,march,marzec,март,марте,березень,mart,martie', 3],
  ['april,apr,kwiecień,апрель,апреле,квітень,nisan,aprilie', 4],
  ['mai,may,maj,май,мае,травень,mayıs', 5],
  ['juni,jun,june,czerwiec,июнь,июне,червень,haziran,iunie', 6],
  ['juli,jul,july,lipiec,июль,июле,липень,temmuz,iulie', 7],
  ['august,aug,sierpień,август,августе,серпень,ağustos', 8],
  ['september,sept,sep,wrzesień,сентябрь,сентябре,вересень,eylül,septembrie', 9],
  ['oktober,okt,october,październik,октябрь,октябре,жовтень,ekim,octombrie', 10],
  ['november,nov,listopad,ноябрь,ноябре,листопад,kasım,noiembrie', 11],
  ['dezember,dez,december,grudzień,декабрь,декабре,грудень,aralık,decembrie', 12],
]);

/** Times of the year by their first and last day; the year is the next in which they are not over. */
const seasons = phraseTable<readonly [first: string, last: string, label: string]>([
  ['sommer,summer', [...summer, 'Sommer']],
  ['herbst,autumn', ['09-01', '11-30', 'Herbst']],
  ['winter', ['12-01', '12-31', 'Winter']],
  ['frühjahr,frühling,spring', ['03-01', '05-31', 'Frühjahr']],
  ['sommerferien', ['07-01', '08-31', 'Sommerferien']],
  ['osterferien,ostern,frühjahrsferien', ['03-15', '04-30', 'Osterferien']],
  ['pfingstferien,pfingsten', ['05-01', '06-15', 'Pfingstferien']],
  ['herbstferien', ['10-01', '10-31', 'Herbstferien']],
  ['winterferien', ['02-01', '02-28', 'Winterferien']],
  [
    'nach den ferien,nach den sommerferien,nach ferien,nach sommerferien',
    ['08-01', '10-31', 'nach den Sommerferien'],
  ],
]);

const soon = phraseTable<'now' | 'soon' | 'month' | 'this' | 'next'>([
  [
    'ab sofort,sofort,jetzt sofort,so schnell wie möglich,schnellstmöglich,asap,ab jetzt,zum nächstmöglichen zeitpunkt,immediately,now',
    'now',
  ],
  ['kurzfristig,demnächst,zeitnah,in kürze,so bald wie möglich,baldmöglichst', 'soon'],
  ['nächsten monat,im nächsten monat,kommenden monat,next month', 'month'],
  ['dieses jahr,noch dieses jahr,in diesem jahr,diesem jahr', 'this'],
  ['nächstes jahr,nächsten jahr,im nächsten jahr,kommendes jahr,next year', 'next'],
]);

const openings = new Set(['ab', 'von', 'from', 'fruhesten', 'fruhestens']);

const yearOf = ({ plain, word }: Token): number | undefined =>
  /^20[2-4]\d$/.test(plain) ? Number(word) : undefined;

/** After a month '27' is a year. */
const shortYearOf = ({ plain }: Token): number | undefined =>
  /^[2-4]\d$/.test(plain) ? 2000 + Number(plain) : undefined;

const numberOf = ({ plain }: Token): number | undefined =>
  /^\d{1,2}$/.test(plain) ? Number(plain) : undefined;

const two = (number: number) => String(number).padStart(2, '0');

function monthRange(year: number, month: number): DayRange {
  const { first, last } = monthAfter(`${year}-${two(month)}-01`, 0);
  return { from: first, to: last };
}

/** The year of the next such month. */
function nextYearOf(month: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return month >= Number(today.slice(5, 7)) ? year : year + 1;
}

/** Times at which something may begin, as people write them: the next of each month. */
export const completableStarts = (today: string): readonly string[] => [
  'ab sofort',
  'nächstes Jahr',
  ...monthNames.map((name, at) => `${name} ${nextYearOf(at + 1, today)}`),
];

/** 'ab September' has no end. */
function opened(word: StartWord, isOpen: boolean): StartWord {
  if (!isOpen) return word;
  return { ...word, range: { from: word.range.from, to: null }, label: `ab ${word.label}` };
}

/** '1.9.', '01.09.2027' */
function dateAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
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

function monthAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = longestAt(months, tokens, at);
  if (found === undefined) return undefined;
  const next = tokens[at + found.length];
  const named = next && (yearOf(next) ?? shortYearOf(next));
  const year = named ?? nextYearOf(found.value, today);
  return {
    range: monthRange(year, found.value),
    label: `${monthNames[found.value - 1]} ${year}`,
    length: found.length + (named === undefined ? 0 : 1),
  };
}

/** Between two months: what lies between them will do, too. */
const monthJoints = new Set(['bis', '-', 'oder', 'und', 'or', 'to']);

/** 'April bis Juni 2027', 'von Mai bis August', 'August oder September' */
function monthsAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const first = monthAt(tokens, at, today);
  if (first === undefined || !monthJoints.has(tokens[at + first.length]?.word ?? '')) return first;
  const last = monthAt(tokens, at + first.length + 1, today);
  const to = last?.range.to;
  if (last === undefined || !to) return first;
  const year = to.slice(0, 4);
  // The year may stand behind the last month only.
  const sameYear = `${year}${first.range.from?.slice(4)}`;
  const from = first.length > 1 || sameYear > to ? first.range.from : sameYear;
  const length = first.length + 1 + last.length;
  return { range: { from, to }, label: `${first.label} bis ${last.label}`, length };
}

function seasonAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = longestAt(seasons, tokens, at);
  if (found === undefined) return undefined;
  const [first, last, label] = found.value;
  const next = tokens[at + found.length];
  const named = next && yearOf(next);
  const year = named ?? nextYearOf(Number(last.slice(0, 2)), today);
  return {
    range: { from: `${year}-${first}`, to: `${year}-${last}` },
    label: `${label} ${year}`,
    length: found.length + (named === undefined ? 0 : 1),
  };
}

function soonAt(tokens: readonly Token[], at: number, today: string): StartWord | undefined {
  const found = longestAt(soon, tokens, at);
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
  const year = Number(today.slice(0, 4)) + (value === 'next' ? 1 : 0);
  return { range: wholeYear(year), label: String(year), length };
}

const wholeYear = (year: number): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Years that may be shortened behind a type: 'Lehre 27'. */
const shortYears = 6;

function yearAt(
  tokens: readonly Token[],
  at: number,
  { today, before }: { readonly today: string; readonly before: Token | undefined },
): StartWord | undefined {
  const token = tokens[at];
  const short = token && before && isTypeWord(before.word) ? shortYearOf(token) : undefined;
  const ahead = (short ?? 0) - Number(today.slice(0, 4));
  const isNear = ahead >= 0 && ahead <= shortYears && tokens[at + 1]?.word !== 'km';
  const year = token && (yearOf(token) ?? (isNear ? short : undefined));
  return year === undefined
    ? undefined
    : { range: wholeYear(year), label: String(year), length: 1 };
}

/**
 * @param today ISO day in Berlin
 * @param before the word before, which may open the range
 */
export function startAt(
  tokens: readonly Token[],
  at: number,
  today: string,
  before: Token | undefined,
): StartWord | undefined {
  const found =
    soonAt(tokens, at, today) ??
    dateAt(tokens, at, today) ??
    monthsAt(tokens, at, today) ??
    seasonAt(tokens, at, today) ??
    yearAt(tokens, at, { today, before });
  if (found === undefined) return undefined;
  // What is over already is a number like any other.
  if (found.range.to !== null && found.range.to < addDays(today, -31)) return undefined;
  return opened(
    found,
    before !== undefined && openings.has(before.word) && found.range.to !== null,
  );
}
