import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { NestedTooDeeply, readObject, skipBlanks, type Entry } from './lexer.ts';

/**
 * Finds active content of a PDF: anything that runs by itself. A viewer finds objects through the file's own table, which may be
 * forged. Therefore every possible beginning of an object is read, and each object stream is decompressed. Libraries for PDFs
 * decompress without a limit and trust the table.
 */

/** User-visible names of active content, by the keys and names that reveal it. */
const keys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JS: 'JavaScript',
    JavaScript: 'JavaScript',
    XFA: 'ein XFA-Formular',
    EF: 'eingebettete Dateien',
    EmbeddedFiles: 'eingebettete Dateien',
    RichMediaContent: 'Filme oder Töne',
    RichMediaSettings: 'Filme oder Töne',
    AA: 'Aktionen, die von selbst beginnen',
  }),
);
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JavaScript: 'JavaScript',
    Launch: 'den Start von Programmen',
    EmbeddedFile: 'eingebettete Dateien',
    FileAttachment: 'eingebettete Dateien',
    GoToE: 'eingebettete Dateien',
    RichMedia: 'Filme oder Töne',
    Movie: 'Filme oder Töne',
    Sound: 'Filme oder Töne',
    Rendition: 'Filme oder Töne',
    RichMediaExecute: 'Filme oder Töne',
    SubmitForm: 'das Versenden von Eingaben',
    ImportData: 'das Einlesen von Dateien',
  }),
);
/** Dictionaries of a page's resources, whose keys the author may choose freely; nothing in them is executed. */
const resources = new Set([
  'Font',
  'XObject',
  'ColorSpace',
  'Pattern',
  'ExtGState',
  'Shading',
  'Properties',
  'CharProcs',
]);
const atOpening = 'Aktionen, die von selbst beginnen';

/** Keys whose values name the type of an action, an annotation or a stream. */
const kinds = new Set(['S', 'Subtype', 'Type']);

/** Limit for all decompressed object streams together. Those of a file of 3 MB have a few hundred kilobytes. */
const maxUnpacked = 24 * 1024 * 1024;

/** How often the bytes may be read on average: nested objects are read several times. */
const maxReadsPerByte = 6;

/** Why the content cannot be determined: the file is encrypted, or not readable. */
export type Obstacle = 'encrypted' | 'unreadable';

class Stop extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** The largest object number (Annex C of the first ISO 32000). */
const maxObjects = 8_388_607;

/** A set of object numbers as a bit field, because a file may contain millions. Larger numbers are ignored. */
class ObjectNumbers {
  readonly #bits = new Uint8Array(maxObjects / 8 + 1);

  add(number: number): void {
    const [at, bit] = [number >> 3, 1 << (number & 7)];
    if (number > 0 && number <= maxObjects) this.#bits[at] = (this.#bits[at] ?? 0) | bit;
  }

  shares(others: ObjectNumbers): boolean {
    return this.#bits.some((bits, at) => (bits & (others.#bits[at] ?? 0)) !== 0);
  }
}

interface StreamKeys {
  isObjectStream: boolean;
  first: number | undefined;
  filters: string[];
  isSimple: boolean;
}

const unpack = promisify(inflate);

class Search {
  readonly found = new Set<string>();
  /** Objects that run when the file is opened, and objects that are actions other than going to a page. */
  readonly #opened = new ObjectNumbers();
  readonly #actions = new ObjectNumbers();
  #left = 0;
  #unpackable = maxUnpacked;

  async of(bytes: Buffer): Promise<void> {
    this.#left += bytes.length * maxReadsPerByte;
    for (const word of ['obj', 'trailer']) {
      for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
        const number = word === 'obj' ? numberBefore(bytes, at) : '';
        await this.#readStream(bytes, ...this.#read(bytes, at + word.length, number));
      }
    }
    if (this.#opened.shares(this.#actions)) this.found.add(atOpening);
  }

  /** @returns where the object ends, and the keys of its stream; undefined if it cannot have a stream */
  #read(bytes: Buffer, from: number, number: string): [number, StreamKeys | undefined] {
    const stream: StreamKeys = {
      isObjectStream: false,
      first: undefined,
      filters: [],
      isSimple: true,
    };
    const { end, isDictionary, name } = readObject(bytes, from, (entry) => {
      this.#judge(entry, number);
      noteStream(stream, entry);
    });
    this.#left -= end - from;
    if (this.#left < 0) throw new Stop('unreadable');
    // The object is a bare name that another object may reference.
    const called = name === undefined ? undefined : names.get(name);
    if (called !== undefined) this.found.add(called);
    return [end, isDictionary ? stream : undefined];
  }

