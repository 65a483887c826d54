import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { RateClass } from '@lehrpfad/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from './errors.ts';

/** Calls a second and address; generous, because a school class sits behind one. */
const callsPerSecond: Record<RateClass, number> = { default: 100, search: 100, suggestions: 100 };

/** The route option for a class; each class is counted for itself. */
export function rateLimitOf(rate: RateClass): RateLimitOptions & { groupId: string } {
  return { max: callsPerSecond[rate], timeWindow: 1000, groupId: rate };
}

/** Counts calls per address in memory. Limits that must hold across processes are kept in the database. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // A private copy of the error: the plugin throws what this returns.
    errorResponseBuilder: (_request, context) => tooManyRequests(Math.ceil(context.ttl / 1000)),
  });
}
