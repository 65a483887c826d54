import type { FeedSettings, PageSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Json, Normalised } from '../../pipeline/imported-ad.ts';
import {
  unchangedPage,
  type Adapter,
  type FetchContext,
  type FetchedRecord,
  type RecordPage,
} from '../adapter.ts';
import { adOfPosting, isOfType } from '../json/job-posting.ts';
import { propertiesOf } from '../json/properties.ts';
import { adOfFields } from './feed-fields.ts';
import { feedOnThread } from './feed-on-thread.ts';
import { conditionsOf, keepVersionOf, type FeedVersion } from './feed-version.ts';
import { nextPage, type Paging } from './next-page.ts';
import { maxFeedBytes } from './record-limits.ts';
import { PageSequence } from './page-sequence.ts';
import { pagesOf } from './record-pages.ts';

/** The format that is assumed until the first character of a feed is known. */
export type FeedReader = 'readXml' | 'readJson';

const accepted: Readonly<Record<FeedReader, string>> = {
  readXml: 'application/xml, text/xml;q=0.9, */*;q=0.1',
  readJson: 'application/json, application/ld+json, */*;q=0.1',
};

type OpenedPage = Awaited<ReturnType<FetchContext['http']['stream']>>;

/** @param version the known version of the page: if it is unchanged, the response has the status 304 and no body */
function openPage(
  reader: FeedReader,
  url: string,
  { http, signal }: FetchContext,
  version?: FeedVersion,
): Promise<OpenedPage> {
  const headers = { accept: accepted[reader], ...conditionsOf(version) };
  const allowUnchanged = version !== undefined;
  return http.stream({ url, headers, maxBytes: maxFeedBytes, signal, allowUnchanged });
}

interface FirstPage {
  /** The first page, if it was requested already. */
  readonly opened?: OpenedPage;
  /** Called with the headers of a feed with a single page, once the whole page has been read. */
  readonly onOnlyPage?: (headers: OpenedPage['headers']) => void;
}

/**
 * Yields all records of a feed, page after page.
 * @throws {ExchangeError} if it cannot be read to its end
 */
export async function* feedRecords(
  reader: FeedReader,
  { url: first, pauseMs, mapping }: PageSettings & Pick<FeedSettings, 'mapping'>,
  context: FetchContext,
  { opened, onOnlyPage }: FirstPage = {},
): AsyncGenerator<FetchedRecord> {
  const { signal, pause } = context;
  const pages = new PageSequence();
  for (let url: string | undefined = first; url !== undefined;) {
    if (url !== first) await pause(pauseMs);
    pages.begin(url);
    const { isFirst } = pages;
    const feed = (isFirst ? opened : undefined) ?? (await openPage(reader, url, context));
    let paging: Paging = {};
    for await (const item of feedOnThread(reader, feed, { signal, mapping })) {
      if ('end' in item) {
        paging = item.end;
        continue;
      }
      pages.add(item);
      yield withWholeLink(item, url);
    }
    url = nextPage(paging, String(feed.headers['link'] ?? ''), url, pages.count);
    if (url !== undefined) pages.checkContent();
    else if (isFirst) onOnlyPage?.(feed.headers);
  }
}

/** Resolves the link of a record, which may be relative to the feed. */
function withWholeLink(record: FetchedRecord, feed: string): FetchedRecord {
  if (!('raw' in record)) return record;
  const raw = propertiesOf(record.raw) as { readonly [key: string]: Json };
  const { link } = raw;
  const isRelative = typeof link === 'string' && /^\/(?!\/)/.test(link);
  const whole = isRelative ? URL.parse(link, feed)?.href : undefined;
  return whole === undefined ? record : { ...record, raw: { ...raw, link: whole } };
}

/** Returns the ad that a record of a feed describes. @param company used if the record names none */
export const adOfRecord = (raw: Json, company = ''): Normalised =>
  isOfType(propertiesOf(raw), 'JobPosting') ? adOfPosting(raw, company) : adOfFields(raw, company);

/** Yields the pages of a feed; a single one without records if its server reports no change. */
async function* fetchFeed(
  reader: FeedReader,
  settings: FeedSettings,
  context: FetchContext,
): AsyncGenerator<RecordPage> {
  const opened = await openPage(reader, settings.url, context, context.knownVersion);
  if (opened.status === 304) {
    yield unchangedPage;
    return;
  }
  // If a feed has several pages, the first may stay the same while others change.
  const onOnlyPage: FirstPage['onOnlyPage'] = (headers) =>
    keepVersionOf(headers, context.keepVersion);
  yield* pagesOf(feedRecords(reader, settings, context, { opened, onOnlyPage }));
}

/** A feed of any known format (`formats/format-of.ts`), or whose field names are self-explanatory. */
export const feedAdapter = (reader: FeedReader): Adapter<FeedSettings> => ({
  fetch: (settings, context) => fetchFeed(reader, settings, context),
  normalise: (raw, settings) => adOfRecord(raw, settings?.company),
});
