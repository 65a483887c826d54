import type { FastifyInstance, onResponseHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if metrics are switched off. */
    requestCounts: RequestCounts | undefined;
  }
}

/** Upper limits of the histogram's buckets, in seconds; cached responses take less than a millisecond. */
export const bucketSeconds = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
] as const;

const bucketMs = bucketSeconds.map((seconds) => seconds * 1000);

/** Durations of the responses of one route, method and status. */
class Durations {
  /** Counts by bucket, not cumulative; the last bucket has no limit. */
  readonly counts = new Float64Array(bucketMs.length + 1);
  sumMs = 0;

  add(ms: number): void {
    let bucket = 0;
    while (bucket < bucketMs.length && ms > (bucketMs[bucket] ?? 0)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sumMs += ms;
  }
}

/** Durations by method, then by status. */
type RouteCounts = Map<string, Durations[]>;

/** Number and durations of a route's responses with one method and status. */
export interface CountedAnswers {
  readonly method: string;
  /** The route's pattern, never a path; `none` if there is no such route. */
  readonly route: string;
  readonly status: number;
  readonly counts: Float64Array;
  readonly sumMs: number;
}

/** Counts a response of one route. */
export type CountAnswer = (method: string, status: number, ms: number) => void;

/** Methods that are counted for requests without a route; clients may send any method. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function count(route: RouteCounts, method: string, status: number, ms: number): void {
  let byStatus = route.get(method);
  if (byStatus === undefined) route.set(method, (byStatus = []));
  (byStatus[status] ??= new Durations()).add(ms);
}

/**
 * Counts responses by route pattern, method and status. Each route has its own hook with its own counts, so that a request costs two
 * lookups and an addition.
 */
export class RequestCounts {
  readonly #routes = new Map<string, RouteCounts>();

  /** Counts the responses of routes that are added from now on, and adds `app.requestCounts`. */
  static open(app: FastifyInstance): void {
    const requests = new RequestCounts();
    app.decorate('requestCounts', requests);
    app.addHook('onRoute', (route) => {
      const before = route.onResponse ?? [];
      route.onResponse = [
        ...(Array.isArray(before) ? before : [before]),
        requests.#hookOf(route.url),
      ];
    });
    const none = requests.#countsOf('none');
    app.addHook('onResponse', (request, reply, done) => {
      if (request.is404) {
        const method = knownMethods.has(request.method) ? request.method : 'other';
        count(none, method, reply.statusCode, reply.elapsedTime);
      }
      done();
    });
  }

  /** Returns the counts of all responses so far. */
  answers(): CountedAnswers[] {
    return [...this.#routes].flatMap(([route, methods]) =>
      [...methods].flatMap(([method, statuses]) =>
        // Skips the statuses that never occurred.
        Object.entries(statuses).map(([status, { counts, sumMs }]) => ({
          method,
          route,
          status: Number(status),
          counts,
          sumMs,
        })),
      ),
    );
  }

  /** Returns the number of responses of a route to a method, by status. */
  statusesOf(method: string, route: string): ReadonlyMap<number, number> {
    const found = this.answers().filter((one) => one.method === method && one.route === route);
    return new Map(
      found.map(({ status, counts }) => [status, counts.reduce((sum, one) => sum + one, 0)]),
    );
  }

  /** Returns a function that counts the responses of a route that no hook sees. */
  counterOf(route: string): CountAnswer {
    const counts = this.#countsOf(route);
    return (method, status, ms) => count(counts, method, status, ms);
  }

  #countsOf(route: string): RouteCounts {
    const known = this.#routes.get(route);
    if (known !== undefined) return known;
    const counts: RouteCounts = new Map();
    this.#routes.set(route, counts);
    return counts;
  }

  #hookOf(url: string): onResponseHookHandler {
    const counts = this.#countsOf(url);
    return (request, reply, done) => {
      if (!request.is404) count(counts, request.method, reply.statusCode, reply.elapsedTime);
      done();
    };
  }
}
