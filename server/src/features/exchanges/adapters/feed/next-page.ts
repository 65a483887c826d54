import { ExchangeError } from '../adapter.ts';
import { propertiesOf } from '../json/properties.ts';

/** Paging information of a feed. */
export interface Paging {
  /** Address of the next page, as the feed writes it. */
  readonly next?: string;
  /** Position of this page, by entries or by pages, and the total numbers. */
  readonly offset?: number;
  readonly limit?: number;
  readonly total?: number;
  readonly page?: number;
  readonly pages?: number;
}

/** Follows the last record of a document. */
export interface FeedEnd {
  readonly end: Paging;
}

/** Objects of a document that may contain the paging, besides the document itself. */
const places = ['links', '_links', 'meta', 'paging', 'pagination', 'page', 'response', 'data'];

const names = {
  next: [
    'next',
    'nextPageUrl',
    'next_page_url',
    'nextUrl',
    'next_url',
    'nextLink',
    '@odata.nextLink',
  ],
  offset: ['offset', 'start', 'startIndex'],
  limit: ['limit', 'per_page', 'perPage', 'pageSize', 'page_size', 'size'],
  total: ['totalFound', 'total', 'totalCount', 'total_count', 'totalResults', 'totalElements'],
  page: ['page', 'current_page', 'currentPage', 'number'],
  pages: ['total_pages', 'totalPages', 'last_page', 'pageCount', 'page_count', 'pages'],
} as const;

const textIn = (value: unknown): string => {
  const { href, url } = propertiesOf(value);
  return [value, href, url].find((one): one is string => typeof one === 'string') ?? '';
};

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
};

/** Reads the paging of a document from all known fields. */
export function pagingOf(frame: unknown): Paging {
  const document = propertiesOf(frame);
  const around = [document, ...places.map((name) => propertiesOf(document[name]))];
  const meta = propertiesOf(document['meta']);
  const things = [...around, propertiesOf(meta['pagination']), propertiesOf(meta['links'])];
  const values = (field: keyof typeof names) =>
    things.flatMap((thing) => names[field].map((name) => thing[name]));
  const number = (field: keyof typeof names) =>
    values(field)
      .map(numberIn)
      .find((one) => one !== undefined);
  const next = values('next')
    .map(textIn)
    .find((text) => text !== '');
  const counts = (['offset', 'limit', 'total', 'page', 'pages'] as const).flatMap((field) => {
    const count = number(field);
    return count === undefined ? [] : [[field, count] as const];
  });
  return { ...(next !== undefined && { next }), ...Object.fromEntries(counts) };
}

/** The URL of `rel="next"` in a `Link` header (RFC 8288). */
function nextOfHeader(header: string): string {
  for (const link of header.slice(0, 10_000).split(',')) {
    const [target = '', ...parameters] = link.split(';');
    if (parameters.some((one) => /^\s*rel\s*=\s*"?next"?\s*$/i.test(one)))
      return target.trim().replace(/^<|>$/g, '');
  }
  return '';
}

function withParameter(url: string, name: string, value: number): string {
  const address = new URL(url);
  address.searchParams.set(name, String(value));
  return address.href;
}

/**
 * Returns the URL of the page after this one; undefined after the last one.
 * @param url of this page
 * @param count of records on this page
 * @throws {ExchangeError} if it is on another host: the records there would count as gone
 */
export function nextPage(
  { next, offset, limit, total, page, pages }: Paging,
  linkHeader: string,
  url: string,
  count: number,
): string | undefined {
  const given = next ?? nextOfHeader(linkHeader);
  if (given !== '') return onSameHost(given, url);
  if (count === 0) return undefined;
  if (offset !== undefined && limit !== undefined && total !== undefined)
    return offset + count < total ? withParameter(url, 'offset', offset + count) : undefined;
  // Some feeds count pages from 0. Their last page is the number of pages less one, and the page after it is empty.
  // If page 0 is the only one, there is no other.
  if (page === 0 && pages === 1) return undefined;
  if (page !== undefined && pages !== undefined)
    return page < pages ? withParameter(url, 'page', page + 1) : undefined;
  return undefined;
}

function onSameHost(given: string, url: string): string {
  // A cursor is no URL, and it is unknown in which parameter it belongs.
  if (!/^(?:https?:|[/?])/i.test(given))
    throw new ExchangeError(
      'broken-answer',
      `Die Liste hat weitere Seiten, nennt aber keine Adresse, sondern „${given.slice(0, 100)}“.`,
    );
  const address = URL.parse(given, url);
  if (address !== null && address.host === new URL(url).host) return address.href;
  throw new ExchangeError(
    'broken-answer',
    `Die nächste Seite liegt nicht auf ${new URL(url).host}, sondern dort: ${(address?.host ?? given).slice(0, 100)}.`,
  );
}
