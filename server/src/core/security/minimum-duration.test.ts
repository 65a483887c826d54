import { expect, it } from 'vitest';
import { minimumDurationMs, withMinimumDuration } from './minimum-duration.ts';

it('takes as long for what is done at once, and hands on what comes of it', async () => {
  const before = performance.now();
  expect(await withMinimumDuration(() => Promise.resolve('done'))).toBe('done');
  // Timers may fire a millisecond early by this clock.
  expect((performance.now() - before) / minimumDurationMs).toBeGreaterThan(0.99);
});

it('fails as soon as the work does', async () => {
  await expect(withMinimumDuration(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
