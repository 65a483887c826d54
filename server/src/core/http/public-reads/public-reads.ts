import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  apiBase,
  type AnyEndpoint,
  type RateClass,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { logAnswer } from '../../logging/request-log.ts';
import type { CountAnswer } from '../../metrics/request-counts.ts';
import { addressReader, callerAddress, countedAddress } from '../../security/caller-address.ts';
import { CallCounts } from '../../security/rate-limits.ts';
import { securityHeaders } from '../../security/security-headers.ts';
import { tooManyRequests } from '../errors.ts';
import type { Connections } from '../connections/ending-connections.ts';
import { AnswerCache } from './answer-cache.ts';
import { encodingFor, FinishedAnswer, type Content } from './finished-answer.ts';
import { isNotModified } from '../not-modified.ts';
import { nextRequestId } from '../request-ids.ts';
import { requestPath } from '../request-path.ts';

/** How the responses of an endpoint may be cached. */
export interface CachingRule<Query> {
  /** Changes with all data in the responses. @throws 503 until responses are possible */
  readonly state: () => string;
  /** Whether the response to a query is a public read; true by default. Other queries are handled like any request. */
  readonly keeps?: (query: Query) => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    publicReads: PublicReads;
  }
}

type Settings = Pick<Config, 'rateLimits' | 'trustProxy'> &
  Partial<Pick<Config, 'publicUrl' | 'sharedCacheSeconds'>>;

/**
 * Browsers always revalidate their copy; shared caches respond for some seconds without revalidation. No
 * `stale-while-revalidate`: browsers would apply it, too, and show data from before a change, or without a network.
 */
const cacheControl = (seconds: number) =>
  seconds === 0 ? 'public, no-cache' : `public, max-age=0, s-maxage=${seconds}`;

interface Read extends Pick<CachingRule<never>, 'state'> {
  readonly rate: RateClass;
  /** The pattern of its route. */
  readonly route: string;
  readonly countAnswer: CountAnswer | undefined;
}

/** A request and its response, as Node's objects. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Key by which the client is counted. */
  readonly caller: string;
}

/**
 * Reads whose responses are the same for everyone while a state is unchanged. They set no cookie and read no token, so that caches
 * may store them. A cached response is sent, or made again, before Fastify sees the request.
 */
export class PublicReads {
  /** Reads by path, without a final slash. */
  readonly #reads = new Map<string, Read>();
  readonly #answers = new AnswerCache();
  readonly #counts: CallCounts | undefined;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #headers: readonly string[];
  /** Distinguishes the states of other processes, and of this one after a restart. */
  readonly #process = randomUUID().slice(0, 8);
  #log: FastifyBaseLogger | undefined;
  #connections: Pick<Connections, 'isEnding'> | undefined;
  #hits = 0;
  #misses = 0;

  constructor({ rateLimits, trustProxy, publicUrl, sharedCacheSeconds = 0 }: Settings) {
    this.#counts = rateLimits ? new CallCounts() : undefined;
    this.#addressOf = addressReader(trustProxy);
    this.#headers = Object.entries({
      ...securityHeaders(publicUrl),
      vary: 'accept-encoding',
      'cache-control': cacheControl(sharedCacheSeconds),
    }).flat();
  }

  /** Adds the hook, which must be the first, and `app.publicReads`. */
  static open(app: FastifyInstance, reads: PublicReads): void {
    reads.#log = app.log;
    reads.#connections = app.connections;
    app.decorate('publicReads', reads);
    app.addHook('onRequest', (request, reply, done) => reads.#begin(request, reply, done));
  }

  /** Makes an endpoint a public read. */
  add(endpoint: AnyEndpoint, state: () => string, countAnswer?: CountAnswer): void {
    const { path, rate = 'default' } = endpoint;
    const route = apiBase + path;
    this.#reads.set(requestPath(route), { rate, state, route, countAnswer });
  }

  /** Number of requests with and without a cached response, and bytes of the cache. */
  get usage(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#answers.bytes };
  }

  /**
   * Sends a cached response, or one that is made again from an earlier request, counts it and logs it. Leaves all other requests, and the
   * rejection of requests above the rate limit, to Fastify.
   * @returns whether a response was sent
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    const read = this.#readOf(method, url);
    if (read === undefined) return false;
    const begun = performance.now();
    const known = this.#answers.get(url, read.state) ?? this.#answers.again(url);
    if (known === undefined) return false;
    const caller = countedAddress(this.#addressOf(request));
    if (this.#waitMs(read, caller) > 0) return false;
    const isKept = known instanceof FinishedAnswer;
    if (isKept) this.#hits += 1;
    else this.#misses += 1;
    const answer = isKept ? known : this.#keep(url, known(), read.state());
    const status = this.#send(answer, { request, response, caller });
    const ms = performance.now() - begun;
    read.countAnswer?.(method, status, ms);
    const line = { reqId: nextRequestId(), method, route: read.route, status };
    if (this.#log !== undefined) logAnswer(this.#log, line, ms);
    return true;
  }

  /** Counts a request; one that did not come over the server's socket (`inject`) gets a cached response here. */
  #begin(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const read = this.#readOf(request.method, request.url);
    if (read === undefined) return done();
    const caller = callerAddress(request);
    const waitMs = this.#waitMs(read, caller);
    if (waitMs > 0) return done(tooManyRequests(Math.ceil(waitMs / 1000)));
    const kept = this.#answers.get(request.url, read.state);
    if (kept === undefined) {
      this.#misses += 1;
      done();
    } else {
      this.#hits += 1;
      reply.hijack();
      this.#send(kept, { request: request.raw, response: reply.raw, caller });
    }
  }

  /** The public read for a request. */
  #readOf(method: string, url: string): Read | undefined {
    return method === 'GET' || method === 'HEAD' ? this.#reads.get(requestPath(url)) : undefined;
  }

  /** Counts a request. @returns 0, or the ms for which the client has to wait */
  #waitMs({ rate }: Read, caller: string): number {
    return this.#counts?.count(rate, caller) ?? 0;
  }

  /**
   * Sends a response, and caches it if nothing has changed while it was made.
   * @param before the state at its beginning
   */
  answer(
    content: Content,
    { before, now }: { before: string; now: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const answer =
      before === now ? this.#keep(request.url, content, before) : this.#finished(content, before);
    reply.hijack();
    const caller = callerAddress(request);
    this.#send(answer, { request: request.raw, response: reply.raw, caller });
  }

  #finished(content: Content, state: string): FinishedAnswer {
    return new FinishedAnswer(content, this.#headers, `"${this.#process}-${state}"`);
  }

  /** @returns the response that is now cached: the previous one if that has the same body */
  #keep(url: string, content: Content, state: string): FinishedAnswer {
    return this.#answers.set(url, state, this.#finished(content, state));
  }

  /** Writes to Node's response directly: the headers are prepared, and no hook needs to see them. @returns the status */
  #send(answer: FinishedAnswer, { request, response, caller }: Exchange): number {
    answer.each?.(caller);
    if (this.#connections?.isEnding) response.shouldKeepAlive = false;
    const { headers } = request;
    if (isNotModified(headers, answer.etag)) {
      response.writeHead(304, answer.unchanged).end();
      return 304;
    }
    const encoding = encodingFor(headers['accept-encoding']);
    const form = this.#answers.form(request.url ?? '', answer, encoding);
    response.writeHead(200, form.headers).end(form.body);
    return 200;
  }
}
