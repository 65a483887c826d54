import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import {
  adPagePath,
  companyPagePath,
  eventPagePath,
} from '@lehrpfad/contract/core/text/page-addresses.ts';
import { berlinDay, dayOfNumber } from '../../../core/clock.ts';
import { notFound } from '../../../core/http/errors.ts';
import { rateLimitOf } from '../../../core/security/rate-limits.ts';
import { calendarEvents } from '../../events/calendar-store.ts';
import type { PageDeps } from '../deps.ts';
import type { Directory } from '../directory.ts';
import { listAdPages, listCompanyPages, type ListedPage } from '../store.ts';
import { faqAudiences } from '@lehrpfad/contract/faq/options.ts';
import { typeSegment } from '../words.ts';

/** Most URLs of a part (sitemaps.org). */
const maxInPart = 50_000;

/** Minimum time before a part is built again, so that visitors cannot keep the database busy. */
const keptMs = 5 * 60_000;

interface Entry {
  readonly path: string;
  /** Day or ISO time. */
  readonly changed?: string;
}

type Kind = 'seiten' | 'stellen' | 'unternehmen' | 'events' | 'berufe' | 'orte';

const kinds: readonly Kind[] = ['seiten', 'stellen', 'unternehmen', 'events', 'berufe', 'orte'];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function* fromRows(
  batches: AsyncGenerator<ListedPage[]>,
  pathOf: (row: ListedPage) => string,
): AsyncGenerator<Entry> {
  for await (const rows of batches)
    for (const row of rows) yield { path: pathOf(row), changed: row.changed };
}

function* fixedPages(): Generator<Entry> {
  const paths = [
    '/',
    '/berufe',
    '/orte',
    '/events',
    '/informationen',
    '/kontakt',
    '/schnittstelle',
    '/opendata',
    '/einbetten',
  ];
  for (const path of [...paths, '/impressum', '/datenschutz', '/barrierefreiheit']) yield { path };
  for (const { page } of faqAudiences) yield { path: `/informationen/${page}` };
}

/** A page that lists ads was changed when its newest ad was published; the removal of ads is not known. */
function listPage(
  path: string,
  { entryOfAd }: Directory,
  ...lists: readonly (readonly number[])[]
): Entry {
  const newest = Math.max(...lists.map(([id = 0]) => entryOfAd(id)?.publishDay ?? -1));
  return newest < 0 ? { path } : { path, changed: dayOfNumber(newest) };
}

function* occupationPages({ directory: { now } }: PageDeps): Generator<Entry> {
  for (const { slug, ads } of now.occupations.values())
    if (ads[1].length + ads[2].length > 0) yield listPage(`/beruf/${slug}`, now, ads[1], ads[2]);
  for (const { type, occupation, town, ads } of now.pairs.values())
    yield listPage(`/${typeSegment(type)}/${occupation.slug}/${town.slug}`, now, ads);
}

function* townPages({ directory: { now } }: PageDeps): Generator<Entry> {
  for (const { slug, ads } of now.towns.values()) yield listPage(`/orte/${slug}`, now, ads);
}

async function* eventPages({ db, clock }: PageDeps): AsyncGenerator<Entry> {
  for (const event of await calendarEvents(db, clock()))
    if (!event.isWithdrawn) yield { path: eventPagePath(event), changed: event.changed_at };
}

function entriesOf(deps: PageDeps, kind: Kind): Iterable<Entry> | AsyncIterable<Entry> {
  const today = berlinDay(deps.clock());
  switch (kind) {
    case 'seiten':
      return fixedPages();
    case 'stellen':
      return fromRows(listAdPages(deps.db, today), ({ id, name }) =>
        adPagePath({ id, title: name }),
      );
    case 'unternehmen':
      return fromRows(listCompanyPages(deps.db, today), companyPagePath);
    case 'events':
      return eventPages(deps);
    case 'berufe':
      return occupationPages(deps);
    case 'orte':
      return townPages(deps);
  }
}

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';

/** Characters that are compressed at a time: single URLs would need as many calls of a thread. */
const pieceLength = 64_000;

/** Yields one part as XML, in pieces. */
async function* partXml(
  entries: AsyncIterable<Entry>,
  to: PageDeps['to'],
  end: { isEnd: boolean },
) {
  let piece = head;
  const reader = entries[Symbol.asyncIterator]();
  for (let count = 0; count < maxInPart; count += 1) {
    const { value, done } = await reader.next();
    if (done) {
      end.isEnd = true;
      break;
    }
    const changed = value.changed ? `<lastmod>${value.changed}</lastmod>` : '';
    piece += `<url><loc>${escaped(to(value.path))}</loc>${changed}</url>\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</urlset>\n`;
}

async function* asAsync(entries: Iterable<Entry> | AsyncIterable<Entry>): AsyncGenerator<Entry> {
  yield* entries;
}

/** Returns all parts of a kind, compressed: of 100,000 URLs only these few megabytes are in memory. */
async function partsOf(deps: PageDeps, kind: Kind): Promise<Buffer[]> {
  const entries = asAsync(entriesOf(deps, kind));
  const shared = { [Symbol.asyncIterator]: () => entries };
  const parts: Buffer[] = [];
  const end = { isEnd: false };
  while (!end.isEnd) {
    const text = Readable.from(partXml(shared, deps.to, end), { objectMode: true });
    parts.push(await buffer(text.pipe(createGzip())));
  }
  return parts;
}

/** The sitemap, built on request and cached for some minutes. */
class Sitemap {
  readonly #deps: PageDeps;
  #kept: { at: number; parts: Map<Kind, Promise<Buffer[]>> } | undefined;

  constructor(deps: PageDeps) {
    this.#deps = deps;
  }

  parts(kind: Kind): Promise<Buffer[]> {
    const now = performance.now();
    if (this.#kept === undefined || now - this.#kept.at > keptMs)
      this.#kept = { at: now, parts: new Map() };
    const { parts } = this.#kept;
    const known = parts.get(kind);
    if (known !== undefined) return known;
    const built = partsOf(this.#deps, kind);
    parts.set(kind, built);
    built.catch(() => parts.delete(kind));
    return built;
  }

  async index(): Promise<string> {
    const lines: string[] = [];
    for (const kind of kinds) {
      const parts = await this.parts(kind);
      parts.forEach((_, at) => {
        const path = `/sitemap/${kind}-${at + 1}.xml.gz`;
        lines.push(`<sitemap><loc>${escaped(this.#deps.to(path))}</loc></sitemap>\n`);
      });
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
  }
}

const cache = 'public, max-age=300';

/** Serves `sitemap.xml` with its parts, and `robots.txt`, which names it. */
export function serveSitemap(app: FastifyInstance, deps: PageDeps): void {
  const sitemap = new Sitemap(deps);
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('search') } };
  app.get('/sitemap.xml', options, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cache)
      .send(await sitemap.index()),
  );
  app.get<{ Params: { part: string } }>('/sitemap/:part', options, async (request, reply) => {
    const [, kind, number] =
      /^([a-z]{1,20})-([1-9]\d{0,3})\.xml\.gz$/.exec(request.params.part) ?? [];
    const known = kinds.find((one) => one === kind);
    const part = known && (await sitemap.parts(known))[Number(number) - 1];
    if (part === undefined) throw notFound();
    return reply.type('application/gzip').header('cache-control', cache).send(part);
  });
  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cache)
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${deps.to('/sitemap.xml')}\n`),
  );
}
