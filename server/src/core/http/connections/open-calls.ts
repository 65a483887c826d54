import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { busy } from '../errors.ts';

/** What a call is worth where not all can be answered; see `mostOpen`. */
type Worth = 'statistics' | 'suggestions' | 'search' | 'session';

/**
 * So many calls may be worked on while another one of this worth begins: what is worth less is refused earlier, and always leaves room for
 * the rest. Few are open at a time as long as the server keeps up; each takes memory.
 */
const mostOpen: Readonly<Record<Worth, number>> = {
  statistics: 64,
  suggestions: 128,
  search: 256,
  session: 512,
};

/** Whoever runs the server has to see that it lives. */
const neverRefused = new Set(['/healthz', '/readyz']);

/** Sessions and what people do in them are worth most; pages count as searches. */
function worthOf(endpoint: AnyEndpoint | undefined): Worth {
  if (endpoint === undefined) return 'search';
  if (endpoint.isStatistics) return 'statistics';
  return endpoint.rate === 'search' || endpoint.rate === 'suggestions' ? endpoint.rate : 'session';
}

/** Counts the calls that are worked on, and refuses those that are too many, in the order of their worth. */
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
      if (neverRefused.has(url) || calls.#open < mostOpen[worth]) return done();
      calls.#refused[worth] += 1;
      done(busy());
    });
    // From when all of a call has been read, so that callers who send slowly keep nobody out.
    app.addHook('preHandler', (_request, reply, done) => {
      calls.#begin(reply);
      done();
    });
    // Until the answer is known, so that callers who read slowly keep nobody out, either.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      calls.#ends.get(reply)?.();
      done();
    });
  }

  /** How many are worked on now. */
  get count(): number {
    return this.#open;
  }

  /** How many were refused so far, by worth. */
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
    // Where the caller leaves before, and for answers that no hook sees.
    reply.raw.once('close', end);
    this.#ends.set(reply, end);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    openCalls: OpenCalls;
  }
}
