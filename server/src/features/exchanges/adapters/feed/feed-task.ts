import type { FetchedRecord } from '../adapter.ts';
import { jsonRecords } from '../json/json-feed.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { answersOf, type ReadAnswer } from '../read-answer.ts';
import { xmlRecords } from '../xml/xml-feed.ts';
import { decodedText } from './decoding.ts';
import type { FeedEnd } from './next-page.ts';
import { documentWithin } from './document-within.ts';
import { plainFeed } from './packed-feed.ts';

/* Readers of feeds that come piece by piece, for a thread of their own. The content type is what the server says of the feed. */

export type FeedItem = FetchedRecord | FeedEnd;

/** What the server says of the feed, and how editors want it to be read. */
export interface FeedHeader extends FeedReading {
  readonly contentType: string;
}

type ReadFeed = (
  pieces: AsyncIterable<Uint8Array>,
  header: FeedHeader,
) => AsyncGenerator<ReadAnswer<FeedItem>>;

type Records = (text: AsyncIterable<string>, how: FeedReading) => AsyncGenerator<FeedItem>;

/** By the first character that says something. What begins with another one is read as the kind of the exchange says. */
const byFirst: Readonly<Record<string, Records>> = {
  '<': xmlRecords,
  '[': jsonRecords,
  '{': jsonRecords,
};

async function* recordsOf(
  text: AsyncIterable<string>,
  otherwise: Records,
  how: FeedReading,
): AsyncGenerator<FeedItem> {
  const pieces = text[Symbol.asyncIterator]();
  const skipped: string[] = [];
  let first = '';
  async function* whole(): AsyncGenerator<string> {
    yield* skipped;
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next())
      yield piece.value;
  }
  while (first === '') {
    const piece = await pieces.next();
    if (piece.done === true) break;
    skipped.push(piece.value);
    first = /[^\s\uFEFF]/.exec(piece.value)?.[0] ?? '';
  }
  yield* (byFirst[first] ?? otherwise)(whole(), how);
}

const reading =
  (otherwise: Records): ReadFeed =>
  (pieces, { contentType, ...how }) => {
    const text = documentWithin(decodedText(plainFeed(pieces), contentType));
    return answersOf(recordsOf(text, otherwise, how));
  };

/** A feed in XML; in JSON where it begins so. */
export const readXml: ReadFeed = reading(xmlRecords);

/** A feed in JSON; in XML where it begins so. */
export const readJson: ReadFeed = reading(jsonRecords);
