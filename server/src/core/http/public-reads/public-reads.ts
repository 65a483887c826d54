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

/** Says how an endpoint's answers may be kept. */
export interface CachingRule<Query> {
  /** Changes with everything that the answers show. @throws 503 until they can be given */
  readonly state: () => string;
  /** Whether the answer to a query is a public read; all are unless said otherwise. Others are answered like any request. */
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
 * Browsers ask each time whether their copy is still right; caches on the way answer for some seconds without asking. No
 * `stale-while-revalidate`: browsers would heed it, too, and show what was before a change, or without a network.
 */
const cacheControl = (seconds: number) =>
  seconds === 0 ? 'public, no-cache' : `public, max-age=0, s-maxage=${seconds}`;

interface Read extends Pick<CachingRule<never>, 'state'> {
  readonly rate: RateClass;
  /** The pattern of its route. */
  readonly route: string;
  readonly countAnswer: CountAnswer | undefined;
}

/** A request and its answer, as Node has them. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** By which the caller is counted. */
  readonly caller: string;
}

/**
 * Reads whose answers are the same for everyone as long as a state has not changed. They set no cookie and read no token, so that caches
 * may keep them. An answer that was given before is sent again, or made again, before Fastify sees the request.
 */
export class PublicReads {
  /** By path, without a slash at the end. */
  readonly #reads = new Map<string, Read>();
  readonly #answers = new AnswerCache();
  readonly #counts: CallCounts | undefined;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #headers: readonly string[];
  /** Other processes, and this one after a restart, have other states. */
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

  /** Adds the hook, which has to be the first, and `app.publicReads`. */
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

  /** How many calls have found a kept answer, and how many have not; how many bytes are kept. */
  get usage(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#answers.bytes };
  }

  /**
   * Sends a kept answer, or one that is made again from a request that was read before, counts and logs it. Everything else, and the
   * refusal of calls too many, is left to Fastify.
   * @returns whether the request was answered
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

  /** Counts a call; one that did not come over the server's socket (`inject`) is answered here if the answer is kept. */
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

  /** The public read that a request asks for. */
  #readOf(method: string, url: string): Read | undefined {
    return method === 'GET' || method === 'HEAD' ? this.#reads.get(requestPath(url)) : undefined;
  }

  /** Counts a call. @returns 0, or the ms for which the caller has to wait */
  #waitMs({ rate }: Read, caller: string): number {
    return this.#counts?.count(rate, caller) ?? 0;
  }

  /**
   * Sends an answer, and keeps it if nothing has changed while it was made.
   * @param before the state in which that began
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

  /** @returns the answer that is kept now: the one before where that has the same body */
  #keep(url: string, content: Content, state: string): FinishedAnswer {
    return this.#answers.set(url, state, this.#finished(content, state));
  }

  /** Writes to the socket itself: the headers stand ready, and no hook has to see them. @returns the status */
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
