import { TokenParser, Tokenizer, TokenType } from '@streamparser/json';
import { ExchangeError } from './adapter.ts';
import { biggestRecord, stillReadable } from './record-limits.ts';

/** Where a feed that is an object has its list. */
const listNames = ['jobs', 'items', 'data', 'results', '@graph'];

/** Brackets within brackets; a JobPosting has about five. */
const deepest = 40;

/** An element of the list. Of one that is too large the texts that made it so are missing. */
export interface Element {
  readonly value: unknown;
  readonly size: number;
}

const opening = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing = new Set<TokenType>([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Reads the elements of a list out of JSON that comes piece by piece. */
class ListReader {
  readonly #tokenizer = new Tokenizer();
  readonly #parser: TokenParser;
  readonly #lists: ReadonlySet<string>;
  #elements: Element[] = [];
  #foundList: boolean;
  #depth = 0;
  /** The last text directly in the document: before a bracket, the name of the list. */
  #name = '';
  /** Characters since the last element, as far as they say something. */
  #size = 0;
  /** Bytes since then, all of them. */
  #bytes = 0;

  constructor(first: string) {
    const isList = first === '[';
    this.#foundList = isList;
    this.#lists = new Set(isList ? [] : listNames);
    const paths = isList ? ['$.*'] : listNames.map((name) => `$.${name}.*`);
    this.#parser = new TokenParser({ paths, keepStack: false });
    this.#tokenizer.onToken = ({ token, value }) => this.#token(token, value);
    this.#parser.onValue = ({ value, key }) => this.#value(value, key);
    this.#tokenizer.onError = broken;
    this.#parser.onError = broken;
  }

  read(piece: Buffer): Element[] {
    this.#bytes += piece.length;
    this.#tokenizer.write(piece);
    if (this.#bytes > stillReadable) throw new ExchangeError('too-large', 'a record without end');
    const elements = this.#elements;
    this.#elements = [];
    return elements;
  }

  end(): void {
    if (!this.#tokenizer.isEnded) this.#tokenizer.end();
    if (!this.#parser.isEnded) this.#parser.end();
    if (!this.#foundList) throw new ExchangeError('unknown-format', 'no list of ads');
  }

  #token(token: TokenType, value: unknown): void {
    if (opening.has(token)) {
      this.#foundList ||=
        token === TokenType.LEFT_BRACKET && this.#depth === 1 && this.#lists.has(this.#name);
      this.#depth += 1;
    } else if (closing.has(token)) this.#depth -= 1;
    if (this.#depth > deepest) throw new ExchangeError('broken-answer', 'nested too deeply');
    const isText = token === TokenType.STRING;
    if (isText && this.#depth === 1) this.#name = String(value).slice(0, 20);
    this.#size += isText ? String(value).length : 1;
    const isForgotten = isText && this.#size > biggestRecord;
    this.#parser.write({ token, value: isForgotten ? '' : (value as never) });
  }

  #value(value: unknown, key: unknown): void {
    // `{ "data": { … } }` is no list.
    if (typeof key !== 'number') return;
    this.#elements.push({ value, size: this.#size });
    this.#size = 0;
    this.#bytes = 0;
  }
}

function broken(error: Error): never {
  if (error instanceof ExchangeError) throw error;
  throw new ExchangeError('broken-answer', error.message, { cause: error });
}

const isSpace = (byte: number) => byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf;

/**
 * The elements of a list in JSON, however long it is: the document is the list, or has it under a usual name.
 * @throws {ExchangeError} for what is no JSON, has no list, or ends in the middle
 */
export async function* jsonElements(body: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  let reader: ListReader | undefined;
  for await (const piece of body) {
    const start = piece.findIndex((byte) => !isSpace(byte));
    if (reader === undefined && start === -1) continue;
    reader ??= new ListReader(begin(String.fromCodePoint(piece[start] ?? 0)));
    yield* reader.read(piece);
  }
  if (reader === undefined) throw new ExchangeError('broken-answer', 'an empty answer');
  reader.end();
}

function begin(first: string): string {
  if (first === '[' || first === '{') return first;
  throw new ExchangeError(
    first === '<' ? 'unknown-format' : 'broken-answer',
    `begins with ${first}`,
  );
}
