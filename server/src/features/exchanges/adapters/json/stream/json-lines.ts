/** Maximum number of characters of the first record; longer ones are no records. */
const maxFirstRecordLength = 400_000;

const isObject = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** First character that is no blank. `trimStart` also removes a byte order mark. */
const startOf = (text: string): string => text.trimStart().slice(0, 1);

/** Whether a text begins with an object on a separate line, and another one below it; undefined if more text is needed. */
function isLines(beginning: string): boolean | undefined {
  const text = beginning.trimStart();
  if (text !== '' && !text.startsWith('{')) return false;
  const end = text.indexOf('\n');
  const next = end === -1 ? '' : startOf(text.slice(end));
  if (next === '') return undefined;
  return next === '{' && isObject(text.slice(0, end));
}

/** Inserts commas between records. A line break within a record is impossible, since JSON escapes it as `\n`. */
class LineJoiner {
  /** Whether a line has ended since the last character that is no blank. */
  #isLineOver = false;

  next(piece: string): string {
    const comma = this.#isLineOver && startOf(piece) === '{' ? ',' : '';
    const { length } = piece.trimEnd();
    const isBlank = length === 0;
    this.#isLineOver = piece.includes('\n', length) || (isBlank && this.#isLineOver);
    // The blanks at its end are checked with the next piece.
    const inner = piece.slice(0, length).replaceAll(/\n[^\S\n]{0,100}(?=\{)/g, ',$&');
    const isDoubled = comma !== '' && /^\s{0,1000},/.test(inner);
    return (isDoubled ? '' : comma) + inner + piece.slice(length);
  }
}

async function* asList(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const joiner = new LineJoiner();
  yield '[';
  for await (const piece of pieces) yield joiner.next(piece);
  yield ']';
}

/** Yields JSON as it comes; JSON Lines (a record on each line) as one list. */
export async function* withoutLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  const pieces = text[Symbol.asyncIterator]();
  let beginning = '';
  let found: boolean | undefined;
  // The text is checked each time its length has doubled, since pieces may be very short.
  for (let enough = 1; found === undefined && beginning.length < maxFirstRecordLength;) {
    const piece = await pieces.next();
    if (piece.done === true) {
      found = isLines(beginning) ?? false;
      break;
    }
    beginning += piece.value;
    if (beginning.length < enough) continue;
    found = isLines(beginning);
    enough = beginning.length * 2;
  }
  async function* all(): AsyncGenerator<string> {
    yield found === true ? beginning.trimStart() : beginning;
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next())
      yield piece.value;
  }
  const whole = all();
  yield* found === true ? asList(whole) : whole;
}
