import { ExchangeError } from '../../adapter.ts';
import type { FeedReading } from '../../formats/feed-mapping.ts';
import { withoutCallback } from './json-callback.ts';
import { withoutLines } from './json-lines.ts';
import { ListReader, type Element, type Frame } from './json-records.ts';

/**
 * Yields the elements of a list in JSON of any length: the document is the list, or has it under a usual name. Elements that were read
 * before the document breaks off come before the error; the rest of the document comes last.
 * @throws {ExchangeError} if it is no JSON, has no list, or is incomplete
 */
export async function* jsonElements(
  text: AsyncIterable<string>,
  how: FeedReading = {},
): AsyncGenerator<Element | Frame> {
  let reader: ListReader | undefined;
  let skipped = '';
  try {
    for await (const piece of withoutLines(withoutCallback(text))) {
      const start = piece.search(/[^\s\uFEFF]/);
      if (reader === undefined && start === -1) {
        skipped = (skipped + piece).slice(0, maxSkipped);
        continue;
      }
      const isFirst = reader === undefined;
      if (reader === undefined) refuseOther(piece.slice(start, start + maxOpening));
      reader ??= new ListReader(how);
      reader.read(isFirst ? (skipped + piece).replaceAll('\uFEFF', ' ') : piece);
      yield* reader.taken();
    }
    if (reader === undefined) throw new ExchangeError('broken-answer', 'Die Datei ist leer.');
    const end = reader.end();
    // A document without a list yields its records only at its end.
    yield* reader.taken();
    yield end;
  } catch (error) {
    yield* reader?.taken() ?? [];
    throw error;
  }
}

/** Maximum number of characters of blanks before the document that count for line numbers. */
const maxSkipped = 1000;

/** Number of characters by which the beginning of a document is known. */
const maxOpening = 4;

/** Quotation marks may enclose a document that is sent as text; otherwise they begin a row of a table. */
const opening = /^"?[[{]/;

function refuseOther(beginning: string): void {
  if (opening.test(beginning)) return;
  const first = beginning.slice(0, 1);
  throw new ExchangeError(
    first === '<' ? 'unknown-format' : 'broken-answer',
    `Die Datei enthält kein JSON, sondern beginnt mit „${first}“.`,
  );
}
