import * as small from '../small-words.ts';
import { keysOf, range, type Token } from '../tokens.ts';

/** Words for surroundings that need no place behind them. */
const surroundings = keysOf('umkreis umgebung umland radius');

/** 'mehr als 20 km' is no perimeter. */
const atLeast = keysOf('mehr weiter mindestens ab über');

/** Before a distance that is the furthest: 'nicht weiter als 20 km'. */
const comparing = keysOf('nicht mehr weiter als');

/** How far around a place, said elsewhere in the text. */
export interface DistanceApart {
  readonly km: number;
  /** Whether the text says the number. */
  readonly saysKm: boolean;
  readonly at: readonly number[];
}

/** '20', '20km' */
export const isNumber = (token: Token | undefined) => /^\d{1,3}(?:km)?$/.test(token?.plain ?? '');

/**
 * The distance that a text says apart from its place: '20 km Umkreis Koch Halle'.
 * @param usualKm the perimeter of surroundings without a number
 */
export function distanceApart(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  usualKm: number,
): DistanceApart | undefined {
  const wordAt = (at: number) => (isTaken(at) ? '' : (tokens[at]?.word ?? ''));
  const saysKm = (at: number) =>
    small.kilometreWords.has(wordAt(at + 1)) || (tokens[at]?.plain.endsWith('km') ?? false);
  const isDistance = (at: number) =>
    !isTaken(at) && isNumber(tokens[at]) && (saysKm(at) || wordAt(at - 1) === 'umkreis');
  const at = tokens.findIndex((_, one) => isDistance(one));
  const around = tokens.findIndex((_, one) => surroundings.has(wordAt(one)));
  if (at < 0) return around < 0 ? undefined : { km: usualKm, saysKm: false, at: [around] };
  if (isAtLeast(tokens, at)) return undefined;
  let from = at;
  while (small.placeFillers.has(wordAt(from - 1)) || comparing.has(wordAt(from - 1))) from -= 1;
  let end = saysKm(at) && !tokens[at]?.plain.endsWith('km') ? at + 2 : at + 1;
  while (small.surroundingWords.has(wordAt(end))) end += 1;
  const km = parseInt(tokens[at]?.plain ?? '', 10);
  return { km, saysKm: true, at: range(from, end - from) };
}

/** 'mehr als 20 km', but not 'nicht mehr als 20 km' */
function isAtLeast(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  return before.some((word) => atLeast.has(word)) && !before.includes('nicht');
}
