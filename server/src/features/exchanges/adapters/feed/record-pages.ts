import { ExchangeError, type FetchedRecord, type RecordPage } from '../adapter.ts';
import { rowPrefix } from '../formats/row-id.ts';
import { withRepeatedId } from '../../pipeline/records/record-ids.ts';
import { maxRecords } from './record-limits.ts';

/** Records of a page, as many as one transaction writes. */
const pageSize = 100;

/**
 * Yields pages of a stream that can only be read from its beginning. A second record with the id of an earlier one is reported as bad; its id
 * is in the detail, since the import result of the first one has it.
 * @throws {ExchangeError} if there are more records than any source has
 */
export async function* pagesOf(
  records: AsyncIterable<FetchedRecord>,
  max = maxRecords,
): AsyncGenerator<RecordPage> {
  let count = 0;
  // 100,000 ids of 30 characters are about 10 MB.
  const seen = new Set<string>();
  let page: FetchedRecord[] = [];
  try {
    for await (const record of records) {
      count += 1;
      if (count > max)
        throw new ExchangeError('too-large', `Die Datei enthält mehr als ${max} Datensätze.`);
      page.push(onlyOnce(record, seen));
      if (page.length < pageSize) continue;
      yield { records: page, cursor: null };
      page = [];
    }
  } catch (error) {
    // Records before the place where the feed breaks off count, although no record is gone then.
    if (error instanceof ExchangeError && page.length > 0) yield { records: page, cursor: null };
    throw error;
  }
  if (page.length > 0) yield { records: page, cursor: null };
}

function onlyOnce(record: FetchedRecord, seen: Set<string>): FetchedRecord {
  const { externalId } = record;
  if (externalId === '') return record;
  if (seen.has(externalId)) return repeated(record);
  // A copy: a substring of a piece of the feed would keep the whole piece in memory.
  seen.add(Buffer.from(externalId).toString());
  return record;
}

/** A hash does not help to find a record. */
function repeated(record: FetchedRecord): FetchedRecord {
  const isHash = record.externalId.startsWith(rowPrefix);
  const detail =
    'Er hat keine Kennung und nennt Titel, Unternehmen, Ort und Beginn wie ein anderer.';
  return { ...withRepeatedId(record), ...(isHash && { detail }) };
}
