import { ExchangeError } from '../../adapter.ts';
import type { FeedReading } from '../../formats/feed-mapping.ts';
import { withoutCallback } from './json-callback.ts';
import { withoutLines } from './json-lines.ts';
import { ListReader, type Element, type Frame } from './json-records.ts';

/**
 * The elements of a list in JSON, however long it is: the document is the list, or has it under a usual name. What was read before the
 * document breaks off comes before the error; what it says beside its lists comes last.
 * @throws {ExchangeError} for what is no JSON, has no list, or ends in the middle
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
        skipped = (skipped + piece).slice(0, mostSkipped);
        continue;
      }
      const isFirst = reader === undefined;
      if (reader === undefined) refuseOther(piece.slice(start, start + 1));
      reader ??= new ListReader(how);
      reader.read(isFirst ? (skipped + piece).replaceAll('\uFEFF', ' ') : piece);
      yield* reader.taken();
    }
    if (reader === undefined) throw new ExchangeError('broken-answer', 'Die Datei ist leer.');
    const end = reader.end();
    // A document without a list has told its records only now.
    yield* reader.taken();
    yield end;
  } catch (error) {
    yield* reader?.taken() ?? [];
    throw error;
  }
}

/** Blanks before the document that still count for the number of a line. Characters. */
const mostSkipped = 1000;

function refuseOther(first: string): void {
  if (first === '[' || first === '{') return;
  throw new ExchangeError(
    first === '<' ? 'unknown-format' : 'broken-answer',
    `Die Datei enthält kein JSON, sondern beginnt mit „${first}“.`,
  );
}
