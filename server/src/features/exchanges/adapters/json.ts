import type { FeedSettings } from '@lehrpfad/contract/exchanges-settings.ts';
import type { Json, Normalised } from '../pipeline/imported-ad.ts';
import type { Adapter, FetchContext, FetchedRecord, RecordPage } from './adapter.ts';
import { inUtf8 } from './decoding.ts';
import { FieldReader, adOfFields } from './feed-fields.ts';
import { adOfPosting, allOf, identifierOf, isOfType, keptOf, propertiesOf } from './job-posting.ts';
import { jsonElements, type Element } from './json-records.ts';
import { biggestFeed, checkedRecord } from './record-limits.ts';
import { pagesOf } from './record-pages.ts';

/** An object with names that are obvious, as far as they are. */
function fieldsOf(thing: Readonly<Record<string, unknown>>): FieldReader['fields'] {
  const reader = new FieldReader();
  for (const [name, value] of Object.entries(thing)) {
    for (const one of allOf(value).slice(0, 1)) {
      if (typeof one !== 'object') reader.add([name], String(one));
      for (const [part, inner] of Object.entries(propertiesOf(one))) {
        if (typeof inner !== 'object') reader.add([name, part], String(inner));
      }
    }
  }
  return reader.fields;
}

function recordOf({ value, size }: Element): FetchedRecord | undefined {
  const thing = propertiesOf(value);
  if (Object.keys(thing).length === 0) return { externalId: '', rejected: 'unreadable' };
  const isPosting = thing['@type'] !== undefined;
  // A graph describes the site, its pages and its company besides.
  if (isPosting && !isOfType(thing, 'JobPosting')) return undefined;
  const fields = isPosting ? undefined : fieldsOf(thing);
  const externalId = fields === undefined ? identifierOf(thing) : (fields.id ?? '');
  return checkedRecord(externalId, size, fields === undefined ? keptOf(thing) : { ...fields });
}

async function* recordsOf(body: AsyncIterable<Buffer>): AsyncGenerator<FetchedRecord> {
  for await (const element of jsonElements(body)) {
    const record = recordOf(element);
    if (record !== undefined) yield record;
  }
}

async function* fetchJson(
  { url }: FeedSettings,
  { http, signal }: FetchContext,
): AsyncGenerator<RecordPage> {
  const { body, headers } = await http.stream({
    url,
    headers: { accept: 'application/json, application/ld+json' },
    mostBytes: biggestFeed,
    signal,
  });
  yield* pagesOf(recordsOf(inUtf8(body, headers['content-type'] ?? '')));
}

const normalise = (raw: Json): Normalised =>
  isOfType(propertiesOf(raw), 'JobPosting') ? adOfPosting(raw) : adOfFields(raw);

/** A feed in JSON: a list of schema.org JobPostings, or of objects with obvious names. */
export const jsonAdapter: Adapter<FeedSettings> = { fetch: fetchJson, normalise };
