import { keysOf, longestMatchAt, phraseTable, type Token } from '../tokens.ts';

const hour = /^(?:[01]?\d|2[0-4])$/;
const minute = /^[0-5]\d$/;
const joints = keysOf('bis und oder zu');

/** What somebody does at an hour: neither a trade nor a distance. */
const rising = keysOf('aufstehen aufsteh raus rausmüssen loslegen anfangen losfahren');

/** Hours of a full week, from the 35 of the metal industry on; fewer are a condition. */
const fullWeek = /^(?:3[5-9]|4[0-8])$/;
const hours = keysOf('stunden std h');
const weeks = phraseTable<true>([
  ['woche,wochen,pro woche,die woche,in der woche,jede woche,wöchentlich', true],
]);

const half = 'halb';

/** Parts of an hour, which tell how long a way may take: 'eine halbe Stunde von Halle'. */
const partsOfHour = keysOf('halbe halben halber dreiviertel viertel');
const oneHour = keysOf('stunde stunden std');

const isClock = (token: Token | undefined) => token?.plain === 'uhr';

/** Whether a time of day may begin with a word that is no number. */
export const mayBeClockTime = (word: string): boolean => word === half || partsOfHour.has(word);

/** Number of words of an hour of the day: '7', '7:30'. */
function hourAt(tokens: readonly Token[], at: number): number {
  if (!hour.test(tokens[at]?.plain ?? '')) return 0;
  return minute.test(tokens[at + 1]?.plain ?? '') ? 2 : 1;
}

/** '7 Uhr', '7:30 Uhr', '8 bis 16 Uhr', 'halb 8': the word 'Uhr' is no wish to repair clocks. */
function clockTimeAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word === half) {
    const isHour = hour.test(tokens[at + 1]?.plain ?? '');
    return isHour ? (isClock(tokens[at + 2]) ? 3 : 2) : 0;
  }
  let length = hourAt(tokens, at);
  if (length === 0) return 0;
  if (joints.has(tokens[at + length]?.word ?? '')) {
    const last = hourAt(tokens, at + length + 1);
    if (last > 0) length += 1 + last;
  }
  if (isClock(tokens[at + length])) return length + 1;
  // 'um 6 aufstehen'
  const isRising = tokens[at - 1]?.word === 'um' && rising.has(tokens[at + length]?.word ?? '');
  return isRising ? length + 1 : 0;
}

/** 'halbe Stunde': no ad is found by its words. */
const partOfHourAt = (tokens: readonly Token[], at: number): number =>
  partsOfHour.has(tokens[at]?.word ?? '') && oneHour.has(tokens[at + 1]?.word ?? '') ? 2 : 0;

/** '38 Stunden pro Woche' */
function fullWeekAt(tokens: readonly Token[], at: number): number {
  const isFull = fullWeek.test(tokens[at]?.plain ?? '') && hours.has(tokens[at + 1]?.word ?? '');
  return isFull ? 2 + (longestMatchAt(weeks, tokens, at + 2)?.length ?? 0) : 0;
}

/** Number of words of a time of day or of the hours of a full week, which ads are not found by; 0 if there is none. */
export const workingTimeAt = (tokens: readonly Token[], at: number): number =>
  clockTimeAt(tokens, at) || fullWeekAt(tokens, at) || partOfHourAt(tokens, at);
