/** Characters within which the first record ends; longer ones are no records. */
const longestFirst = 400_000;

const isObject = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Whether a text begins with an object on a line of its own, and another one on the next. */
function isLines(beginning: string): boolean {
  const text = beginning.replace(/^[\s\uFEFF]{1,1000}/, '');
  const end = text.indexOf('\n');
  return (
    text.startsWith('{') &&
    end > 0 &&
    /^\s{0,100}\{/.test(text.slice(end + 1, end + 102)) &&
    isObject(text.slice(0, end))
  );
}

/** Puts commas between records. A line break within a record cannot be: it would be `\n` there. */
class LineJoiner {
  /** Blanks at the end of the last piece, behind which a record may begin. */
  #blanks = '';

  next(piece: string): string {
    const text = this.#blanks + piece;
    const { length } = text.trimEnd();
    this.#blanks = text.slice(length);
    return text.slice(0, length).replaceAll(/\n\s{0,100}(?=\{)/g, ',$&');
  }
}

async function* asList(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const joiner = new LineJoiner();
  let isFirst = true;
  for await (const piece of pieces) {
    const text = isFirst ? piece.replace(/^[\s\uFEFF]{1,1000}/, '') : piece;
    yield (isFirst ? '[' : '') + joiner.next(text);
    isFirst = false;
  }
  yield ']';
}

/** JSON as it comes; JSON Lines (a record on each line) as one list. */
export async function* withoutLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  const pieces = text[Symbol.asyncIterator]();
  let beginning = '';
  let isOver = false;
  while (
    beginning.length < longestFirst &&
    !/\n\s{0,1000}[^\s]/.test(beginning.slice(0, longestFirst)) &&
    !isOver
  ) {
    const piece = await pieces.next();
    isOver = piece.done === true;
    if (piece.done !== true) beginning += piece.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield beginning;
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next())
      yield piece.value;
  }
  yield* isLines(beginning) ? asList(all()) : all();
}
