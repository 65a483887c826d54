import type { Json } from '../../pipeline/imported-ad.ts';
import { isId, withoutId } from '../../pipeline/records/record-ids.ts';
import type { FetchedRecord } from '../adapter.ts';

/** A larger record is rejected and not kept. Characters; real ones have some thousand. A page of records is in memory. */
export const maxRecordLength = 300_000;

/** Number of characters that a value, key or bracket counts as, because of its memory. Real records have some hundred of them. */
export const weightOfToken = 10;

/** A record that is longer than this ends the reading of the feed. Characters. */
export const stillReadable = 25_000_000;

/** Maximum number of values, keys and brackets of a record; real ones have some hundred. A list without end would outgrow the memory of a thread. */
export const maxTokens = 1_000_000;

/** Levels of nested elements; unescaped HTML of a description has some twenty. */
export const deepestElement = 100;

/** Maximum number of records of a feed; a source for all of Germany has some 100,000. */
export const maxRecords = 2_000_000;

/** A whole feed, unpacked. Bytes; 100,000 records of 5 kB are 500 MB. */
export const maxFeedBytes = 2 * 1024 ** 3;

/** Returns a record, or rejects it. @param size number of characters in which it was sent */
export function checkedRecord(
  externalId: string,
  size: number,
  raw: { readonly [key: string]: Json },
): FetchedRecord {
  if (size > maxRecordLength) {
    const detail = `${size} Zeichen`;
    return { externalId: isId(externalId) ? externalId : '', rejected: 'too-large', detail };
  }
  const record = { externalId, raw };
  return isId(externalId) ? record : withoutId(record);
}
