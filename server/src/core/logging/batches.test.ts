import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Batches } from './batches.ts';

const target = () => ({
  write: vi.fn<(text: string) => boolean>(() => true),
  flushSync: vi.fn<() => void>(),
});
const line = `${'x'.repeat(99)}\n`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes many lines at once, in order, to all targets', () => {
  const targets = [target(), target()];
  const batches = new Batches(targets);
  for (let at = 0; at < 400; at += 1) batches.write(`${at}${line}`);
  batches.flush();
  const wanted = Array.from({ length: 400 }, (_, at) => `${at}${line}`).join('');
  for (const { write } of targets) {
    expect(write.mock.calls.length).toBeLessThan(5);
    expect(write.mock.calls.join('')).toBe(wanted);
  }
});

it('lets no line wait longer than a fifth of a second', () => {
  const one = target();
  const batches = new Batches([one]);
  batches.write(line);
  expect(one.write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  batches.write(line);
  vi.advanceTimersByTime(100);
  expect(one.write.mock.calls).toEqual([[line + line]]);
});

it('writes everything at once when asked to, though a target fails', () => {
  const [broken, whole] = [target(), target()];
  broken.flushSync.mockImplementation(() => {
    throw new Error('not open');
  });
  const batches = new Batches([broken, whole]);
  batches.write(line);
  batches.flushSync();
  expect(whole.write.mock.calls).toEqual([[line]]);
  expect(whole.flushSync).toHaveBeenCalledTimes(1);
});

it('writes what waits when it is closed, and nothing after', () => {
  const one = target();
  const batches = new Batches([one]);
  batches.write(line);
  batches.close();
  batches.write(line);
  vi.runAllTimers();
  expect(one.write.mock.calls).toEqual([[line]]);
});
