import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAheadMs, following, standsMs, startRotation } from './rotation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(answers: Promise<boolean>[] = []) {
  const prepare = vi.fn<() => Promise<boolean>>(() => answers.shift() ?? Promise.resolve(true));
  const turn = vi.fn<() => void>();
  return { prepare, turn, stop: startRotation({ prepare, turn }) };
}

describe('turns', () => {
  it('come every ten seconds', async () => {
    const { turn } = watched();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(turn).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(turn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it('are prepared shortly before, not earlier', async () => {
    const { prepare } = watched();
    await vi.advanceTimersByTimeAsync(standsMs - fetchAheadMs - 1);
    expect(prepare).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('wait for what takes longer', async () => {
    let arrive = (_isReady: boolean) => {};
    const { turn } = watched([new Promise((resolve) => (arrive = resolve))]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(turn).toHaveBeenCalledTimes(0);
    arrive(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(turn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(standsMs);
    expect(turn).toHaveBeenCalledTimes(2);
  });

  it('leave out what does not come', async () => {
    const { turn } = watched([Promise.resolve(false)]);
    await vi.advanceTimersByTimeAsync(standsMs);
    expect(turn).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(standsMs);
    expect(turn).toHaveBeenCalledTimes(1);
  });

  it('end when they are stopped, even while one is being prepared', async () => {
    const { prepare, turn, stop } = watched();
    await vi.advanceTimersByTimeAsync(standsMs - 1);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(turn).toHaveBeenCalledTimes(0);
  });
});

it('the last is followed by the first, and one that is gone too', () => {
  const items = [{ id: 3 }, { id: 5 }];
  expect(following(items, { id: 3 })).toEqual({ id: 5 });
  expect(following(items, { id: 5 })).toEqual({ id: 3 });
  expect(following(items, { id: 9 })).toEqual({ id: 3 });
  expect(following([], undefined)).toBeUndefined();
});
