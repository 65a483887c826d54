import type { FetchedRecord } from '../adapter.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { JobReader } from './xml-records.ts';

/**
 * The jobs of a feed, of a known format or with names that say what they mean. A job that is not well-formed is told as unreadable, with line and cause; what was read
 * before the feed breaks off comes before the error.
 * @throws {ExchangeError} for anything else, and for half a document
 */
export async function* xmlRecords(
  text: AsyncIterable<string>,
  how: FeedReading = {},
): AsyncGenerator<FetchedRecord> {
  const reader = new JobReader(how);
  try {
    for await (const piece of text) {
      reader.read(piece);
      yield* reader.taken();
    }
    reader.end();
  } catch (error) {
    yield* reader.taken();
    throw error;
  }
}
