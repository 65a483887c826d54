import type { Found } from '../understanding.ts';

/** Leaves out denied conditions that the text also wants: 'kein Mindestlohn, sondern gute Bezahlung'. */
export const withoutContradictions = (all: readonly Found[]): Found[] =>
  all.filter(
    ({ wish }) =>
      wish.kind !== 'condition' ||
      wish.mask !== 0 ||
      !all.some(({ wish: other }) => other.kind === 'condition' && other.mask === wish.deniedMask),
  );
