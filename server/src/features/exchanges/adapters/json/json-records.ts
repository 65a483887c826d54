import { TokenParser, Tokenizer, TokenType } from '@streamparser/json';
import { ExchangeError } from '../adapter.ts';
import { biggestRecord, mostTokens, stillReadable, weightOfToken } from '../feed/record-limits.ts';

/** Where a feed that is an object has its list. */
const listNames = ['jobs', 'items', 'data', 'results', '@graph'];

/** Brackets within brackets; a JobPosting has about five. */
const deepest = 40;

/** An element of the list. Of one that is too large the texts that made it so are missing. */
export interface Element {
  readonly value: unknown;
  readonly size: number;
}

/**
 * Bytes of a text or number that are gathered before they become part of it. Without, each digit is an entry of a list until the number
 * ends, and where such a list outgrows the memory of a thread V8 ends the process, not the thread.
 */
const gathered = { stringBufferSize: 64 * 1024, numberBufferSize: 64 * 1024 };

const opening = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing = new Set<TokenType>([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** What JSON may have where something else stood, by the state of the parser. */
const expected: Readonly<Record<string, string>> = {
  VALUE: 'erwartet wird ein Wert',
  KEY: 'erwartet wird ein Name in Anführungszeichen',
  COLON: 'erwartet wird ein Doppelpunkt',
  COMMA: 'erwartet wird ein Komma oder das Ende der Liste',
  ENDED: 'die Liste war schon zu Ende',
};

/** What stands there, without what it says: that may be about people. */
function named(token: TokenType, value: unknown): string {
  if (token === TokenType.STRING) return 'ein Text';
  return token === TokenType.NUMBER ? 'eine Zahl' : `„${String(value)}“`;
}

/** Reads the elements of a list out of JSON that comes piece by piece. */
class ListReader {
  readonly #tokenizer = new Tokenizer(gathered);
  readonly #parser: TokenParser;
  readonly #lists: ReadonlySet<string>;
  #elements: Element[] = [];
  #foundList: boolean;
  #depth = 0;
  /** The last text directly in the document: before a bracket, the name of the list. */
  #name = '';
  /** Characters since the last element, as far as they say something; tokens by their weight. */
  #size = 0;
  /** Bytes since then, all of them. */
  #bytes = 0;
  /** Values, keys, brackets and what is between them since then. */
  #tokens = 0;
  /** A comma that is passed on only if something follows: many systems write one too many. */
  #hasComma = false;
  /** The present piece, and how many bytes and lines came before it. */
  #piece = Buffer.alloc(0);
  #before = 0;
  #lines = 1;

  constructor(first: string) {
    const isList = first === '[';
    this.#foundList = isList;
    this.#lists = new Set(isList ? [] : listNames);
    const paths = isList ? ['$.*'] : listNames.map((name) => `$.${name}.*`);
    this.#parser = new TokenParser({ paths, keepStack: false });
    this.#tokenizer.onToken = ({ token, value, offset }) => this.#token(token, value, offset);
    this.#parser.onValue = ({ value, key }) => this.#value(value, key);
    this.#tokenizer.onError = (error) => this.#refuseCharacter(error);
    this.#parser.onError = rethrow;
  }

  read(piece: string): void {
    this.#lines = this.#lineAt(this.#piece.length);
    this.#before += this.#piece.length;
    this.#piece = Buffer.from(piece);
    this.#bytes += this.#piece.length;
    // Within a text they are against the rules, elsewhere as good as blanks; all are one byte.
    this.#tokenizer.write(piece.replaceAll(/[\n\r\t]/g, ' '));
    if (this.#bytes > stillReadable)
      throw new ExchangeError('too-large', 'Ein Datensatz hat kein Ende.');
  }

  /** The elements that have ended since the last time. */
  taken(): Element[] {
    const elements = this.#elements;
    this.#elements = [];
    return elements;
  }

  end(): void {
    try {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
      if (!this.#parser.isEnded) this.#parser.end();
    } catch (error) {
      if (error instanceof ExchangeError) throw error;
      const what =
        this.#depth > 1
          ? 'Die Datei bricht mitten in einem Datensatz ab.'
          : 'Die Datei bricht vor dem Ende der Liste ab.';
      throw this.#lost(this.#piece.length, what, error);
    }
    if (!this.#foundList) {
      const names = `${listNames.slice(0, -1).join(', ')} oder ${listNames.at(-1)}`;
      throw new ExchangeError(
        'unknown-format',
        `Die Datei enthält keine Liste von Anzeigen (${names}).`,
      );
    }
  }

  #token(token: TokenType, value: unknown, offset: number): void {
    this.#tokens += 1;
    if (this.#tokens > mostTokens)
      throw new ExchangeError('too-large', 'Ein Datensatz besteht aus zu vielen Teilen.');
    const hadComma = this.#hasComma;
    this.#hasComma = token === TokenType.COMMA;
    if (hadComma && !closing.has(token)) this.#pass(TokenType.COMMA, ',', offset);
    if (this.#hasComma) return;
    if (opening.has(token)) {
      this.#foundList ||=
        token === TokenType.LEFT_BRACKET && this.#depth === 1 && this.#lists.has(this.#name);
      this.#depth += 1;
    } else if (closing.has(token)) this.#depth -= 1;
    if (this.#depth > deepest)
      throw this.#lost(
        offset - this.#before,
        `Mehr als ${deepest} Klammern sind ineinander geöffnet.`,
      );
    const isText = token === TokenType.STRING;
    if (isText && this.#depth === 1) this.#name = String(value).slice(0, 20);
    this.#size += isText ? String(value).length : weightOfToken;
    const isForgotten = isText && this.#size > biggestRecord;
    this.#pass(token, isForgotten ? '' : value, offset);
  }

  #pass(token: TokenType, value: unknown, offset: number): void {
    try {
      this.#parser.write({ token, value: value as never });
    } catch (error) {
      if (error instanceof ExchangeError) throw error;
      const [, state = ''] = /in state (\w+)$/.exec((error as Error).message) ?? [];
      const why = expected[state] === undefined ? '' : `; ${expected[state]}`;
      const what = `Hier ist ${named(token, value)} nicht erlaubt${why}.`;
      throw this.#lost(offset - this.#before, what, error);
    }
  }

  #refuseCharacter(error: Error): never {
    const [, position] = /chunk position "(\d+)"/.exec(error.message) ?? [];
    if (position === undefined || error instanceof ExchangeError) throw error;
    const at = Number(position);
    const [character = ''] = this.#piece.toString('utf8', at, at + 4);
    throw this.#lost(
      at,
      `Hier ist „${character}“ nicht erlaubt. Vielleicht fehlt davor ein Anführungszeichen oder ein Komma.`,
      error,
    );
  }

  /** @param position in the present piece, bytes */
  #lost(position: number, why: string, cause?: unknown): ExchangeError {
    return new ExchangeError('broken-answer', `Zeile ${this.#lineAt(position)}: ${why}`, { cause });
  }

  #lineAt(position: number): number {
    let line = this.#lines;
    for (let at = this.#piece.indexOf(10); at !== -1 && at < position;) {
      line += 1;
      at = this.#piece.indexOf(10, at + 1);
    }
    return line;
  }

  #value(value: unknown, key: unknown): void {
    // `{ "data": { … } }` is no list.
    if (typeof key !== 'number') return;
    this.#elements.push({ value, size: this.#size });
    this.#size = 0;
    this.#bytes = 0;
    this.#tokens = 0;
  }
}

