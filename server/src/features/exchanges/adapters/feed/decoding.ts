import { ExchangeError } from '../adapter.ts';
import { TolerantDecoder } from '../xml/tolerant-decoder.ts';

/** Maximum number of bytes before the end of an XML declaration. */
const declarationBytes = 200;

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Detects the byte order mark. UTF-16 is also detected without one, since feeds begin with '<', '{' or '[', which has a zero byte there. */
function markedEncoding(start: Uint8Array): string | undefined {
  const marked = marks.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  if (marked !== undefined) return marked.encoding;
  const [first, second, third, fourth] = start;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

/** Returns the encoding by the byte order mark, the XML declaration or the header; otherwise UTF-8. */
function encodingOf(start: Buffer, contentType: string): string {
  const marked = markedEncoding(start);
  if (marked !== undefined) return marked;
  const declaration = start.toString('latin1', 0, declarationBytes);
  const [, declared = ''] =
    /^[\sï»¿]{0,200}<\?xml[^>]{0,200}\bencoding\s{0,20}=\s{0,20}["']([\w.:-]{1,100})["']/.exec(
      declaration,
    ) ?? [];
  // A declaration that was read byte by byte is not UTF-16, even if it says so.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared || charsetOf(contentType);
}

/** Returns the encoding that a header names; UTF-8 if it names none. */
export function charsetOf(contentType: string): string {
  return /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
}

/** @throws {ExchangeError} if the encoding is unknown */
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

/** Decodes pieces; null marks the end. */
type Decode = (piece: Uint8Array | null) => string;

const western = new Set(['utf-8', 'windows-1252', 'iso-8859-15']);

/** @throws {ExchangeError} if the encoding is unknown */
function decodeBy(named: string): Decode {
  const decoder = decoderFor(named);
  const { encoding } = decoder;
  if (!western.has(encoding))
    return (piece) => (piece === null ? decoder.decode() : decoder.decode(piece, { stream: true }));
  const tolerant = new TolerantDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding);
  return (piece) => tolerant.decode(piece);
}

/** Invisible control characters that no document may contain. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Yields the text of a document piece by piece, decoded in its declared encoding, without control characters. */
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
