/**
 * Reads the objects of a PDF (ISO 32000, 7.2 and 7.3), but only as much as is needed to know the keys of their dictionaries. Reads
 * each byte once, without going back.
 */

/** A key of a dictionary with its value, and the key whose value the dictionary itself is. */
export interface Entry {
  readonly key: string;
  readonly kind: 'name' | 'reference' | 'number' | 'other';
  /** The name or number that is the key's value; for a reference, the number of the object. */
  readonly value: string;
  /** Empty for the outermost dictionary of the object. */
  readonly above: string;
  /** Whether the value is an element of an array. */
  readonly inList: boolean;
}

/** The result of reading one object. */
export interface ReadObject {
  /** Position of the first byte after the object. */
  readonly end: number;
  readonly isDictionary: boolean;
  /** Set if the object is a bare name. */
  readonly name: string | undefined;
}

export class NestedTooDeeply extends Error {}

interface Frame {
  readonly isDictionary: boolean;
  readonly above: string;
  key: string;
  hasValue: boolean;
}

const deepest = 100;
const blanks = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((one) => one.charCodeAt(0)));
const [slash, backslash, percent, open, close] = [0x2f, 0x5c, 0x25, 0x28, 0x29];
const [less, greater, openList, closeList] = [0x3c, 0x3e, 0x5b, 0x5d];

const isRegular = (byte: number): boolean => !blanks.has(byte) && !delimiters.has(byte);
const isNumber = (text: string): boolean => /^[+-]?[\d.]+$/.test(text);

/** Bytes; a name has at most 127 (ISO 32000, Annex C), each of which may be written as three. */
const maxNameLength = 400;

/** Decodes a name without its slash; `#4a` stands for a character. */
const decoded = (name: string): string =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Returns the position after whitespace and comments. */
export function skipBlanks(bytes: Buffer, from: number): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === percent) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    else if (!blanks.has(byte)) break;
  }
  return at;
}

function endOfRegular(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && isRegular(bytes[at] ?? 0)) at += 1;
  return at;
}

function endOfText(bytes: Buffer, from: number): number {
  let depth = 1;
  let at = from + 1;
  for (; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) depth -= 1;
  }
  return Math.min(at, bytes.length);
}

class ObjectReader {
  readonly #bytes: Buffer;
  readonly #visit: (entry: Entry) => void;
  readonly #frames: Frame[] = [];
  /** The last two words; a reference consists of them. */
  #words: string[] = [];
  #name: string | undefined;
  #isDictionary = false;

  constructor(bytes: Buffer, visit: (entry: Entry) => void) {
    this.#bytes = bytes;
    this.#visit = visit;
  }

  read(from: number): ReadObject {
    let at = skipBlanks(this.#bytes, from);
    while (at < this.#bytes.length) {
      at = this.#step(at);
      if (this.#frames.length === 0) break;
      at = skipBlanks(this.#bytes, at);
    }
    return { end: at, isDictionary: this.#isDictionary, name: this.#name };
  }

  /**
   * Reads the token at this position.
   * @returns where it ends
   */
  #step(at: number): number {
    const bytes = this.#bytes;
    const byte = bytes[at] ?? 0;
    const isDouble = bytes[at + 1] === byte;
    if (byte === less && isDouble) return this.#open(at + 2, true);
    if (byte === openList) return this.#open(at + 1, false);
    if (byte === greater) return this.#close(at + (isDouble ? 2 : 1));
    if (byte === closeList) return this.#close(at + 1);
    if (byte === slash) return this.#readName(at + 1);
    if (byte === open) return this.#other(endOfText(bytes, at));
    if (byte === less) {
      const end = bytes.indexOf(greater, at);
      return this.#other(end < 0 ? bytes.length : end + 1);
    }
    if (!isRegular(byte)) return at + 1;
    return this.#readWord(at);
  }

  #open(end: number, isDictionary: boolean): number {
    const frame = this.#frames.at(-1);
    if (frame === undefined) this.#isDictionary = isDictionary;
    if (this.#frames.length === deepest) throw new NestedTooDeeply();
    // An array is transparent: its elements count as values of its key.
    const above = frame === undefined ? '' : frame.isDictionary ? frame.key : frame.above;
    if (frame) {
      this.#tell('other', '');
      frame.hasValue = true;
    }
    this.#frames.push({ isDictionary, above, key: '', hasValue: true });
    return end;
  }

  #close(end: number): number {
    this.#frames.pop();
    return end;
  }

  #readName(from: number): number {
    const end = endOfRegular(this.#bytes, from);
    const name = decoded(this.#bytes.toString('latin1', from, Math.min(end, from + maxNameLength)));
    const frame = this.#frames.at(-1);
    if (frame === undefined) this.#name = name;
    else if (!frame.isDictionary) this.#tell('name', name);
    else if (frame.hasValue) Object.assign(frame, { key: name, hasValue: false });
    else {
      this.#tell('name', name);
      frame.hasValue = true;
    }
    return end;
  }

  #readWord(from: number): number {
    const end = endOfRegular(this.#bytes, from);
    // Object numbers are never longer; other words may be as long as the file.
    const word = this.#bytes.toString('latin1', from, Math.min(end, from + 20));
    const [number = ''] = this.#words;
    if (word === 'R') this.#tell('reference', number);
    else if (isNumber(word)) this.#tell('number', word);
    else this.#tell('other', '');
    this.#words = [this.#words.at(-1) ?? '', word];
    const frame = this.#frames.at(-1);
    if (frame) frame.hasValue = true;
    return end;
  }

  #other(end: number): number {
    this.#tell('other', '');
    const frame = this.#frames.at(-1);
    if (frame) frame.hasValue = true;
    return end;
  }

  #tell(kind: Entry['kind'], value: string): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    const { isDictionary, key, above } = frame;
    if (isDictionary) this.#visit({ key, kind, value, above, inList: false });
    else this.#visit({ key: above, kind, value, above: '', inList: true });
  }
}

/**
 * Reads the object that begins there, up to its end or the end of the bytes.
 * @param visit called for each key's value at any depth; for an array, for each element
 * @throws {NestedTooDeeply}
 */
export function readObject(bytes: Buffer, from: number, visit: (entry: Entry) => void): ReadObject {
  return new ObjectReader(bytes, visit).read(from);
}
