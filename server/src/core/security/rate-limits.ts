import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { RateClass } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address.ts';
import { tooManyRequests } from '../http/errors.ts';

/** Requests per second and address; generous, because a whole school class may share one address. */
const callsPerSecond: Record<RateClass | 'missing', number> = {
  default: 100,
  search: 100,
  suggestions: 100,
  /** Missing files: it must be checked whether they can be generated. */
  missing: 100,
};

/** Returns the route option for a class: all routes of a class share one counter. */
export function rateLimitOf(rate: RateClass): RateLimitOptions & { groupId: string } {
  return { max: callsPerSecond[rate], timeWindow: 1000, groupId: rate };
}

/**
 * Counts a route's requests for missing files; the route calls the returned function. Its keys are bare addresses; those of the
 * other classes contain the class's name.
 * @returns a function that throws 429 for too many requests; it does nothing if there are no limits
 */
export function countMissing(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve();
  const count = app.createRateLimit({ max: callsPerSecond.missing, timeWindow: 1000 });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds);
  };
}

/** Counts in fixed windows, by default of one second; only stores the keys of the current window. */
class Window {
  #startedAt = 0;
  readonly #counts = new Map<string, number>();

  /** @returns how often the key was counted in this window, and the ms until the next one */
  look(key: string, windowMs = 1000): { current: number; ttl: number } {
    const now = Date.now();
    if (now - this.#startedAt >= windowMs || now < this.#startedAt) {
      this.#counts.clear();
      this.#startedAt = now;
    }
    const current = this.#counts.get(key) ?? 0;
    return { current, ttl: windowMs - (now - this.#startedAt) };
  }

  /** Counts the key once more, and returns the same as `look`. */
  count(key: string, windowMs = 1000): { current: number; ttl: number } {
    const { current, ttl } = this.look(key, windowMs);
    this.#counts.set(key, current + 1);
    return { current: current + 1, ttl };
  }
}

/** Counts the requests of routes that the plugin does not handle, with the same limits. */
export class CallCounts {
  readonly #windows: Readonly<Record<RateClass, Window>> = {
    default: new Window(),
    search: new Window(),
    suggestions: new Window(),
  };

  /** @returns 0, or for a request above the limit the ms until the next is allowed */
  count(rate: RateClass, address: string): number {
    const window = this.#windows[rate];
    const { current, ttl } = window.count(address);
    return current > callsPerSecond[rate] ? ttl : 0;
  }
}

/** Limit of the public API per address: programs read page after page, and wait when they are told to. */
export const publicCalls = { max: 600, windowMs: 60_000 };

/** A group of requests that are counted together, with its limit per minute. */
export interface CountedCalls {
  readonly name: string;
  readonly max: number;
}

/** Counts the requests of the public API separately, since it tells clients how many they have left. Does nothing if there are no limits. */
export class CallCounter {
  readonly #window = new Window();
  readonly #on: boolean;

  constructor(app: FastifyInstance) {
    this.#on = app.hasDecorator('createRateLimit');
  }

  /** Counts a request and sets the headers `RateLimit-*`. @throws 429 above the limit */
  count(reply: FastifyReply, { name, max }: CountedCalls): void {
    if (!this.#on) return;
    const { current, ttl } = this.#window.count(name, publicCalls.windowMs);
    const seconds = Math.ceil(ttl / 1000);
    reply.headers({
      'ratelimit-limit': String(max),
      'ratelimit-remaining': String(Math.max(0, max - current)),
      'ratelimit-reset': String(seconds),
    });
    if (current > max) throw tooManyRequests(seconds);
  }

  /** Rejects a request above the limit without counting it. @throws 429 */
  refuseWhereFull({ name, max }: CountedCalls): void {
    if (!this.#on) return;
    const { current, ttl } = this.#window.look(name, publicCalls.windowMs);
    if (current >= max) throw tooManyRequests(Math.ceil(ttl / 1000));
  }
}

class WindowStore implements FastifyRateLimitStore {
  readonly #window = new Window();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs?: number,
  ): void {
    callback(null, this.#window.count(key, windowMs));
  }

  /** The plugin calls this once per route. Keys contain the class's name, so one store serves all routes. */
  child(): WindowStore {
    return this;
  }
}

/** Counts requests per address in memory. Limits that must hold across processes are stored in the database. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: WindowStore,
    keyGenerator: callerAddress,
    // A new error each time: the plugin throws this object.
    errorResponseBuilder: (_request, context) => tooManyRequests(Math.ceil(context.ttl / 1000)),
  });
}
