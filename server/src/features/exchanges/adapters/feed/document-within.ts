import { Parser } from 'htmlparser2';
import { ExchangeError } from '../adapter.ts';
import { nameOf, structureError } from '../xml/xml-names.ts';
import { deepestElement, stillReadable } from './record-limits.ts';

/** Elements that contain a whole document as text in some services: `<string>&lt;jobs&gt;…`, `<GetJobsResult><![CDATA[<jobs>…`. */
const carrier = /(?:result|return|string|response)$/;

/** Root elements of such responses. */
const roots = new Set(['envelope', 'string']);

/** Maximum number of characters before it is known whether a document is such a response. */
const maxBeginningLength = 20_000;

const lines = (text: string): number => text.split('\n').length - 1;

/** Extracts the text of one element from a document that comes piece by piece. */
class CarriedText {
  /** Text that was read but not yet yielded. */
  #text = '';
  /** Elements that are open, with the index of the beginning of their tag. Characters. */
  readonly #open: { readonly name: string; readonly start: number }[] = [];
  /** Characters since the last text. */
  #silent = 0;
  line = 1;
  /** Undefined as long as it is unknown. */
  isCarrier: boolean | undefined;
  readonly #parser = new Parser(
    {
      onopentag: (tag, attributes) => this.#opened(nameOf(tag, attributes)),
      ontext: (text) => this.#said(text),
      // The parser also calls `<header/>` implied; such an element ends at its beginning.
      onclosetag: (_name, isImplied) => {
        if (!isImplied || this.#open.at(-1)?.start === this.#parser.startIndex) this.#open.pop();
      },
    },
    { xmlMode: true, lowerCaseTags: true },
  );

  #opened(name: string): void {
    if (this.#open.length === 0 && !roots.has(name)) this.isCarrier ??= false;
    // The rest of the piece is no document around another one. It may be JSON with HTML in its texts, and is not parsed here.
    if (this.isCarrier === false) return this.#parser.pause();
    this.#open.push({ name, start: this.#parser.startIndex });
    if (this.#open.length > deepestElement)
      throw structureError(
        this.line,
        `Mehr als ${deepestElement} Elemente sind ineinander geöffnet.`,
      );
  }

  #said(text: string): void {
    if (this.isCarrier === undefined && text.trim() !== '' && this.#open[1]?.name !== 'header')
      this.isCarrier =
        carrier.test(this.#open.at(-1)?.name ?? '') &&
        /^[\s\uFEFF]*[<[{]/.test(text.slice(0, 1000));
    if (this.isCarrier === true) this.#text += text;
  }

  /** @throws {ExchangeError} if the document around the text has no end */
  read(piece: string): string {
    this.#parser.write(piece);
    this.line += lines(piece);
    const text = this.#text;
    this.#text = '';
    this.#silent = text === '' ? this.#silent + piece.length : 0;
    if (this.#silent > stillReadable)
      throw new ExchangeError('too-large', 'Ein Datensatz hat kein Ende.');
    return text;
  }

  /** @throws {ExchangeError} for an incomplete document */
  end(): void {
    const last = this.#open.at(-1);
    if (last !== undefined)
      throw structureError(this.line, `Die Datei bricht mitten in <${last.name}> ab.`);
  }
}

/**
 * Yields a document as it comes; if a service sends it as text within an element of another document, that text. Line numbers stay the same.
 * @throws {ExchangeError} if the document around it breaks off
 */
export async function* documentWithin(text: AsyncIterable<string>): AsyncGenerator<string> {
  const carried = new CarriedText();
  let held = '';
  for await (const piece of text) {
    if (carried.isCarrier === false) {
      yield piece;
      continue;
    }
    const wasKnown = carried.isCarrier === true;
    held = wasKnown ? '' : held + piece;
    const inner = carried.read(piece);
    if (carried.isCarrier === undefined && held.length > maxBeginningLength)
      carried.isCarrier = false;
    if (carried.isCarrier === false) yield held;
    else if (wasKnown) yield inner;
    else if (carried.isCarrier === true) yield blankLines(held) + inner;
  }
  if (carried.isCarrier === undefined) yield held;
  if (carried.isCarrier === true) carried.end();
}

/** Line breaks in place of the lines before the text that contains the document. */
function blankLines(held: string): string {
  const at = held.search(/&lt;|&#60;|&#x3c;|<!\[CDATA\[|[[{]/i);
  return '\n'.repeat(lines(held.slice(0, Math.max(0, at))));
}
