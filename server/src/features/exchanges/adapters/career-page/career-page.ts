import type { PageSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import { sentenceForStatus } from '../../fetching/error-sentences.ts';
import {
  ExchangeError,
  type Adapter,
  type FetchContext,
  type FetchedRecord,
  type RecordPage,
} from '../adapter.ts';
import { pagesBehind } from './job-links.ts';
import { adOfRecord, feedRecords } from '../feed/feed-adapter.ts';
import { pagesOf } from '../feed/record-pages.ts';
import { feedBehind } from './known-systems.ts';
import { propertiesOf } from '../json/properties.ts';
import { PageReader } from './page-reader.ts';
import { recordsOf } from './page-records.ts';

/** Number of pages after which the found records are yielded. */
const pagesAtOnce = 10;

/** Progress of a reading. */
interface Progress {
  /** Pages that are still to be read. */
  readonly rest: readonly string[];
  /** Ids of the records so far. */
  readonly seen: readonly string[];
  /** The host of all these pages. */
  readonly host: string;
}

function progressOf(cursor: Json): Progress | undefined {
  const { rest, seen, host } = propertiesOf(cursor);
  return Array.isArray(rest) && Array.isArray(seen) && typeof host === 'string'
    ? { rest, seen, host }
    : undefined;
}

const late = () =>
  new ExchangeError('unreachable', 'Das Lesen der verlinkten Seiten dauerte zu lange.');

/** A reading of the pages behind a career page. */
class LinkedPages {
  readonly #context: FetchContext;
  readonly #reader: PageReader;
  /** In the time of `performance.now()`. */
  readonly #deadline: number;
  readonly #signal: AbortSignal;
  readonly #seen: Set<string>;
  readonly #host: string;
  /** Errors of pages that could not be read, by their URL. */
  readonly #errors = new Map<string, ExchangeError>();
  #count = 0;

  constructor(
    context: FetchContext,
    reader: PageReader,
    seconds: number,
    { seen, host }: Pick<Progress, 'seen' | 'host'>,
  ) {
    this.#context = context;
    this.#reader = reader;
    this.#deadline = performance.now() + seconds * 1000;
    this.#signal = AbortSignal.any([context.signal, AbortSignal.timeout(seconds * 1000)]);
    this.#seen = new Set(seen);
    this.#host = host;
  }

  get #isLate(): boolean {
    return performance.now() >= this.#deadline;
  }

  get seen(): readonly string[] {
    return [...this.#seen];
  }

  /** Returns the records of a page, after a pause; none if the page redirects to another host, is gone, or cannot be read. */
  async read(link: string, pauseMs: number): Promise<FetchedRecord[]> {
    this.#count += 1;
    try {
      if (this.#isLate) throw late();
      await this.#context.pause(Math.max(pauseMs, this.#reader.delayOf(link)));
      const page = await this.#reader.read(link, this.#signal);
      if (page === undefined || new URL(page.url).host !== this.#host) return [];
      return recordsOf(page, this.#seen);
    } catch (error) {
      this.#context.signal.throwIfAborted();
      const cause = this.#isLate ? late() : error;
      if (!(cause instanceof ExchangeError)) throw error;
      this.#errors.set(link, cause);
      return [];
    }
  }

  /**
   * An unreadable page does not mean that its ad is gone. A page that never had an ad does not matter.
   * @throws {ExchangeError} if an ad came from an unreadable page, or all pages were unreadable and nothing else was found
   */
  async end(): Promise<void> {
    const [first] = this.#errors.values();
    if (first === undefined) return;
    const known = await this.#context.knownPages([...this.#errors.keys()]);
    for (const [link, error] of this.#errors) if (known.has(link)) throw error;
    if (this.#errors.size === this.#count && this.#seen.size === 0) throw first;
  }
}

async function* fetchCareerPage(
  { url, pauseMs }: PageSettings,
  context: FetchContext,
  seconds: number,
): AsyncGenerator<RecordPage> {
  const reader = new PageReader(context.http);
  let progress = progressOf(context.cursor);
  if (progress === undefined) {
    const page = await reader.read(url, context.signal);
    if (page === undefined) throw new ExchangeError('unreachable', sentenceForStatus(404));
    const seen = new Set<string>();
    const records = recordsOf(page, seen);
    // Data from which a page was rendered is less complete than the feed of the system behind it.
    const { postings, broken } = page.data;
    const feed = postings.length + broken === 0 ? feedBehind(page) : undefined;
    if (feed !== undefined) {
      // The company named its page, but not the URL of this feed, so robots.txt is checked.
      await reader.check(feed.url, context.signal);
      yield* pagesOf(feedRecords(feed.reader, { url: feed.url, pauseMs }, context));
      return;
    }
    const rest = pagesBehind(page.data, page.url).filter((link) => link !== url);
    progress = { rest, seen: [...seen], host: new URL(page.url).host };
    yield { records, cursor: { ...progress } };
  }
  const pages = new LinkedPages(context, reader, seconds, progress);
  const { host } = progress;
  for (let { rest } = progress; rest.length > 0; rest = rest.slice(pagesAtOnce)) {
    const records: FetchedRecord[] = [];
    for (const link of rest.slice(0, pagesAtOnce))
      records.push(...(await pages.read(link, pauseMs)));
    yield { records, cursor: { rest: rest.slice(pagesAtOnce), seen: [...pages.seen], host } };
  }
  await pages.end();
}

/**
 * Reads JobPostings in the JSON-LD, the microdata or the RDFa, else ads in the data of a company's page, and of linked pages of the same host.
 * If there are none, reads the feed of the system with which the company publishes. An ad without a company gets the host of the page.
 * @param seconds longest time for reading the linked pages
 */
export const careerPagesWithin = (seconds: number): Adapter<PageSettings> => ({
  fetch: (settings, context) => fetchCareerPage(settings, context, seconds),
  normalise: (raw, settings) => adOfRecord(raw, URL.parse(settings?.url ?? '')?.hostname),
});

export const careerPageAdapter = careerPagesWithin(limits.careerPageSeconds);
