import * as small from '../small-words.ts';
import { keysOf, type Token } from '../tokens.ts';

/** After these words the further place is wanted more: 'Halle, noch lieber Magdeburg'. */
const preferring = keysOf('lieber eher besser liebsten besten');

/** After these words the further place is wanted less: 'Halle, sonst Magdeburg', 'Halle bevorzugt, Magdeburg'. */
const yielding = keysOf(
  'sonst ansonsten notfalls alternativ alternativer ersatzweise zweitens zweite dann danach bevorzugt vorzugsweise',
);

/** Words beside one of these or beside a joint. */
const relatedInternships = keysOf('aber noch am zur not wahl vielleicht evtl eventuell gern gerne');

/** What stands between two places of which each will do. */
export interface PlaceJoint {
  /** Number of words. */
  readonly length: number;
  readonly isPreferred?: 'first' | 'second';
}

/** @param word the word at a position; '' where there is none, or it belongs to something else */
export function placeJointAt(word: (at: number) => string, at: number): PlaceJoint | undefined {
  let [end, isJoined, isPreferred]: [number, boolean, PlaceJoint['isPreferred']] = [
    at,
    false,
    undefined,
  ];
  for (; ; end += 1) {
    const one = word(end);
    if (preferring.has(one)) isPreferred = 'second';
    else if (yielding.has(one) || (one === 'not' && word(end - 1) === 'zur')) isPreferred = 'first';
    else if (small.placeJoints.has(one) || one === 'auch') isJoined = true;
    else if (!relatedInternships.has(one)) break;
  }
  const length = end - at;
  if (!isJoined && isPreferred === undefined) return undefined;
  return isPreferred === undefined ? { length } : { length, isPreferred };
}

/** Before the place where somebody lives. */
const living = keysOf('wohne wohnen wohnt wohnhaft lebe leben komme kommen');

/** 'Ich wohne in Halle' */
export const isHome = (word: (at: number) => string, place: readonly number[]): boolean =>
  living.has(word((place[0] ?? 0) - 1));

/** 'wohne in Halle und suche was in Magdeburg' names two places, 'wohne in Merseburg bei Halle' one. */
export const areApart = (
  tokens: readonly Token[],
  place: readonly number[],
  other: readonly number[],
): boolean =>
  tokens
    .slice((place.at(-1) ?? 0) + 1, other[0])
    .some((token) => !small.placeFillers.has(token.word));

/** Maximum number of words between two places that each have a trade of their own. */
const maxWordsBetween = 6;

/**
 * Where a further place begins that has a trade of its own: 'Koch in Halle oder Maler in Magdeburg', 'Koch in Halle Maler in Magdeburg'.
 * @param last the last word of the place before
 */
export function placeOfOtherTrade(
  { word, isTrade, isPlace, tokens }: Sentence,
  { first, last }: { readonly first: number; readonly last: number },
): number | undefined {
  if (!tokens.slice(0, first).some((_, at) => isTrade(at))) return undefined;
  const end = Math.min(last + maxWordsBetween, tokens.length - 1);
  let [isJoined, hasTrade] = [false, false];
  for (let at = last + 1; at <= end; at += 1) {
    isJoined ||= small.placeJoints.has(word(at)) || tokens[at]?.isListed === true;
    const mayFollow = isJoined || (at > last + 1 && small.prepositions.has(word(at - 1)));
    if (mayFollow && hasTrade && isPlace(at)) return at;
    if ((isJoined || at === last + 1) && isTrade(at)) hasTrade = true;
    else if (!small.smallWords.has(word(at))) return undefined;
  }
  return undefined;
}

interface Sentence {
  readonly tokens: readonly Token[];
  readonly word: (at: number) => string;
  readonly isTrade: (at: number) => boolean;
  readonly isPlace: (at: number) => boolean;
}
