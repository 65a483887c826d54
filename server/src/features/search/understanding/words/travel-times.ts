import type { PlaceNames } from '../places/place-names.ts';
import { keysOf, tokenise, type Token } from '../tokens.ts';

const minuteWords = keysOf('minuten minute min');
const hourWords = keysOf('stunde stunden std');

/** Minutes of a part of an hour, or of one and a half. */
const partsOfHour: ReadonlyMap<string, number> = new Map([
  ...['halbe', 'halben', 'halber'].map((word) => [word, 30] as const),
  ['dreiviertel', 45],
  ['viertel', 15],
  ...['eine', 'einer', 'ne', '1'].map((word) => [word, 60] as const),
  ['anderthalb', 90],
  ['eineinhalb', 90],
  ['2', 120],
]);
const wholeWords: ReadonlyMap<string, number> = new Map([
  ['viertelstunde', 15],
  ['dreiviertelstunde', 45],
]);
const maxMinutes = 90;

/** What somebody travels by, between the time and the place. */
const travelWords = keysOf(
  'fahrzeit fahrtzeit fahrweg fahrtweg anfahrt anfahrtsweg anfahrtszeit arbeitsweg fahrt fahren autofahrt zugfahrt busfahrt weg wegzeit entfernt entfernung mit dem der auto zug bus bahn rad fahrrad straßenbahn zu fuß öffis',
);
/** 'eine halbe Stunde' */
const articles = keysOf('eine einer ne ner');
const origins = keysOf('von bis nach um ab rund');

/** Kilometres that people travel in a minute from door to door, and the steps of the result. */
const kmPerMinute = 0.8;
const step = 5;

interface TravelTime {
  readonly minutes: number;
  readonly length: number;
  readonly isOfMinutes: boolean;
}

function timeAt(tokens: readonly Token[], at: number): TravelTime | undefined {
  const [first = '', second = ''] = [at, at + 1].map((one) => tokens[one]?.word ?? '');
  const whole = wholeWords.get(first);
  if (whole !== undefined) return { minutes: whole, length: 1, isOfMinutes: false };
  if (minuteWords.has(second) && /^\d{1,2}$/.test(first))
    return { minutes: Number(first), length: 2, isOfMinutes: true };
  const part = hourWords.has(second) ? partsOfHour.get(first) : undefined;
  return part === undefined ? undefined : { minutes: part, length: 2, isOfMinutes: false };
}

/** Number of words of a travel time to a place that follows; 0 if none does. */
function lengthAt(tokens: readonly Token[], at: number, time: TravelTime, places: PlaceNames) {
  let end = at + time.length;
  while (travelWords.has(tokens[end]?.word ?? '')) end += 1;
  const { word = '', plain = '' } = tokens[end] ?? {};
  const isPlace = !/^\d/.test(plain) && plain !== '' && places.mayBegin(plain);
  // '20 Stunden Halle' are working hours.
  const isToPlace = origins.has(word) || (isPlace && (time.isOfMinutes || end > at + time.length));
  return isToPlace ? end - at : 0;
}

/** Travel times as distances, because ads are found by these: '30 Minuten von Dessau' is 25 km. */
export function withDistances(tokens: readonly Token[], places: PlaceNames): readonly Token[] {
  const mayBeTime = ({ word }: Token) =>
    minuteWords.has(word) || hourWords.has(word) || wholeWords.has(word);
  if (!tokens.some(mayBeTime)) return tokens;
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const time = timeAt(tokens, at);
    const length = time === undefined ? 0 : lengthAt(tokens, at, time, places);
    const minutes = Math.min(time?.minutes ?? 0, maxMinutes);
    const km = Math.max(step, Math.round((minutes * kmPerMinute) / step) * step);
    if (length > 0 && articles.has(read.at(-1)?.word ?? '')) read.pop();
    read.push(...(length > 0 ? tokenise(`${km} km`) : tokens.slice(at, at + 1)));
    at += length || 1;
  }
  return read;
}
