import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { RateClass } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address.ts';
import { tooManyRequests } from '../http/errors.ts';

/** Calls a second and address; generous, because a school class sits behind one. */
const callsPerSecond: Record<RateClass | 'missing', number> = {
  default: 100,
  search: 100,
  suggestions: 100,
  /** Files that are not there: whether they can be made has to be looked up. */
  missing: 100,
};

/** The route option for a class: all routes of a class share one count. */
export function rateLimitOf(rate: RateClass): RateLimitOptions & { groupId: string } {
  return { max: callsPerSecond[rate], timeWindow: 1000, groupId: rate };
}

/**
 * Counts the calls of a route that find no file, which the route itself tells it. Its keys are bare addresses; those of the
 * other classes bear the class's name.
 * @returns throws where there were too many; counts nothing where there are no limits
 */
export function countMissing(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve();
  const count = app.createRateLimit({ max: callsPerSecond.missing, timeWindow: 1000 });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds);
  };
}

/** Counts in windows of a second; holds no more than the addresses of the present one. */
class WindowStore implements FastifyRateLimitStore {
  #startedAt = 0;
  readonly #counts = new Map<string, number>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 1000,
  ): void {
    const now = Date.now();
    if (now - this.#startedAt >= timeWindow || now < this.#startedAt) {
      this.#counts.clear();
      this.#startedAt = now;
    }
    const current = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, current);
    callback(null, { current, ttl: timeWindow - (now - this.#startedAt) });
  }

  /** The plugin asks once a route. Its keys bear the class's name, so that one store serves all. */
  child(): WindowStore {
    return this;
  }
}

/** Counts calls per address in memory. Limits that must hold across processes are kept in the database. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: WindowStore,
    keyGenerator: callerAddress,
    // A private copy of the error: the plugin throws what this returns.
    errorResponseBuilder: (_request, context) => tooManyRequests(Math.ceil(context.ttl / 1000)),
  });
}
