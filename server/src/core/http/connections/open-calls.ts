import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { busy } from '../errors.ts';

/** Priority of a request if not all can be handled; see `maxOpen`. */
type Worth = 'statistics' | 'suggestions' | 'search' | 'session';

/**
 * Maximum number of open requests at which another request of this priority is accepted: low priorities are rejected first and always
 * leave capacity for the others. Few requests are open while the server keeps up; each takes memory.
 */
const maxOpen: Readonly<Record<Worth, number>> = {
  statistics: 64,
  suggestions: 128,
  search: 256,
  session: 512,
};

/** Health checks must always get a response. */
const neverRefused = new Set(['/healthz', '/readyz']);

/** Sessions and their actions have the highest priority; pages count as searches. */
function worthOf(endpoint: AnyEndpoint | undefined): Worth {
  if (endpoint === undefined) return 'search';
  if (endpoint.isStatistics) return 'statistics';
  return endpoint.rate === 'search' || endpoint.rate === 'suggestions' ? endpoint.rate : 'session';
}

/** Counts the open requests, and rejects surplus ones by priority. */
export class OpenCalls {
  #open = 0;
  readonly #refused: Record<Worth, number> = {
    statistics: 0,
    suggestions: 0,
    search: 0,
    session: 0,
  };
  readonly #ends = new WeakMap<FastifyReply, () => void>();

  /** Adds the hooks and `app.openCalls`. */
  static open(app: FastifyInstance): void {
    const calls = new OpenCalls();
    app.decorate('openCalls', calls);
    app.addHook('onRequest', ({ routeOptions: { url = '', config } }, _reply, done) => {
      const worth = worthOf(config.endpoint);
      if (neverRefused.has(url) || calls.#open < maxOpen[worth]) return done();
      calls.#refused[worth] += 1;
      done(busy());
    });
    // Counts from the moment at which the whole request was read, so that slow senders block nobody.
    app.addHook('preHandler', (_request, reply, done) => {
      calls.#begin(reply);
      done();
    });
    // Counts until the response is known, so that slow readers block nobody, either.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      calls.#ends.get(reply)?.();
      done();
    });
  }

  /** Number of open requests. */
  get count(): number {
    return this.#open;
  }

  /** Number of rejected requests so far, by priority. */
  get refused(): Readonly<Record<Worth, number>> {
    return this.#refused;
  }

  #begin(reply: FastifyReply): void {
    this.#open += 1;
    let isOpen = true;
    const end = () => {
      if (isOpen) this.#open -= 1;
      isOpen = false;
    };
    // If the client disconnects first, and for responses that no hook sees.
    reply.raw.once('close', end);
    this.#ends.set(reply, end);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    openCalls: OpenCalls;
  }
}
