import { ExchangeError } from '../adapter.ts';
import { TolerantDecoder } from '../xml/tolerant-decoder.ts';

/** Bytes within which an XML declaration ends. */
const declarationBytes = 200;

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** By its mark; of UTF-16 also without one, since what feeds begin with ('<', '{', '[') has an empty byte there. */
function markedEncoding(start: Uint8Array): string | undefined {
  const marked = marks.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  if (marked !== undefined) return marked.encoding;
  const [first, second, third, fourth] = start;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

/** How the first bytes of a document say it is encoded: byte order mark, XML declaration, header; otherwise UTF-8. */
function encodingOf(start: Buffer, contentType: string): string {
  const marked = markedEncoding(start);
  if (marked !== undefined) return marked;
  const declaration = start.toString('latin1', 0, declarationBytes);
  const [, declared = ''] =
    /^[\sï»¿]{0,200}<\?xml[^>]{0,200}\bencoding\s{0,20}=\s{0,20}["']([\w.:-]{1,100})["']/.exec(
      declaration,
    ) ?? [];
  // What can be read byte by byte is no UTF-16, whatever it says.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared || charsetOf(contentType);
}

/** The encoding that a header names; UTF-8 where it names none. */
export function charsetOf(contentType: string): string {
  return /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
}

/** @throws {ExchangeError} where nobody knows the encoding */
export function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (error) {
    throw new ExchangeError(
      'broken-answer',
      `Die Zeichenkodierung „${encoding}“ ist nicht bekannt.`,
      { cause: error },
    );
  }
}

/** Decodes pieces; null is the end. */
type Decode = (piece: Uint8Array | null) => string;

const western = new Set(['utf-8', 'windows-1252', 'iso-8859-15']);

/** @throws {ExchangeError} where nobody knows the encoding */
function decodeBy(named: string): Decode {
  const decoder = decoderFor(named);
  const { encoding } = decoder;
  if (!western.has(encoding))
    return (piece) => (piece === null ? decoder.decode() : decoder.decode(piece, { stream: true }));
  const tolerant = new TolerantDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding);
  return (piece) => tolerant.decode(piece);
}

/** What no document may hold, and nobody sees. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The text of a document piece by piece, decoded as it says itself, without control characters. */
export async function* decodedText(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<string> {
  let start = Buffer.alloc(0);
  let decode: Decode | undefined;
  for await (const piece of body) {
    if (decode !== undefined) {
      yield decode(piece).replace(controls, ' ');
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < declarationBytes) continue;
    decode = decodeBy(encodingOf(start, contentType));
    yield decode(start).replace(controls, ' ');
  }
  const isShort = decode === undefined;
  decode ??= decodeBy(encodingOf(start, contentType));
  yield ((isShort ? decode(start) : '') + decode(null)).replace(controls, ' ');
}
