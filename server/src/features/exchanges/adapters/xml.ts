import type { FeedSettings } from '@lehrpfad/contract/exchanges-settings.ts';
import type { Adapter, FetchContext, RecordPage } from './adapter.ts';
import { adOfFields } from './feed-fields.ts';
import { biggestFeed } from './record-limits.ts';
import { pagesOf } from './record-pages.ts';
import { xmlRecords } from './xml-records.ts';
import { xmlText } from './decoding.ts';

async function* fetchXml(
  { url }: FeedSettings,
  { http, signal }: FetchContext,
): AsyncGenerator<RecordPage> {
  const { body, headers } = await http.stream({
    url,
    headers: { accept: 'application/xml, text/xml;q=0.9, */*;q=0.1' },
    mostBytes: biggestFeed,
    signal,
  });
  yield* pagesOf(xmlRecords(xmlText(body, headers['content-type'] ?? '')));
}

/** A feed of the Indeed shape: `<source>` with a `<job>` for each ad. */
export const xmlAdapter: Adapter<FeedSettings> = { fetch: fetchXml, normalise: adOfFields };
