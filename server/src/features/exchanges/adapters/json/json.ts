import type { FeedSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Json, Normalised } from '../../pipeline/imported-ad.ts';
import type { Adapter, FetchContext, RecordPage } from '../adapter.ts';
import { adOfFields } from '../feed/feed-fields.ts';
import { feedOnThread } from '../feed/feed-on-thread.ts';
import { adOfPosting, isOfType } from './job-posting.ts';
import { propertiesOf } from './properties.ts';
import { biggestFeed } from '../feed/record-limits.ts';
import { pagesOf } from '../feed/record-pages.ts';

async function* fetchJson(
  { url }: FeedSettings,
  { http, signal }: FetchContext,
): AsyncGenerator<RecordPage> {
  const feed = await http.stream({
    url,
    headers: { accept: 'application/json, application/ld+json' },
    mostBytes: biggestFeed,
    signal,
  });
  yield* pagesOf(feedOnThread('readJson', feed, signal));
}

const normalise = (raw: Json): Normalised =>
  isOfType(propertiesOf(raw), 'JobPosting') ? adOfPosting(raw) : adOfFields(raw);

/** A feed in JSON: a list of schema.org JobPostings, or of objects with obvious names. */
export const jsonAdapter: Adapter<FeedSettings> = { fetch: fetchJson, normalise };
