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

/** Pages after which what was found is handed on. */
const pagesAtOnce = 10;

/** Where a reading stands. */
interface Progress {
  /** Pages that are still to be read. */
  readonly rest: readonly string[];
  /** Ids of the records so far. */
  readonly seen: readonly string[];
  /** All of them are pages of this host. */
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
  /** By `performance.now()`. */
  readonly #deadline: number;
  readonly #signal: AbortSignal;
  readonly #seen: Set<string>;
  readonly #host: string;
  /** Why pages could not be read, by their address. */
  readonly #troubles = new Map<string, ExchangeError>();
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

  /** Records of a page, after a pause; none of one that leads elsewhere, is gone, or cannot be read. */
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
      const trouble = this.#isLate ? late() : error;
      if (!(trouble instanceof ExchangeError)) throw error;
      this.#troubles.set(link, trouble);
      return [];
    }
  }

  /**
   * A page that cannot be read is no sign that its ad is gone; one that never had any may be whatever it is.
   * @throws {ExchangeError} where an ad came from such a page, or none of the pages could be read and nothing else was found
   */
  async end(): Promise<void> {
    const [first] = this.#troubles.values();
    if (first === undefined) return;
    const known = await this.#context.knownPages([...this.#troubles.keys()]);
    for (const [link, trouble] of this.#troubles) if (known.has(link)) throw trouble;
    if (this.#troubles.size === this.#count && this.#seen.size === 0) throw first;
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
    // What a page was made of says less than the feed of the system behind it.
    const { postings, broken } = page.data;
    const feed = postings.length + broken === 0 ? feedBehind(page) : undefined;
    if (feed !== undefined) {
      // Nobody has allowed us this address: the company named its page.
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
 * JobPostings in the JSON-LD, the microdata or the RDFa, else ads in the data of a page that a company names, and of the pages of the same host to which it leads; where
 * it has none, the feed of the system with which the company publishes. An ad that names no company is known by the host of the page.
 * @param seconds for which the pages behind it are read at most
 */
export const careerPagesWithin = (seconds: number): Adapter<PageSettings> => ({
  fetch: (settings, context) => fetchCareerPage(settings, context, seconds),
  normalise: (raw, settings) => adOfRecord(raw, URL.parse(settings?.url ?? '')?.hostname),
});

export const careerPageAdapter = careerPagesWithin(limits.careerPageSeconds);
