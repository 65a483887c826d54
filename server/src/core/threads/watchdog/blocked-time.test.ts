import { expect, it } from 'vitest';
import { BlockedTime } from './blocked-time.ts';

it('counts its own ticks while the other thread stands still', () => {
  const blockedTime = new BlockedTime();
  expect([7, 7, 7, 7].map((beat) => blockedTime.tick(beat))).toEqual([0, 1, 2, 3]);
});

it('begins anew as soon as the other thread goes on', () => {
  const blockedTime = new BlockedTime();
  expect([7, 7, 7, 8, 8, 9].map((beat) => blockedTime.tick(beat))).toEqual([0, 1, 2, 0, 1, 0]);
});

it('takes a process that was stopped for hours, and ticks once before the other thread does, for no alarm', () => {
  const blockedTime = new BlockedTime();
  // The machine slept between the second and the third tick.
  expect([1, 2, 2, 3].map((beat) => blockedTime.tick(beat))).toEqual([0, 0, 1, 0]);
});
