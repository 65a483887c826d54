import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUnavailable } from '../database/server/unavailable.ts';
import { logBackgroundErrors } from './background-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As the library of the jobs passes errors on: a copy that is no Error. */
const away = () =>
  rememberUnavailable({
    code: 'ECONNREFUSED',
    message: 'connect ECONNREFUSED (Queue: send-mails, Worker: 1)',
  });

it('logs once a minute that the database is away, and every other error', () => {
  const log = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const onError = logBackgroundErrors(log);
  for (let attempt = 0; attempt < 5; attempt += 1) onError(away());
  const sentence = 'the database is not available; background work waits for it';
  expect(log.warn.mock.calls).toEqual([[{ reason: 'ECONNREFUSED' }, sentence]]);
  vi.advanceTimersByTime(60_000);
  onError(away());
  expect(log.warn).toHaveBeenCalledTimes(2);
  const fault = { code: '23505', message: 'a fault of the program' };
  for (let attempt = 0; attempt < 2; attempt += 1) onError(rememberUnavailable(fault));
  expect(log.error.mock.calls).toEqual([
    [{ err: fault }, 'background work failed'],
    [{ err: fault }, 'background work failed'],
  ]);
});
