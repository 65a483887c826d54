import { expect, it } from 'vitest';
import { growthOf, type Sample } from './growth.ts';

const run = (of: (at: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 80 }, (_, at) => ({
    memory: 400,
    heap: 150,
    files: 60,
    timers: 50,
    ...of(at),
  }));

const growing = (samples: readonly Sample[]) =>
  growthOf(samples)
    .filter(({ isFlat }) => !isFlat)
    .map(({ what }) => what);

it('takes a warm-up, garbage and single outliers for no growth', () => {
  expect(
    growing(run((at) => (at < 15 ? { memory: 100 + at * 20, files: 30 + at * 2 } : {}))),
  ).toEqual([]);
  expect(growing(run((at) => ({ heap: 150 + (at % 7) * 12 })))).toEqual([]);
  expect(growing(run((at) => (at === 75 ? { memory: 900, files: 300, timers: 200 } : {})))).toEqual(
    [],
  );
});

it('finds what grows, each of it', () => {
  expect(growing(run((at) => ({ memory: 400 + at * 2 })))).toEqual(['memory']);
  expect(growing(run((at) => ({ heap: 150 + at + (at % 7) * 12 })))).toEqual(['heap']);
  expect(growing(run((at) => ({ files: 60 + at })))).toEqual(['files']);
  expect(growing(run((at) => ({ timers: 50 + at })))).toEqual(['timers']);
});

it('says nothing of a run that was too short', () => {
  expect(() => growthOf(run(() => ({})).slice(0, 11))).toThrow(/too few looks/);
});
