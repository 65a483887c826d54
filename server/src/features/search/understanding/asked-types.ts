import { range, type Token } from './tokens.ts';
import { typeLabels, type JobType, type TypeWord } from './type-words.ts';
import type { Found } from './understanding.ts';

/** The wish for a type. */
export const typeWish = (type: JobType, at: readonly number[]): Found => ({
  wish: { kind: 'type', types: [type] },
  label: typeLabels[type],
  at,
});

/** Whether a wish is for a type: in 'kein Praktikum, Ausbildung' two wishes are for the same type. */
export const isWishForType = ({ wish }: Found, type: JobType): boolean =>
  wish.kind === 'type' && wish.types.includes(type);

/** The only type of a wish, unless it is a denied one. */
export function onlyTypeOf({ wish, label }: Found): JobType | undefined {
  const [only, second] = wish.kind === 'type' ? wish.types : [];
  return only !== undefined && second === undefined && label === typeLabels[only]
    ? only
    : undefined;
}

/** The wish for either of two types. */
export const eitherWish = (one: JobType, other: JobType, at: readonly number[]): Found => ({
  wish: { kind: 'type', types: [one, other] },
  label: `${typeLabels[one]} oder ${typeLabels[other]}`,
  at,
});

/** Words that join two alternative types, and words that may surround them. */
const joints = new Set(['oder', 'und', 'bzw', 'or', 'and']);
const besideJoints = new Set(['ein', 'eine', 'einen', 'auch', 'gern', 'gerne', 'als', 'sonst']);

/**
 * 'Praktikum oder Ausbildung': the wish for both.
 * @param first the type named before
 * @param second the other one, which begins at `at`
 */
export function eitherType(
  tokens: readonly Token[],
  first: Found,
  { type: second, length }: TypeWord,
  at: number,
): Found | undefined {
  const [only] = first.wish.kind === 'type' ? first.wish.types : [];
  // A denied type has another label, and a repeated type is no alternative.
  if (only === undefined || first.label !== typeLabels[only] || only === second) return undefined;
  const from = (first.at.at(-1) ?? at) + 1;
  const between = tokens.slice(from, at).map(({ word }) => word);
  const isJoined = tokens[from]?.isListed === true || between.some((word) => joints.has(word));
  if (!isJoined || between.some((word) => !joints.has(word) && !besideJoints.has(word)))
    return undefined;
  return eitherWish(only, second, [...first.at, ...range(from, at + length - from)]);
}
