import { randomUUID } from 'node:crypto';
import {
  apiBase,
  type AnyEndpoint,
  type RateClass,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { callerAddress } from '../security/caller-address.ts';
import { CallCounts } from '../security/rate-limits.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { tooManyRequests } from './errors.ts';
import { encodingFor, FinishedAnswer, KeptAnswers, type Content } from './kept-answers.ts';
import { isNotModified } from './not-modified.ts';
import { requestPath } from './request-path.ts';

/** Says how an endpoint's answers may be kept. */
export interface Keeping<Query> {
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

type Settings = Pick<Config, 'rateLimits'> &
  Partial<Pick<Config, 'publicUrl' | 'sharedCacheSeconds'>>;

/**
 * Browsers ask each time whether their copy is still right; caches on the way answer for some seconds without asking. No
 * `stale-while-revalidate`: browsers would heed it, too, and show what was before a change, or without a network.
 */
const cacheControl = (seconds: number) =>
  seconds === 0 ? 'public, no-cache' : `public, max-age=0, s-maxage=${seconds}`;

interface Read extends Pick<Keeping<never>, 'state'> {
  readonly rate: RateClass;
}

/**
 * Reads whose answers are the same for everyone as long as a state has not changed. They set no cookie and read no token, so that caches
 * may keep them. An answer that was given before is sent again by the server's first hook, and no other hook sees the request.
 */
export class PublicReads {
  /** By path, without a slash at the end. */
  readonly #reads = new Map<string, Read>();
  readonly #answers = new KeptAnswers();
  readonly #counts: CallCounts | undefined;
  readonly #headers: readonly string[];
  /** Other processes, and this one after a restart, have other states. */
  readonly #process = randomUUID().slice(0, 8);
  #isClosing = false;
  #hits = 0;
  #misses = 0;

  constructor({ rateLimits, publicUrl, sharedCacheSeconds = 0 }: Settings) {
    this.#counts = rateLimits ? new CallCounts() : undefined;
    this.#headers = Object.entries({
      ...securityHeaders(publicUrl),
      vary: 'accept-encoding',
      'cache-control': cacheControl(sharedCacheSeconds),
    }).flat();
  }

  /** Adds the hook, which has to be the first, and `app.publicReads`. */
  static open(app: FastifyInstance, settings: Settings): void {
    const reads = new PublicReads(settings);
    app.decorate('publicReads', reads);
    app.addHook('preClose', (done) => {
      reads.#isClosing = true;
      done();
    });
    app.addHook('onRequest', (request, reply, done) => reads.#begin(request, reply, done));
  }

  /** Makes an endpoint a public read. */
  add({ path, rate = 'default' }: AnyEndpoint, state: () => string): void {
    this.#reads.set(requestPath(apiBase + path), { rate, state });
  }

  /** How many calls have found a kept answer, and how many have not; how many bytes are kept. */
  get usage(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#answers.bytes };
  }

  /** Counts a call, and answers it if the answer is kept; all other requests go on. */
  #begin(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const read = this.#reads.get(requestPath(request.url));
    if (read === undefined) return done();
    const waitMs = this.#counts?.count(read.rate, callerAddress(request)) ?? 0;
    if (waitMs > 0) return done(tooManyRequests(Math.ceil(waitMs / 1000)));
    const kept = this.#answers.get(request.url, read.state());
    if (kept === undefined) {
      this.#misses += 1;
      done();
    } else {
      this.#hits += 1;
      this.#send(kept, request, reply);
    }
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
    const answer = new FinishedAnswer(content, this.#headers, `"${this.#process}-${before}"`);
    if (before === now) this.#answers.set(request.url, before, answer);
    this.#send(answer, request, reply);
  }

  /** Writes to the socket itself: the headers stand ready, and no hook has to see them. */
  #send(answer: FinishedAnswer, request: FastifyRequest, reply: FastifyReply): void {
    answer.each?.(request);
    reply.hijack();
    const { raw } = reply;
    if (this.#isClosing) raw.shouldKeepAlive = false;
    const { headers } = request;
    if (isNotModified(headers, answer.etag)) {
      raw.writeHead(304, answer.unchanged).end();
      return;
    }
    const form = answer.form(encodingFor(headers['accept-encoding']));
    raw.writeHead(200, form.headers).end(form.body);
  }
}
