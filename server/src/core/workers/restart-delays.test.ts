import { expect, it } from 'vitest';
import { RestartDelays } from './restart-delays.ts';

it('waits longer each time that a process ends soon after its start, up to half a minute', () => {
  const delays = new RestartDelays();
  const waits = Array.from({ length: 8 }, () => delays.next(100));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(delays.failures).toBe(8);
});

it('begins anew with a process that has run for a minute', () => {
  const delays = new RestartDelays();
  delays.next(100);
  delays.next(100);
  expect(delays.next(60_000)).toBe(500);
  expect(delays.failures).toBe(1);
});
