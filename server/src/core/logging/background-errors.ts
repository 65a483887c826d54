import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../database/server/unavailable.ts';

/** Interval in ms of the lines about an unavailable database. */
const repeatMs = 60_000;

/**
 * Returns a function that logs errors of background work. While the database is unavailable, every job fails at each attempt, some ten times a
 * second: of these errors one a minute is logged, without its stack.
 */
export function logBackgroundErrors(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): (error: unknown) => void {
  let loggedAt = -repeatMs;
  return (error) => {
    if (!isDatabaseUnavailable(error)) return log.error({ err: error }, 'background work failed');
    const now = performance.now();
    if (now - loggedAt < repeatMs) return;
    loggedAt = now;
    const { code, message } = error as { code?: string; message?: string };
    log.warn(
      { reason: code ?? message },
      'the database is not available; background work waits for it',
    );
  };
}
