import type { FeedReader } from '../feed/feed-adapter.ts';
import type { ReadPage } from './page-reader.ts';

/** Where a system publishes the ads of a company, for everybody. */
export interface PublishedFeed {
  readonly url: string;
  readonly reader: FeedReader;
}

interface KnownSystem {
  /** Hosts of its career pages. */
  readonly host: RegExp;
  /** The feed of the company whose page it is; undefined where the address names none. */
  readonly feed: (page: URL, company: string) => string | undefined;
  readonly reader: FeedReader;
}

const named = (company: string, address: string) => (company === '' ? undefined : address);

/** Systems with a feed that is documented and needs no key, by the addresses of their career pages. */
const systems: readonly KnownSystem[] = [
  {
    host: /^[\w-]{1,63}\.jobs\.personio\.(?:de|com)$/,
    feed: ({ host }) => `https://${host}/xml?language=de`,
    reader: 'readXml',
  },
  {
    host: /^(?!www\.|api\.|docs\.)[\w-]{1,63}\.recruitee\.com$/,
    feed: ({ host }) => `https://${host}/api/offers/`,
    reader: 'readJson',
  },
  {
    host: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/,
    feed: (page, company) => {
      const board = page.searchParams.get('for') ?? company;
      const isName = /^[\w-]{1,100}$/.test(board) && board !== 'embed';
      return named(
        isName ? board : '',
        `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
      );
    },
    reader: 'readJson',
  },
  {
    host: /^jobs\.lever\.co$/,
    feed: (_page, company) =>
      named(company, `https://api.lever.co/v0/postings/${company}?mode=json`),
    reader: 'readJson',
  },
  {
    host: /^jobs\.eu\.lever\.co$/,
    feed: (_page, company) =>
      named(company, `https://api.eu.lever.co/v0/postings/${company}?mode=json`),
    reader: 'readJson',
  },
  {
    host: /^jobs\.ashbyhq\.com$/,
    feed: (_page, company) =>
      named(company, `https://api.ashbyhq.com/posting-api/job-board/${company}`),
    reader: 'readJson',
  },
  {
    host: /^[\w-]{1,63}\.dvinci-(?:hr|easy)\.com$/,
    feed: ({ host }) => `https://${host}/jobPublication/list.json`,
    reader: 'readJson',
  },
];

/** The feed of the system to which an address leads; undefined for any other. */
function feedAt(address: string, base: string): PublishedFeed | undefined {
  const page = URL.parse(address, base);
  if (page === null || !/^https?:$/.test(page.protocol)) return undefined;
  const [, first = ''] = page.pathname.split('/');
  const company = /^[\w.-]{1,100}$/.test(first) ? first : '';
  for (const { host, feed, reader } of systems) {
    const url = host.test(page.hostname) ? feed(page, company) : undefined;
    if (url !== undefined) return { url, reader };
  }
  return undefined;
}

/** The feed behind a career page: that of its own system, or of the first to which it leads or which it embeds. */
export function feedBehind({ data, url }: ReadPage): PublishedFeed | undefined {
  const { links, embedded } = data.pressed;
  const addresses = [url, ...embedded, ...links.map(({ href }) => href)];
  for (const address of addresses) {
    const feed = feedAt(address, url);
    if (feed !== undefined) return feed;
  }
  return undefined;
}
