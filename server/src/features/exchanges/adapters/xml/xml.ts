import type { FeedSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Adapter, FetchContext, RecordPage } from '../adapter.ts';
import { adOfFields } from '../feed/feed-fields.ts';
import { feedOnThread } from '../feed/feed-on-thread.ts';
import { biggestFeed } from '../feed/record-limits.ts';
import { pagesOf } from '../feed/record-pages.ts';

async function* fetchXml(
  { url }: FeedSettings,
  { http, signal }: FetchContext,
): AsyncGenerator<RecordPage> {
  const feed = await http.stream({
    url,
    headers: { accept: 'application/xml, text/xml;q=0.9, */*;q=0.1' },
    mostBytes: biggestFeed,
    signal,
  });
  yield* pagesOf(feedOnThread('readXml', feed, signal));
}

/** A feed of the Indeed shape: `<source>` with a `<job>` for each ad. */
export const xmlAdapter: Adapter<FeedSettings> = { fetch: fetchXml, normalise: adOfFields };