  #judge({ key, kind, value, above, inList }: Entry, number: string): void {
    if (key === 'Encrypt' && !inList) throw new Stop('encrypted');
    const byKey = resources.has(above) ? undefined : keys.get(key);
    if (byKey !== undefined && !inList) this.found.add(byKey);
    const byName = kind === 'name' && kinds.has(key) ? names.get(value) : undefined;
    if (byName !== undefined) this.found.add(byName);
    if (inList) return;
    if (key === 'OpenAction' && kind === 'reference') {
      if (Number(value) > maxObjects) throw new Stop('unreadable');
      this.#opened.add(Number(value));
    }
    if (key !== 'S') return;
    if (above === 'OpenAction' && value !== 'GoTo') this.found.add(atOpening);
    if (above !== '' || kind === 'number') return;
    if (kind !== 'name' || value !== 'GoTo') this.#actions.add(Number(number));
  }

  async #readStream(bytes: Buffer, end: number, stream: StreamKeys | undefined): Promise<void> {
    if (stream === undefined || !(stream.isObjectStream || stream.first !== undefined)) return;
    const at = skipBlanks(bytes, end);
    if (bytes.toString('latin1', at, at + 6) !== 'stream') return;
    const { first, filters, isSimple } = stream;
    if (first === undefined || !isSimple || filters.length > 1) throw new Stop('unreadable');
    const start = startOfStream(bytes, at + 6);
    const content =
      filters.length === 0 ? streamAsIs(bytes, start) : await this.#unpacked(bytes, start);
    this.#left += content.length * maxReadsPerByte;
    const heads = content.toString('latin1', 0, Math.min(first, content.length));
    let number: string | undefined;
    for (const [word] of heads.matchAll(/[^\0\s]+/g)) {
      if (number === undefined) {
        number = word;
        continue;
      }
      const offset = first + Number(word);
      if (Number.isSafeInteger(offset) && offset < content.length)
        this.#read(content, offset, String(Number(number)));
      number = undefined;
    }
  }

  async #unpacked(bytes: Buffer, start: number): Promise<Buffer> {
    try {
      const content = await unpack(bytes.subarray(start), {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: Math.max(1, this.#unpackable),
      });
      this.#unpackable -= content.length;
      return content;
    } catch {
      throw new Stop('unreadable');
    }
  }
}

/** `12 0 obj` → `12` */
function numberBefore(bytes: Buffer, at: number): string {
  const [, number = ''] =
    /(\d{1,10})\s{1,3}\d{1,5}\s{0,3}$/.exec(bytes.toString('latin1', Math.max(0, at - 24), at)) ??
    [];
  return String(Number(number));
}

function noteStream(stream: StreamKeys, { key, kind, value, above, inList }: Entry): void {
  if (key === 'Predictor' || key === 'Crypt') stream.isSimple = false;
  if (above !== '') return;
  if (key === 'Type' && value === 'ObjStm') stream.isObjectStream = true;
  if (key === 'First' && kind !== 'other' && !inList) {
    if (stream.first === undefined && kind === 'number') stream.first = Number(value);
    // A reference is reported three times: as its number, its generation, and the reference itself.
    else if (kind === 'reference') stream.isSimple = false;
  }
  if (key !== 'Filter') return;
  if (kind === 'name') {
    stream.filters.push(value);
    if (value !== 'FlateDecode' && value !== 'Fl') stream.isSimple = false;
  } else if (kind === 'reference') stream.isSimple = false;
}

/** Returns where the stream begins: after the line end that follows the word `stream`. */
function startOfStream(bytes: Buffer, at: number): number {
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1;
  return bytes[at] === 10 ? at + 1 : at;
}

function streamAsIs(bytes: Buffer, start: number): Buffer {
  const end = bytes.indexOf('endstream', start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
}

/**
 * Lists the active content of a PDF in words for users, without duplicates, or returns why it cannot be determined. Time and memory
 * are linear in the size of the file, whatever its content.
 */
export async function activeContentOf(bytes: Buffer): Promise<readonly string[] | Obstacle> {
  const search = new Search();
  try {
    await search.of(bytes);
  } catch (error) {
    if (error instanceof Stop) return error.obstacle;
    if (error instanceof NestedTooDeeply) return 'unreadable';
    throw error;
  }
  return [...search.found];
}
