import type { FetchedRecord } from '../adapter.ts';
import { decodedText } from './decoding.ts';
import { jsonRecords } from '../json/json-feed.ts';
import { plainFeed } from './packed-feed.ts';
import { answersOf, type ReadAnswer } from '../read-answer.ts';
import { xmlRecords } from '../xml/xml-records.ts';

/* Readers of feeds that come piece by piece, for a thread of their own. The content type is what the server says of the feed. */

type ReadFeed = (
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
) => AsyncGenerator<ReadAnswer<FetchedRecord>>;

/** A feed of the Indeed shape. */
export const readXml: ReadFeed = (pieces, contentType) =>
  answersOf(xmlRecords(decodedText(plainFeed(pieces), contentType)));

/** A list of JobPostings, or of objects with obvious names. */
export const readJson: ReadFeed = (pieces, contentType) =>
  answersOf(jsonRecords(decodedText(plainFeed(pieces), contentType)));
