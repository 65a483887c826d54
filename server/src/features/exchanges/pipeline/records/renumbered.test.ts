import { expect, it } from 'vitest';
import { pairRenumbered } from './renumbered.ts';
import type { ShownRecord } from './renumbered-store.ts';

/** Pairs records that are written as `place part run`; their ids count from 1. */
function pairs(...written: string[]): number[][] {
  const records = written.map((text, index) => {
    const [place = '', part = '', run = part === 'created' ? 9 : 0] = text.split(' ');
    return { id: index + 1, part: part as ShownRecord['part'], place, run: Number(run) };
  });
  const placeOf = (id: number) => records[id - 1]?.place || undefined;
  return pairRenumbered(records, placeOf).map(({ before, now }) => [before, now]);
}

it('pairs an old record with the only new one for its place', () => {
  expect(pairs('a obsolete', 'b obsolete', 'b created', 'a created')).toEqual([
    [1, 4],
    [2, 3],
  ]);
});

it('pairs nothing where it is not certain which is which', () => {
  expect(pairs('a obsolete', 'a obsolete', 'a created')).toEqual([]);
  expect(pairs('a obsolete', 'a created', 'a created')).toEqual([]);
  expect(pairs('a obsolete', 'a created', 'a other')).toEqual([]);
  expect(pairs('a obsolete', 'b created')).toEqual([]);
  expect(pairs('a obsolete', 'a other')).toEqual([]);
  expect(pairs('a created', 'a other')).toEqual([]);
  expect(pairs(' obsolete', ' created'), 'what cannot be read').toEqual([]);
});

it('pairs no records that one run has sent together', () => {
  expect(pairs('a obsolete 3', 'a created 4')).toEqual([[1, 2]]);
  expect(pairs('a obsolete 4', 'a created 4')).toEqual([]);
  expect(pairs('a obsolete 5', 'a created 4')).toEqual([]);
});
