import { eitherWish, onlyTypeOf } from '../asked-types.ts';
import type { Token } from '../tokens.ts';
import { typeLabels } from '../type-words.ts';
import type { Found } from '../understanding.ts';
import { inOrder, connectorsOf } from '../places/typed-places.ts';

const firstOf = ({ at }: Found) => at[0] ?? 0;

/**
 * Two types with a start each: 'Praktikum im Juni und Ausbildung ab September', 'im Juni Praktikum, ab September Ausbildung'. Undefined
 * where both starts stand on the same side of both types.
 */
export function typedStarts(
  tokens: readonly Token[],
  [first, second]: readonly [first: Found, second: Found],
  [start, otherStart]: readonly [start: Found, otherStart: Found],
): readonly Found[] | undefined {
  const [type, otherType] = [onlyTypeOf(first), onlyTypeOf(second)];
  if (type === undefined || otherType === undefined || type === otherType) return undefined;
  if (start.wish.kind !== 'start' || otherStart.wish.kind !== 'start') return undefined;
  if (firstOf(start) > firstOf(second) || firstOf(otherStart) < firstOf(first)) return undefined;
  const ofTypes = [...first.at, ...second.at];
  const ofStarts = [...start.at, ...otherStart.at];
  const joints = connectorsOf(tokens, [...ofTypes, ...ofStarts]);
  if (start.label === otherStart.label)
    return [
      eitherWish(type, otherType, inOrder(...ofTypes, ...joints)),
      { ...start, at: inOrder(...ofStarts) },
    ];
  const typed = [
    { type, range: start.wish.range },
    { type: otherType, range: otherStart.wish.range },
  ];
  const label = `${typeLabels[type]} ${start.label} oder ${typeLabels[otherType]} ${otherStart.label}`;
  const wish = { kind: 'start', range: { from: null, to: null }, ofTypes: typed } as const;
  return [{ wish, label, at: inOrder(...ofTypes, ...ofStarts, ...joints) }];
}
