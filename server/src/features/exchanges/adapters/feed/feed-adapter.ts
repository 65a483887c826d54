import type { FeedSettings } from '@lehrpfad/contract/exchanges/settings.ts';
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

type Reader = 'readXml' | 'readJson';

const accepted: Readonly<Record<Reader, string>> = {
  readXml: 'application/xml, text/xml;q=0.9, */*;q=0.1',
  readJson: 'application/json, application/ld+json, */*;q=0.1',
};

/** All records of a feed, page after page. */
async function* recordsOf(
  reader: Reader,
  { url: first, pauseMs }: FeedSettings,
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
      yield item;
    }
    url = nextPage(paging, String(feed.headers['link'] ?? ''), url, count);
  }
}

/** @throws {ExchangeError} where pages lead back, or never end: what is behind them would count as gone */
function refuseRound(asked: ReadonlySet<string>, url: string): void {
  if (asked.has(url))
    throw new ExchangeError('broken-answer', 'Die Seiten der Liste führen im Kreis.');
  if (asked.size >= mostPages)
    throw new ExchangeError('too-large', `Die Liste hat mehr als ${mostPages} Seiten.`);
}

const normalise = (raw: Json, settings?: FeedSettings): Normalised =>
  isOfType(propertiesOf(raw), 'JobPosting')
    ? adOfPosting(raw, settings?.company)
    : adOfFields(raw, settings);

/** A feed of any format that is known (`formats/formats.ts`), or whose names say what they mean. */
export const feedAdapter = (reader: Reader): Adapter<FeedSettings> => ({
  fetch: (settings, context) => pagesOf(recordsOf(reader, settings, context)),
  normalise,
});
