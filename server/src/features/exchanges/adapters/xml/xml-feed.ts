import type { FetchedRecord } from '../adapter.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { JobReader } from './xml-records.ts';

/**
 * Yields the jobs of a feed of a known format or with self-explanatory names. A job that is not well-formed is reported as unreadable, with line and
 * cause; jobs before the place where the feed breaks off come before the error.
 * @throws {ExchangeError} for anything else, and for an incomplete document
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
