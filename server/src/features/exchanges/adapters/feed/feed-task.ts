import type { FetchedRecord } from '../adapter.ts';
import { jsonRecords } from '../json/json-feed.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { answersOf, type ReadAnswer } from '../read-answer.ts';
import { xmlRecords } from '../xml/xml-feed.ts';
import { piecesWithoutDoubleEncoding } from '../../values/encodings.ts';
import { decodedText } from './decoding.ts';
import type { FeedEnd } from './next-page.ts';
import { documentWithin } from './document-within.ts';
import { plainFeed } from './packed-feed.ts';

/* Readers of feeds that come piece by piece, to be run on a worker thread. The content type is that of the response. */

export type FeedItem = FetchedRecord | FeedEnd;

/** Content type of the response, and the editors' settings for reading the feed. */
export interface FeedHeader extends FeedReading {
  readonly contentType: string;
}

type ReadFeed = (
  pieces: AsyncIterable<Uint8Array>,
  header: FeedHeader,
) => AsyncGenerator<ReadAnswer<FeedItem>>;

type Records = (text: AsyncIterable<string>, how: FeedReading) => AsyncGenerator<FeedItem>;

/** Readers by the first character that is no blank. With any other one the kind of the exchange decides. */
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
    const text = documentWithin(
      piecesWithoutDoubleEncoding(decodedText(plainFeed(pieces), contentType)),
    );
    return answersOf(recordsOf(text, otherwise, how));
  };

/** Reads a feed in XML, or in JSON if it begins like JSON. */
export const readXml: ReadFeed = reading(xmlRecords);

/** Reads a feed in JSON, or in XML if it begins like XML. */
export const readJson: ReadFeed = reading(jsonRecords);
