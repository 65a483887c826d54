import { createHash } from 'node:crypto';
import type { FeedSettings } from '@lehrpfad/contract/exchanges-settings.ts';
import type { Json } from '../pipeline/imported-ad.ts';
import {
  ExchangeError,
  type Adapter,
  type FetchContext,
  type FetchedRecord,
  type RecordPage,
} from './adapter.ts';
import { charsetOf, decoderFor } from './decoding.ts';
import { firstText } from './feed-ad.ts';
import { adOfPosting, identifierOf, keptOf, propertiesOf } from './job-posting.ts';
import { readPage } from './json-ld.ts';
import { longestId } from './record-limits.ts';
import { mayRead } from './robots.ts';

/** A page, unpacked. Bytes. */
const biggestPage = 5 * 1024 * 1024;
const biggestRobots = 500 * 1024;

/** Pages that a list names and that are read; a company has fewer places than that. */
const mostPages = 100;

/** Pages after which what was found is handed on. */
const pagesAtOnce = 10;

type Posting = Readonly<Record<string, unknown>>;

/** The id of a posting: its own, its address, or what is made of title and place. */
function idOf(posting: Posting): string {
  const own = identifierOf(posting);
  if (own !== '' && own.length <= longestId) return own;
  const url = firstText(posting['url']).trim();
  if (url !== '' && url.length <= longestId) return url;
  const { title, jobLocation } = keptOf(posting);
  return createHash('sha256')
    .update(JSON.stringify([title, jobLocation]))
    .digest('hex');
}

/** Records of one page; each id once, since many systems put a posting on its page and into lists. */
function recordsOf(html: string, url: string, seen: Set<string>): FetchedRecord[] {
  const { postings, broken } = readPage(html);
  const records: FetchedRecord[] = [];
  for (const posting of postings) {
    const externalId = idOf(posting);
    if (seen.has(externalId)) continue;
    seen.add(externalId);
    const raw = keptOf(posting);
    records.push({ externalId, raw: raw['url'] === undefined ? { ...raw, url } : raw });
  }
  for (let count = 0; count < broken; count += 1) {
    records.push({ externalId: '', rejected: 'unreadable', detail: `JSON-LD auf ${url}` });
  }
  return records;
}

/** A charset that a page names within its first bytes. */
function declaredIn(page: Buffer): string | undefined {
  return /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(
    page.subarray(0, 1024).toString('latin1'),
  )?.[1];
}

/** What reads pages of one host. */
class PageReader {
  readonly #context: FetchContext;
  readonly #robots = new Map<string, string>();

  constructor(context: FetchContext) {
    this.#context = context;
  }

  /** A page and where it stands; undefined where there is none any more. */
  async read(url: string): Promise<{ html: string; url: string } | undefined> {
    await this.#check(url);
    const answer = await this.#context.http.bytes({
      url,
      headers: { accept: 'text/html, application/xhtml+xml' },
      mostBytes: biggestPage,
      allowMissing: true,
      signal: this.#context.signal,
    });
    if (answer.status === 404) return undefined;
    const type = answer.headers['content-type'] ?? '';
    const charset = /charset/i.test(type) ? charsetOf(type) : (declaredIn(answer.body) ?? 'utf-8');
    return { html: decoderFor(charset).decode(answer.body), url: answer.url };
  }

  async #check(address: string): Promise<void> {
    const { origin, pathname, search } = new URL(address);
    const rules = this.#robots.get(origin) ?? (await this.#rules(origin));
    this.#robots.set(origin, rules);
    if (mayRead(rules, pathname + search)) return;
    throw new ExchangeError('refused', `robots.txt of ${origin} forbids ${pathname}`);
  }

  /** Whoever has no rules forbids nothing; where the host does not answer, the page itself will tell. */
  async #rules(origin: string): Promise<string> {
    try {
      const { status, body } = await this.#context.http.bytes({
        url: `${origin}/robots.txt`,
        mostBytes: biggestRobots,
        allowMissing: true,
        signal: this.#context.signal,
      });
      return status === 404 ? '' : body.toString();
    } catch (error) {
      if (error instanceof ExchangeError) return '';
      throw error;
    }
  }
}

/** Addresses of the same host that lists on a page name, each once. */
function pagesNamedBy(html: string, base: string): string[] {
  const { origin } = new URL(base);
  const links = readPage(html).links.flatMap((link) => {
    if (!URL.canParse(link, base)) return [];
    const url = new URL(link, base);
    url.hash = '';
    return url.origin === origin && url.href !== base ? [url.href] : [];
  });
  return [...new Set(links)].slice(0, mostPages);
}

interface Progress {
  readonly rest: readonly string[];
  readonly seen: readonly string[];
}

function progressOf(cursor: Json): Progress | undefined {
  const { rest, seen } = propertiesOf(cursor);
  return Array.isArray(rest) && Array.isArray(seen) ? { rest, seen } : undefined;
}

async function* fetchCareerPage(
  { url, pauseMs }: FeedSettings,
  context: FetchContext,
): AsyncGenerator<RecordPage> {
  const reader = new PageReader(context);
  const before = progressOf(context.cursor);
  const seen = new Set(before?.seen);
  let rest = before?.rest ?? [];
  if (before === undefined) {
    const page = await reader.read(url);
    if (page === undefined) throw new ExchangeError('unreachable', '404');
    rest = pagesNamedBy(page.html, page.url);
    yield { records: recordsOf(page.html, page.url, seen), cursor: { rest, seen: [...seen] } };
  }
  while (rest.length > 0) {
    const records: FetchedRecord[] = [];
    for (const link of rest.slice(0, pagesAtOnce)) {
      await context.pause(pauseMs);
      const page = await reader.read(link);
      if (page !== undefined) records.push(...recordsOf(page.html, page.url, seen));
    }
    rest = rest.slice(pagesAtOnce);
    yield { records, cursor: { rest, seen: [...seen] } };
  }
}

/** JobPostings in the JSON-LD of a page that a company names, and of those pages of the same host that a list on it names. */
export const careerPageAdapter: Adapter<FeedSettings> = {
  fetch: fetchCareerPage,
  normalise: adOfPosting,
};
