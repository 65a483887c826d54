import { ExchangeError } from './adapter.ts';

/** Bytes within which an XML declaration ends. */
const declarationBytes = 200;

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** How the first bytes of a document say it is encoded: byte order mark, XML declaration, header; otherwise UTF-8. */
function encodingOf(start: Buffer, contentType: string): string {
  const marked = marks.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  if (marked !== undefined) return marked.encoding;
  const declaration = start.subarray(0, declarationBytes).toString('latin1');
  const [, declared = ''] =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration) ?? [];
  return declared || charsetOf(contentType);
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
    throw new ExchangeError('broken-answer', `encoding ${encoding}`, { cause: error });
  }
}

/** The text of an XML document piece by piece, decoded as it says itself. */
export async function* xmlText(
  body: AsyncIterable<Buffer>,
  contentType: string,
): AsyncGenerator<string> {
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const piece of body) {
    if (decoder !== undefined) {
      yield decoder.decode(piece, { stream: true });
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < declarationBytes) continue;
    decoder = decoderFor(encodingOf(start, contentType));
    yield decoder.decode(start, { stream: true });
  }
  decoder ??= decoderFor(encodingOf(start, contentType));
  yield start.length < declarationBytes ? decoder.decode(start) : decoder.decode();
}

/** JSON is UTF-8; some say otherwise in their header. */
export async function* inUtf8(
  body: AsyncIterable<Buffer>,
  contentType: string,
): AsyncGenerator<Buffer> {
  const charset = charsetOf(contentType);
  if (charset === 'utf-8' || charset === 'utf8') return yield* body;
  const decoder = decoderFor(charset);
  for await (const piece of body) yield Buffer.from(decoder.decode(piece, { stream: true }));
  yield Buffer.from(decoder.decode());
}
