import { fold } from '../engine/text/analysis.ts';
import type { PlaceNames } from './places/place-names.ts';
import { tokenise, type Token } from './tokens.ts';
import { isTypeWord, typeEndOf } from './type-words.ts';

/** What is known of the parts of a word. */
interface Parts {
  readonly places: PlaceNames;
  readonly isKnown: (word: string) => boolean;
  /** Whether a word stands in the vocabulary or the catalogue. */
  readonly isMeant: (word: string) => boolean;
}

const minGluedLength = 7;
const maxGluedLength = 40;

/** 'ausbildung2027', 'halle20km', 'koch06108' */
const withNumber = /^(\p{L}{3,40})(20\d\d|\d{1,3}km|\d{5})$/u;

/** Between a trade and a place, and between a type and a trade. */
const beforePlaces = ['in', 'im', 'bei', 'um', 'nahe'];
const beforeTrades = ['als', 'zum', 'zur', 'im', 'in', 'bei'];

/** Inhabitants from which on a town is meant. */
const minInhabitants = 1500;
/** Letters of a town's name that is hardly the end of a compound, as 'Halle' of 'Lagerhalle' is. */
const clearName = 6;

const minPartLength = 2;
const minPlaceLength = 4;

/** Parts words that people have written as one: 'kochinhalle', 'ausbildungalskoch', 'halle20km'. */
export function splitGluedWords(tokens: readonly Token[], known: Parts): readonly Token[] {
  if (!tokens.some(mayBeGlued)) return tokens;
  return tokens.flatMap((token) => {
    const parts = mayBeGlued(token) ? partsOf(token, known) : undefined;
    return parts === undefined ? [token] : tokenise(parts.join(' '));
  });
}

const mayBeGlued = ({ plain }: Token): boolean =>
  plain.length >= minGluedLength && plain.length <= maxGluedLength;

function partsOf({ plain, word }: Token, known: Parts): readonly string[] | undefined {
  if (known.isKnown(word) || isNamed(word, known)) return undefined;
  const [, letters, number] = withNumber.exec(plain) ?? [];
  if (letters === undefined || number === undefined) return wordsOf(plain, known);
  const parts = isNamed(fold(letters), known) ? [letters] : wordsOf(letters, known);
  return parts && [...parts, number];
}

function isPlace(word: string, { places }: Parts): boolean {
  const inhabitants = places.towns.get(word)?.population ?? 0;
  return inhabitants >= minInhabitants || places.areas.has(word);
}

const isNamed = (word: string, known: Parts): boolean =>
  isTypeWord(word) || known.isMeant(word) || isPlace(word, known);

const wordsOf = (plain: string, known: Parts) =>
  typeAndTrade(plain, known) ?? withPlace(plain, known) ?? typeBeforeBoth(plain, known);

const withPlace = (plain: string, known: Parts) =>
  tradeAndPlace(plain, known) ?? placeAndTrade(plain, known);

/** 'praktikumbürohalle', 'ausbildungmagdeburgverkäufer': a type before a trade and a place, of which the rest alone is no known word. */
function typeBeforeBoth(plain: string, known: Parts): readonly string[] | undefined {
  for (let at = minGluedLength - 2; at <= plain.length - minGluedLength; at += 1) {
    if (!isTypeWord(fold(plain.slice(0, at)))) continue;
    const rest = plain.slice(at);
    if (known.isKnown(fold(rest))) return undefined;
    const both = withPlace(rest, known) ?? tradeAndShortPlace(rest, known);
    if (both !== undefined) return [plain.slice(0, at), ...both];
  }
  return undefined;
}

/** 'bürohalle' behind a type */
function tradeAndShortPlace(plain: string, known: Parts): readonly string[] | undefined {
  for (let at = minPlaceLength; at <= plain.length - minPlaceLength; at += 1) {
    const place = plain.slice(at);
    const trade = plain.slice(0, at);
    if (isPlace(fold(place), known) && known.isMeant(fold(trade))) return [trade, place];
  }
  return undefined;
}

/** A trade or a type, or both: 'koch', 'praktikum', 'kochausbildung' */
function headOf(plain: string, known: Parts): readonly string[] | undefined {
  const word = fold(plain);
  if (plain.length < minPartLength) return undefined;
  if (isTypeWord(word) || known.isMeant(word)) return [plain];
  return typeAndTrade(plain, known);
}

/** 'ausbildungalskoch', 'itausbildung' */
function typeAndTrade(plain: string, { isMeant }: Parts): readonly string[] | undefined {
  const end = typeEndOf(plain);
  const trade = end === undefined ? '' : plain.slice(0, -end.length);
  if (end !== undefined && trade.length >= minPartLength && isMeant(fold(trade)))
    return [trade, end];
  for (let at = minGluedLength - 2; at <= plain.length - 2 * minPartLength; at += 1) {
    if (!isTypeWord(fold(plain.slice(0, at)))) continue;
    const rest = plain.slice(at);
    const link = beforeTrades.find(
      (one) => rest.startsWith(one) && isMeant(fold(rest.slice(one.length))),
    );
    if (link !== undefined) return [plain.slice(0, at), link, rest.slice(link.length)];
  }
  return undefined;
}

/** 'kochinhalle', 'tischlermagdeburg' */
function tradeAndPlace(plain: string, known: Parts): readonly string[] | undefined {
  for (let at = minPartLength; at <= plain.length - minPlaceLength; at += 1) {
    const place = plain.slice(at);
    if (!isPlace(fold(place), known)) continue;
    const before = plain.slice(0, at);
    const whole = headOf(before, known);
    if (whole && isType(whole)) return [...whole, place];
    const link = beforePlaces.find((one) => before.endsWith(one));
    const head = link && headOf(before.slice(0, -link.length), known);
    if (link && head) return [...head, link, place];
    if (whole && place.length >= clearName) return [...whole, place];
  }
  return undefined;
}

/** 'magdeburgtischler', 'halleausbildung' */
function placeAndTrade(plain: string, known: Parts): readonly string[] | undefined {
  for (let at = plain.length - minPartLength; at >= minPlaceLength; at -= 1) {
    const place = plain.slice(0, at);
    if (!isPlace(fold(place), known)) continue;
    const head = headOf(plain.slice(at), known);
    if (head && (place.length >= clearName || isType(head))) return [place, ...head];
  }
  return undefined;
}

/** Whether the words name a type, which joins names of any length. */
const isType = (words: readonly string[]): boolean => words.some((word) => isTypeWord(fold(word)));
