import type { PlaceReader } from './places/read-places.ts';
import { typedPlaces } from './places/typed-places.ts';
import { typedStarts } from './start/typed-starts.ts';
import type { Token } from './tokens.ts';
import type { Found, Known } from './understanding.ts';

/** The wishes that a text has named so far. */
interface ReadWishes {
  readonly found: readonly Found[];
  /** The second type and the second start. */
  readonly others: { readonly type: Found | undefined; readonly start: Found | undefined };
  /** Reads the places from one token to another, which is not included. */
  readonly within: (from: number, to: number) => PlaceReader;
}

/** Two types with a place or a start each. */
interface TypedWishes {
  readonly places: readonly Found[] | undefined;
  readonly starts: readonly Found[] | undefined;
  /** The wishes that these replace. */
  readonly replaced: readonly Found[];
}

/** 'Praktikum in Halle und Ausbildung in Magdeburg', 'Praktikum im Juni und Ausbildung ab August'; undefined for one type. */
export function typedWishes(
  tokens: readonly Token[],
  known: Known,
  { found, others, within }: ReadWishes,
): TypedWishes | undefined {
  const first = found.find(({ wish }) => wish.kind === 'type');
  if (first === undefined || others.type === undefined) return undefined;
  const types = [first, others.type] as const;
  const places = typedPlaces(tokens, within, known, types);
  const start = found.find(({ wish }) => wish.kind === 'start');
  const starts = start && others.start && typedStarts(tokens, types, [start, others.start]);
  const isTyped = places !== undefined || starts !== undefined;
  const replaced = [...(isTyped ? [first] : []), ...(start && starts ? [start] : [])];
  return { places, starts, replaced };
}
