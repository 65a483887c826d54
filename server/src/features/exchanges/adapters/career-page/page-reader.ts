import type { FetchContext } from '../adapter.ts';
import { charsetOf, decoderFor } from '../feed/decoding.ts';
import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import { asLimitError } from '../read-answer.ts';
import type { CareerPageData } from './page-task.ts';
import { RobotsCheck } from './robots-check.ts';
import type * as tasks from './page-task.ts';

/** Limit of an unpacked page. Bytes. */
const maxPageBytes = 5 * 1024 * 1024;

/** A page that has been read. */
export interface ReadPage {
  readonly data: CareerPageData;
  /** Its URL after redirects, without a fragment. */
  readonly url: string;
}

const nothing: CareerPageData = {
  postings: [],
  ads: [],
  links: [],
  broken: 0,
  pressed: { base: '', links: [], embedded: [] },
};

/** Milliseconds; a page of the largest size takes less than one second. */
const maxMs = 15_000;

const task = {
  module: new URL('page-task.ts', import.meta.url),
  name: 'readCareerPage' satisfies keyof typeof tasks,
};

/** Reads a page on a worker thread. @throws {ExchangeError} for a page that takes too much time or memory */
async function pageOnThread(html: string): Promise<CareerPageData> {
  try {
    return await importThreads.run<CareerPageData>(task, html, maxMs);
  } catch (error) {
    throw asLimitError(error, 'Das Lesen einer Seite braucht');
  }
}

/** The charset that a page declares within its first bytes. */
function declaredIn(page: Buffer): string | undefined {
  return /<meta[^<>]{1,900}charset\s{0,20}=\s{0,20}["']?([\w-]{1,100})/i.exec(
    page.subarray(0, 1024).toString('latin1'),
  )?.[1];
}

/** Whether a content type may be HTML. A page without one is read. */
const isHtml = (type: string) => type === '' || /\b(?:x?html|text\/plain)\b/i.test(type);

const bare = (address: string) => {
  const url = new URL(address);
  url.hash = '';
  return url.href;
};

/** Reads pages as far as the robots.txt of their hosts allows it. */
export class PageReader {
  readonly #http: FetchContext['http'];
  readonly #robots: RobotsCheck;

  constructor(http: FetchContext['http']) {
    this.#http = http;
    this.#robots = new RobotsCheck(http);
  }

  /** Milliseconds between two requests that the host of a page asks for. */
  delayOf(url: string): number {
    return this.#robots.delayOf(url);
  }

  /** For URLs that are no pages. @throws {ExchangeError} `refused` if robots.txt forbids to read the URL */
  check(url: string, signal: AbortSignal): Promise<void> {
    return this.#robots.check(url, signal);
  }

  /**
   * Returns a page and its final URL; undefined if it is gone. Anything but HTML counts as a page without jobs.
   * @throws {ExchangeError} `refused` if robots.txt forbids the page or the target of its redirect
   */
  async read(url: string, signal: AbortSignal): Promise<ReadPage | undefined> {
    await this.#robots.check(url, signal);
    const answer = await this.#http.bytes({
      url,
      headers: { accept: 'text/html, application/xhtml+xml' },
      maxBytes: maxPageBytes,
      allowMissing: true,
      signal,
    });
    if (answer.status === 404) return undefined;
    const at = bare(answer.url);
    if (at !== bare(url)) await this.#robots.check(at, signal);
    const type = answer.headers['content-type'] ?? '';
    if (!isHtml(type)) return { data: nothing, url: at };
    const charset = /charset/i.test(type) ? charsetOf(type) : (declaredIn(answer.body) ?? 'utf-8');
    const html = decoderFor(charset).decode(answer.body);
    return { data: await pageOnThread(html), url: at };
  }
}
