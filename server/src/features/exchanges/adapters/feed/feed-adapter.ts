import type { FeedSettings, PageSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Json, Normalised } from '../../pipeline/imported-ad.ts';
import { ExchangeError, type Adapter, type FetchContext, type FetchedRecord } from '../adapter.ts';
import { adOfPosting, isOfType } from '../json/job-posting.ts';
import { propertiesOf } from '../json/properties.ts';
import { adOfFields } from './feed-fields.ts';
import { feedOnThread } from './feed-on-thread.ts';
import { nextPage, type Paging } from './next-page.ts';
import { biggestFeed } from './record-limits.ts';
import { pagesOf } from './record-pages.ts';

/** Pages of a feed; the largest source has some 1,000 of a hundred ads. */
const mostPages = 20_000;

/** What a feed is taken for until its first character is known. */
export type FeedReader = 'readXml' | 'readJson';

const accepted: Readonly<Record<FeedReader, string>> = {
  readXml: 'application/xml, text/xml;q=0.9, */*;q=0.1',
  readJson: 'application/json, application/ld+json, */*;q=0.1',
};

/**
 * All records of a feed, page after page.
 * @throws {ExchangeError} where it cannot be read to its end
 */
export async function* feedRecords(
  reader: FeedReader,
  { url: first, pauseMs }: PageSettings,
  { http, signal, pause }: FetchContext,
): AsyncGenerator<FetchedRecord> {
  const asked = new Set<string>();
  for (let url: string | undefined = first; url !== undefined;) {
    if (asked.size > 0) await pause(pauseMs);
    refuseRound(asked, url);
    asked.add(url);
    const headers = { accept: accepted[reader] };
    const feed = await http.stream({ url, headers, mostBytes: biggestFeed, signal });
    let paging: Paging = {};
    let count = 0;
    for await (const item of feedOnThread(reader, feed, signal)) {
      if ('end' in item) {
        paging = item.end;
        continue;
      }
      count += 1;
      yield withWholeLink(item, url);
    }
    url = nextPage(paging, String(feed.headers['link'] ?? ''), url, count);
  }
}

/** A record whose link may begin from the feed. */
function withWholeLink(record: FetchedRecord, feed: string): FetchedRecord {
  if (!('raw' in record)) return record;
  const raw = propertiesOf(record.raw) as { readonly [key: string]: Json };
  const { link } = raw;
  const isRelative = typeof link === 'string' && /^\/(?!\/)/.test(link);
  const whole = isRelative ? URL.parse(link, feed)?.href : undefined;
  return whole === undefined ? record : { ...record, raw: { ...raw, link: whole } };
}

/** @throws {ExchangeError} where pages lead back, or never end: what is behind them would count as gone */
function refuseRound(asked: ReadonlySet<string>, url: string): void {
  if (asked.has(url))
    throw new ExchangeError('broken-answer', 'Die Seiten der Liste führen im Kreis.');
  if (asked.size >= mostPages)
    throw new ExchangeError('too-large', `Die Liste hat mehr als ${mostPages} Seiten.`);
}

/** The ad that a record of a feed describes. @param company where it names none */
export const adOfRecord = (raw: Json, company = ''): Normalised =>
  isOfType(propertiesOf(raw), 'JobPosting') ? adOfPosting(raw, company) : adOfFields(raw, company);

/** A feed of any format that is known (`formats/formats.ts`), or whose names say what they mean. */
export const feedAdapter = (reader: FeedReader): Adapter<FeedSettings> => ({
  fetch: (settings, context) => pagesOf(feedRecords(reader, settings, context)),
  normalise: (raw, settings) => adOfRecord(raw, settings?.company),
});
