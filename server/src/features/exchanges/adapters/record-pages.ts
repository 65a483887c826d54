import type { FetchedRecord, RecordPage } from './adapter.ts';

/** Records on a page: as many as one transaction writes. */
const pageSize = 100;

/**
 * Pages of a stream that can only be read from its beginning. A second record with the id of an earlier one is told as bad; its id
 * stands in the detail, since the receipt of the first one has it.
 */
export async function* pagesOf(records: AsyncIterable<FetchedRecord>): AsyncGenerator<RecordPage> {
  // 100,000 ids of 30 characters are about 10 MB.
  const seen = new Set<string>();
  let page: FetchedRecord[] = [];
  for await (const record of records) {
    page.push(onlyOnce(record, seen));
    if (page.length === pageSize) {
      yield { records: page, cursor: null };
      page = [];
    }
  }
  if (page.length > 0) yield { records: page, cursor: null };
}

function onlyOnce(record: FetchedRecord, seen: Set<string>): FetchedRecord {
  const { externalId } = record;
  if (externalId === '') return record;
  if (seen.has(externalId)) return { externalId: '', rejected: 'repeated-id', detail: externalId };
  // A copy: what was cut out of a piece of the feed would keep the whole piece in memory.
  seen.add(Buffer.from(externalId).toString());
  return record;
}