function rethrow(error: Error): never {
  throw error;
}

/**
 * The elements of a list in JSON, however long it is: the document is the list, or has it under a usual name. What was read before the
 * document breaks off comes before the error.
 * @throws {ExchangeError} for what is no JSON, has no list, or ends in the middle
 */
export async function* jsonElements(text: AsyncIterable<string>): AsyncGenerator<Element> {
  let reader: ListReader | undefined;
  let skipped = '';
  try {
    for await (const piece of text) {
      const start = piece.search(/[^\s\uFEFF]/);
      if (reader === undefined && start === -1) {
        skipped = (skipped + piece).slice(0, mostSkipped);
        continue;
      }
      const isFirst = reader === undefined;
      reader ??= new ListReader(begin(piece.slice(start, start + 1)));
      reader.read(isFirst ? (skipped + piece).replaceAll('\uFEFF', ' ') : piece);
      yield* reader.taken();
    }
    if (reader === undefined) throw new ExchangeError('broken-answer', 'Die Datei ist leer.');
    reader.end();
  } catch (error) {
    yield* reader?.taken() ?? [];
    throw error;
  }
}

/** Blanks before the document that still count for the number of a line. Characters. */
const mostSkipped = 1000;

function begin(first: string): string {
  if (first === '[' || first === '{') return first;
  throw new ExchangeError(
    first === '<' ? 'unknown-format' : 'broken-answer',
    `Die Datei enthält kein JSON, sondern beginnt mit „${first}“.`,
  );
}
