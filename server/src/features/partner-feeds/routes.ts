import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import {
  patchPartnerFeeds,
  readPartnerFeeds,
} from '@lehrpfad/contract/partner-feeds/partner-feeds.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../core/config/config.ts';
import type { Api } from '../../core/http/api.ts';
import { notFound } from '../../core/http/errors.ts';
import { rateLimitOf } from '../../core/security/rate-limits.ts';
import { Semaphore } from '../../core/threads/semaphore.ts';
import { hrBaFeed, indeedFeed, postingFeed, type FeedDeps } from './feeds.ts';
import { OccupationList } from './hr-ba/occupation-ids.ts';
import { beginSharing, endSharing, isSharing } from './store.ts';

const feeds = {
  'hr-ba.xml': { write: hrBaFeed, type: 'application/xml; charset=utf-8' },
  'indeed.xml': { write: indeedFeed, type: 'application/xml; charset=utf-8' },
  'jobs.jsonld': { write: postingFeed, type: 'application/ld+json; charset=utf-8' },
} as const;

const isFeed = (name: string): name is keyof typeof feeds => Object.hasOwn(feeds, name);

/** Minimum time before a feed is written again, so that visitors cannot keep the database busy. */
const keptMs = 5 * 60_000;

/** Maximum number of cached feeds, of all companies and of single ones. */
const maxKept = 100;

/** Maximum number of feeds that wait to be written, one at a time. */
const maxWaiting = 20;

/** Cache of written feeds, compressed. */
class WrittenFeeds {
  readonly #deps: FeedDeps;
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: maxKept, ttl: keptMs });
  readonly #semaphore = new Semaphore(1, maxWaiting);

  constructor(deps: FeedDeps) {
    this.#deps = deps;
  }

  of(name: keyof typeof feeds, company: number | undefined): Promise<Buffer> {
    const key = `${name} ${company}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const written = this.#semaphore.take(() => {
      const text = Readable.from(feeds[name].write(this.#deps, company), { objectMode: true });
      return buffer(text.compose(createGzip()));
    });
    this.#kept.set(key, written);
    written.catch(() => this.#kept.delete(key));
    return written;
  }

  /** Empties the cache, so that a company that has just ended sharing is in no feed of this process. Other processes follow within minutes. */
  forget(): void {
    this.#kept.clear();
  }
}

/** The company of a feed for one company. @throws {AppError} 404 for an invalid id */
function companyOf(sent: unknown): number | undefined {
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !/^[1-9]\d{0,8}$/.test(sent)) throw notFound();
  return Number(sent);
}

function serveFeeds(app: FastifyInstance, written: WrittenFeeds): void {
  const config = { withoutCookie: true as const, rateLimit: rateLimitOf('search') };
  app.get<{ Params: { name: string }; Querystring: { company?: unknown } }>(
    '/feed/partner/:name',
    { schema: { hide: true }, config },
    async (request, reply) => {
      const { name } = request.params;
      if (!isFeed(name)) throw notFound();
      const packed = await written.of(name, companyOf(request.query.company));
      reply.type(feeds[name].type).headers({
        'cache-control': 'public, no-cache',
        'x-robots-tag': 'noindex',
        vary: 'accept-encoding',
      });
      if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.header('content-encoding', 'gzip').send(packed);
      return reply.send(Readable.from([packed]).compose(createGunzip()));
    },
  );
}

/** Serves ads to other boards if their companies allow it, and lets companies allow it. */
export function registerPartnerFeeds(
  app: FastifyInstance,
  api: Api,
  deps: Omit<FeedDeps, 'agency'> & Pick<Config, 'hrBa'>,
): void {
  const { db, clock, hrBa } = deps;
  const agency = hrBa !== undefined;
  const written = new WrittenFeeds({
    ...deps,
    agency: hrBa && { config: hrBa, occupations: new OccupationList(hrBa.occupations) },
  });
  api.handle(readPartnerFeeds, async ({ caller }) => ({
    on: await isSharing(db, caller.accountId),
    agency,
  }));
  api.handle(patchPartnerFeeds, async ({ caller, body: { on } }) => {
    await (on ? beginSharing(db, caller.accountId, clock()) : endSharing(db, caller.accountId));
    written.forget();
    return { on, agency };
  });
  serveFeeds(app, written);
}
