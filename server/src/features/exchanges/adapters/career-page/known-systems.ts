import type { FeedReader } from '../feed/feed-adapter.ts';
import type { ReadPage } from './page-reader.ts';

/** The public feed of a company's ads in a system. */
export interface PublishedFeed {
  readonly url: string;
  readonly reader: FeedReader;
}

interface KnownSystem {
  /** Hosts of the system's career pages. */
  readonly host: RegExp;
  /** URL of the feed, with `{host}` of the page and `{company}`, the first part of its path. */
  readonly feed: string;
  readonly reader: FeedReader;
  /** Returns the name of the company if it is not the path; empty for none. */
  readonly company?: (page: URL, inPath: string) => string;
}

/** The board's name of a page, or of the script that embeds the board into the company's own page. */
function greenhouseBoard(page: URL, inPath: string): string {
  const board = page.searchParams.get('for') ?? inPath;
  return /^[\w-]{1,100}$/.test(board) && board !== 'embed' ? board : '';
}

/** Systems with a documented feed that needs no key, by the URLs of their career pages. */
const systems: readonly KnownSystem[] = [
  {
    host: /^[\w-]{1,63}\.jobs\.personio\.(?:de|com)$/,
    feed: 'https://{host}/xml?language=de',
    reader: 'readXml',
  },
  {
    host: /^(?!www\.|api\.|docs\.)[\w-]{1,63}\.recruitee\.com$/,
    feed: 'https://{host}/api/offers/',
    reader: 'readJson',
  },
  {
    host: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/,
    feed: 'https://boards-api.greenhouse.io/v1/boards/{company}/jobs?content=true',
    reader: 'readJson',
    company: greenhouseBoard,
  },
  {
    host: /^jobs\.lever\.co$/,
    feed: 'https://api.lever.co/v0/postings/{company}?mode=json',
    reader: 'readJson',
  },
  {
    host: /^jobs\.eu\.lever\.co$/,
    feed: 'https://api.eu.lever.co/v0/postings/{company}?mode=json',
    reader: 'readJson',
  },
  {
    host: /^jobs\.ashbyhq\.com$/,
    feed: 'https://api.ashbyhq.com/posting-api/job-board/{company}',
    reader: 'readJson',
  },
  {
    host: /^[\w-]{1,63}\.dvinci-(?:hr|easy)\.com$/,
    feed: 'https://{host}/jobPublication/list.json',
    reader: 'readJson',
  },
];

/** Returns the feed of the system that a URL belongs to; undefined for any other URL, and if it names no company. */
function feedAt(address: string, base: string): PublishedFeed | undefined {
  const page = URL.parse(address, base);
  if (page === null || !/^https?:$/.test(page.protocol)) return undefined;
  const system = systems.find(({ host }) => host.test(page.hostname));
  if (system === undefined) return undefined;
  const [, first = ''] = page.pathname.split('/');
  const inPath = /^[\w.-]{1,100}$/.test(first) ? first : '';
  const company = system.company?.(page, inPath) ?? inPath;
  if (company === '' && system.feed.includes('{company}')) return undefined;
  const url = system.feed.replace('{host}', page.host).replace('{company}', company);
  return { url, reader: system.reader };
}

/** Returns the feed behind a career page: that of its own system, or of the first one that it links to or embeds. */
export function feedBehind({ data, url }: ReadPage): PublishedFeed | undefined {
  const { links, embedded } = data.pressed;
  const addresses = [url, ...embedded, ...links.map(({ href }) => href)];
  for (const address of addresses) {
    const feed = feedAt(address, url);
    if (feed !== undefined) return feed;
  }
  return undefined;
}
