import type { Json } from '../../pipeline/imported-ad.ts';
import { isId, withoutId } from '../../pipeline/records/record-ids.ts';
import type { FetchedRecord } from '../adapter.ts';

/** A record above this is told as too large and forgotten. Characters; real ones have some thousand. A page of them is in memory. */
export const biggestRecord = 300_000;

/** What a value, key or bracket counts for, in characters: the memory that it takes. Real records have some hundred. */
export const weightOfToken = 10;

/** What does not end within this is no list of records any more. Characters. */
export const stillReadable = 25_000_000;

/** Values, keys and brackets of a record; real ones have some hundred. A list without end would outgrow the memory of a thread. */
export const mostTokens = 1_000_000;

/** Elements within elements; the HTML of a description that stands there bare has some twenty. */
export const deepestElement = 100;

/** Records of a feed; a source for all of Germany has some 100,000. */
export const mostRecords = 2_000_000;

/** A whole feed, unpacked. Bytes; 100,000 records of 5 kB are 500 MB. */
export const biggestFeed = 2 * 1024 ** 3;

/** A record, or why it is none. @param size characters that it was sent in */
export function checkedRecord(
  externalId: string,
  size: number,
  raw: { readonly [key: string]: Json },
): FetchedRecord {
  if (size > biggestRecord) {
    const detail = `${size} Zeichen`;
    return { externalId: isId(externalId) ? externalId : '', rejected: 'too-large', detail };
  }
  const record = { externalId, raw };
  return isId(externalId) ? record : withoutId(record);
}
