import type { Json } from '../pipeline/imported-ad.ts';
import type { FetchedRecord } from './adapter.ts';

/** A record above this is told as too large and forgotten. Characters; real ones have some thousand. */
export const biggestRecord = 1_000_000;

/** What does not end within this is no list of records any more. Characters. */
export const stillReadable = 25_000_000;

/** A whole feed, unpacked. Bytes; 100,000 records of 5 kB are 500 MB. */
export const biggestFeed = 2 * 1024 ** 3;

/** As long as the database takes an id. Characters. */
export const longestId = 300;

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
  return {
    externalId,
    rejected: 'no-id',
    detail: typeof raw['title'] === 'string' ? raw['title'] : '',
  };
}
