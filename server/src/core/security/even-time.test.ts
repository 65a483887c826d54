import { expect, it } from 'vitest';
import { evenTimeMs, inEvenTime } from './even-time.ts';

it('takes as long for what is done at once, and hands on what comes of it', async () => {
  const before = performance.now();
  expect(await inEvenTime(() => Promise.resolve('done'))).toBe('done');
  // Timers may fire a millisecond early by this clock.
  expect((performance.now() - before) / evenTimeMs).toBeGreaterThan(0.99);
});

it('fails as soon as the work does', async () => {
  await expect(inEvenTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
