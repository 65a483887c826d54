import { TokenParser, TokenType } from '@streamparser/json';
import { ExchangeError } from '../../adapter.ts';
import { looksLikeAd } from '../looks-like-ad.ts';
import { recordsInDocument } from '../records-in-document.ts';
import { closing, ExactTokenizer, gathered, opening } from './tokens.ts';
import { refusalOf } from './json-refusal.ts';
import type { FeedReading, FeedSample } from '../../formats/feed-mapping.ts';
import { foldName } from '../../formats/field-names.ts';
import {
  maxRecordLength,
  maxTokens,
  stillReadable,
  weightOfToken,
} from '../../feed/record-limits.ts';
import { includedList, listNames } from './list-names.ts';
import { DocumentHead, type Head } from './document-head.ts';

/** Maximum number of objects around the list: `{ "response": { "vacancies": [ … ] } }`. */
const maxEnclosing = 4;

/** The document without its lists, which may name the next page. */
export interface Frame {
  readonly frame: unknown;
}

/** Levels of nested brackets; a JobPosting has about five. */
const deepest = 40;

/** An element of the list. If it is too large, the texts that made it so are missing. `isRow`: it was a row of cells, which may have no id. */
export interface Element {
  readonly value: unknown;
  readonly size: number;
  /** The name of its list, if it has one. */
  readonly list?: string;
  /** The texts of the document before its list. */
  readonly head?: Head;
  readonly isRow?: true;
}

/** Parses the elements of a list, and the rest of the document, from JSON that comes piece by piece. */
export class ListReader {
  /** Name of the list, if editors have chosen it. */
  readonly #record: string | undefined;
  readonly #sample: FeedSample | undefined;
  #last: TokenType | undefined;
  readonly #tokenizer = new ExactTokenizer(gathered);
  /** Parses the document without the elements of its lists. */
  readonly #outer = new TokenParser({ paths: ['$'] });
  /** Parses the current list. Each element is released once it was passed on. */
  #inner: TokenParser | undefined;
  #frame: unknown;
  readonly #head = new DocumentHead();
  #elements: Element[] = [];
  #foundList = false;
  #depth = 0;
  /** Number of open brackets at the current list, including its own. */
  #listDepth = 0;
  /** Number of open square brackets outside of lists: within them no list is searched. */
  #squares = 0;
  /** Number of open brackets at an object that contains only lists (`_embedded` of HAL), including its own; 0 outside. */
  #embedded = 0;
  /** The last text outside of lists: before a bracket it is the name of the list. */
  #name = '';
  /** The name of the current list. */
  #list = '';
  /** Characters since the last element, without blanks; tokens by their weight. */
  #size = 0;
  /** All bytes since the last element. */
  #bytes = 0;
  /** Values, keys, brackets and separators since the last element. */
  #tokens = 0;
  /** A comma that is passed on only if something follows: many systems write one too many. */
  #hasComma = false;
  /** The current piece, and the number of bytes and lines before it. */
  #piece = Buffer.alloc(0);
  #before = 0;
  #lines = 1;

  constructor({ mapping, sample }: FeedReading = {}) {
    this.#record = mapping?.record;
    this.#sample = sample;
    this.#outer.onValue = ({ value }) => (this.#frame = value);
    this.#outer.onError = rethrow;
    this.#tokenizer.onToken = ({ token, value, offset }) => this.#token(token, value, offset);
    this.#tokenizer.onError = (error) => this.#refuseCharacter(error);
  }

