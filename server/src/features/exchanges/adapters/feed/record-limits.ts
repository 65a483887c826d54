import type { Json } from '../../pipeline/imported-ad.ts';
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

/** As long as the database takes an id. Characters. */
export const longestId = 300;

/** The title that a record without an id of its own is told by; none where it has none under its usual name. */
export function titled(raw: Json): { readonly title?: string } {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const title = isObject ? (raw as { readonly [key: string]: Json })['title'] : undefined;
  return typeof title === 'string' ? { title } : {};
}

/** A record, or why it is none. @param size characters that it was sent in */
export function checkedRecord(
  externalId: string,
  size: number,
  raw: { readonly [key: string]: Json },
): FetchedRecord {
  const isTooLong = externalId.length > longestId;
  if (size > biggestRecord) {
    const detail = `${size} Zeichen`;
    return { externalId: isTooLong ? '' : externalId, rejected: 'too-large', detail };
  }
  if (isTooLong) {
    return { externalId: '', rejected: 'unreadable', detail: 'Die Kennung ist zu lang.' };
  }
  if (externalId !== '') return { externalId, raw };
  return { externalId, rejected: 'no-id', ...titled(raw) };
}
