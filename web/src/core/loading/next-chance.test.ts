import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatAtChances } from './next-chance.ts';

let events: EventTarget;
const attempt = vi.fn<() => Promise<string | undefined>>();

beforeEach(() => {
  vi.useFakeTimers();
  attempt.mockReset().mockResolvedValue(undefined);
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const comeBack = () => events.dispatchEvent(new Event('online'));

it('an attempt is repeated once, and then only when the network comes back', async () => {
  const done = repeatAtChances(attempt);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  attempt.mockResolvedValueOnce('there');
  comeBack();
  expect(await done).toBe('there');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('an attempt that fails right after the network has come back is repeated soon', async () => {
  const done = repeatAtChances(attempt);
  await vi.advanceTimersByTimeAsync(3_600_000);
  attempt.mockResolvedValueOnce(undefined).mockResolvedValueOnce('there');
  comeBack();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await done).toBe('there');
});

it('a network that comes back during an attempt counts', async () => {
  attempt
    .mockImplementationOnce(async () => void comeBack())
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce('there');
  const done = repeatAtChances(attempt);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await done).toBe('there');
});