  read(piece: string): void {
    this.#lines = this.#lineAt(this.#piece.length);
    this.#before += this.#piece.length;
    this.#piece = Buffer.from(piece);
    this.#bytes += this.#piece.length;
    // Within a text they are invalid, elsewhere equal to blanks; each is one byte.
    this.#tokenizer.write(piece.replaceAll(/[\n\r\t]/g, ' '));
    if (this.#bytes > stillReadable)
      throw new ExchangeError('too-large', 'Ein Datensatz hat kein Ende.');
  }

  /** Returns the elements that have ended since the last call. */
  taken(): Element[] {
    const elements = this.#elements;
    this.#elements = [];
    return elements;
  }

  end(): Frame {
    try {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
      if (!this.#outer.isEnded) this.#outer.end();
    } catch (error) {
      if (error instanceof ExchangeError) throw error;
      const isInRecord = this.#inner !== undefined && this.#depth > this.#listDepth;
      const what = isInRecord
        ? 'Die Datei bricht mitten in einem Datensatz ab.'
        : 'Die Datei bricht vor dem Ende der Liste ab.';
      throw this.#lost(this.#piece.length, what, error);
    }
    if (this.#foundList) return { frame: this.#frame };
    this.#elements.push(...recordsInDocument(this.#frame, looksLikeAd, undefined, this.#size));
    if (this.#elements.length > 0) return { frame: undefined };
    throw new ExchangeError(
      'unknown-format',
      'Die Datei enthält keine Liste von Anzeigen (etwa „jobs“ oder „items“).',
    );
  }

  #token(token: TokenType, value: unknown, offset: number): void {
    this.#tokens += 1;
    if (this.#tokens > maxTokens)
      throw new ExchangeError('too-large', 'Ein Datensatz besteht aus zu vielen Teilen.');
    const hadComma = this.#hasComma;
    this.#hasComma = token === TokenType.COMMA;
    if (hadComma && !closing.has(token)) this.#pass(TokenType.COMMA, ',', offset);
    if (this.#hasComma) return;
    if (opening.has(token)) this.#depth += 1;
    else if (closing.has(token)) this.#depth -= 1;
    if (this.#depth > deepest)
      throw this.#lost(
        offset - this.#before,
        `Mehr als ${deepest} Klammern sind ineinander geöffnet.`,
      );
    const isText = token === TokenType.STRING;
    if (isText) this.#name = String(value).slice(0, 200);
    if (token === TokenType.LEFT_BRACE && this.#last === TokenType.LEFT_BRACKET)
      this.#sample?.addList(this.#name);
    this.#last = token;
    this.#size += isText ? String(value).length : weightOfToken;
    const isForgotten = isText && this.#size > maxRecordLength;
    if (this.#inner === undefined) this.#head.see(token, value, this.#depth);
    if (closing.has(token)) this.#leave(token, offset);
    this.#pass(token, isForgotten ? '' : value, offset);
    if (opening.has(token)) this.#enter(token);
  }

  /** Handles an opening bracket. The elements of a list are parsed separately. */
  #enter(token: TokenType): void {
    const isSquare = token === TokenType.LEFT_BRACKET;
    if (this.#inner !== undefined) return;
    if (!isSquare && this.#name === '_embedded') this.#embedded = this.#depth;
    const isList =
      this.#record === undefined
        ? this.#mayBeList(isSquare)
        : isSquare && this.#name === this.#record;
    if (isSquare && !isList) this.#squares += 1;
    if (!isList) return;
    // A list within other objects may be any list: as long as no ad is found, it does not count as an empty list of ads.
    this.#list = this.#name;
    this.#foundList ||= (this.#depth <= 2 && !this.#isBeside) || this.#record !== undefined;
    this.#listDepth = this.#depth;
    this.#head.end();
    this.#inner = new TokenParser({ paths: ['$.*'], keepStack: false });
    this.#inner.onValue = ({ value, key }) => this.#value(value, key);
    this.#inner.onError = rethrow;
    this.#inner.write({ token, value: '[' as never });
  }

  /** Whether the list has resources that the document includes besides its records. */
  get #isBeside(): boolean {
    return this.#list === includedList;
  }

  #mayBeList(isSquare: boolean): boolean {
    const isEmbedded = this.#embedded > 0 && this.#depth === this.#embedded + 1;
    const isNamed =
      this.#depth <= maxEnclosing + 1 && (isEmbedded || listNames.has(foldName(this.#name)));
    return isSquare && this.#squares === 0 && (this.#depth === 1 || isNamed);
  }

  /** Handles a closing bracket. The end of a list is passed to the parser of the document, which has an empty list there. */
  #leave(token: TokenType, offset: number): void {
    if (this.#inner === undefined) {
      if (this.#depth < this.#embedded) this.#embedded = 0;
      if (token === TokenType.RIGHT_BRACKET) this.#squares -= 1;
      return;
    }
    if (this.#depth >= this.#listDepth || token !== TokenType.RIGHT_BRACKET) return;
    this.#pass(token, ']', offset);
    this.#inner = undefined;
  }

  #pass(token: TokenType, value: unknown, offset: number): void {
    try {
      (this.#inner ?? this.#outer).write({ token, value: value as never });
    } catch (error) {
      if (error instanceof ExchangeError) throw error;
      throw this.#lost(offset - this.#before, refusalOf(token, value, error as Error), error);
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

  /** @param position in the current piece, in bytes */
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
    this.#foundList ||= !this.#isBeside;
    const head = this.#head.said;
    this.#elements.push({ value, size: this.#size, list: this.#list, head });
    this.#size = 0;
    this.#bytes = 0;
    this.#tokens = 0;
  }
}

function rethrow(error: Error): never {
  throw error;
}
