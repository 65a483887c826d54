import { eitherWish, onlyTypeOf } from '../asked-types.ts';
import { placeJoints } from '../small-words.ts';
import { range, type Token } from '../tokens.ts';
import { typeLabels, type JobType } from '../type-words.ts';
import type { Found, Known } from '../understanding.ts';
import { joinedPlaces, type JoinedPart } from './joined-places.ts';
import type { PlaceReader } from './read-places.ts';

const startOf = ({ at }: Found) => at[0] ?? 0;
const endOf = ({ at }: Found) => (at.at(-1) ?? 0) + 1;

function partOf(type: JobType, { wish, label }: Found): JoinedPart | undefined {
  if (wish.kind !== 'place') return undefined;
  const { place, km } = wish;
  const name = place.kind === 'area' ? place.label : label.replace(/^Umkreis \d+ km um /, '');
  return { type, place, km, label: `${typeLabels[type]} ${name}` };
}

/** The tokens between the first and the last of these that join them. */
export function connectorsOf(tokens: readonly Token[], own: readonly number[]): number[] {
  const first = Math.min(...own);
  return range(first, Math.max(...own) - first).filter((at) =>
    placeJoints.has(tokens[at]?.word ?? ''),
  );
}

/** Indexes of tokens, each once. */
export const inOrder = (...at: readonly number[]) => [...new Set(at)].toSorted((a, b) => a - b);

/**
 * Two types with a place each: 'Praktikum in Halle und Ausbildung in Magdeburg', 'in Halle Praktikum, in Magdeburg Ausbildung'. Undefined
 * where a place is missing.
 * @param placesWithin reads the places from one token to another, which is not included
 */
export function typedPlaces(
  tokens: readonly Token[],
  placesWithin: (from: number, to: number) => PlaceReader,
  { places }: Known,
  [first, second]: readonly [first: Found, second: Found],
): readonly Found[] | undefined {
  const [type, otherType] = [onlyTypeOf(first), onlyTypeOf(second)];
  if (type === undefined || otherType === undefined || type === otherType) return undefined;
  const read = (from: number, to: number) => placesWithin(from, to).read()[0];
  const behind = read(endOf(first), startOf(second));
  const last = behind && read(endOf(second), tokens.length);
  const before = behind && last === undefined ? read(0, startOf(first)) : undefined;
  const [one, other] = last ? [behind, last] : [before, behind];
  const [part, otherPart] = [one && partOf(type, one), other && partOf(otherType, other)];
  if (!one || !other || !part || !otherPart) return undefined;
  const ofPlaces = [...one.at, ...other.at];
  const ofTypes = [...first.at, ...second.at];
  const joints = connectorsOf(tokens, [...ofPlaces, ...ofTypes]);
  if (one.label === other.label)
    return [
      eitherWish(type, otherType, inOrder(...ofTypes, ...joints)),
      { ...one, at: inOrder(...ofPlaces) },
    ];
  const { place, km, label } = joinedPlaces([part, otherPart], places.all);
  const at = inOrder(...ofPlaces, ...ofTypes, ...joints);
  return [{ wish: { kind: 'place', place, km }, label, at }];
}
