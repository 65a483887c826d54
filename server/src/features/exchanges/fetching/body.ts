import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ExchangeError } from '../adapters/adapter.ts';
import { AnswerTimeoutError, type Timeouts } from './timeouts.ts';

/** The encodings that we can decompress and announce. */
export const acceptEncoding = 'gzip, deflate, br';

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Maximum number of compressions of a body. No honest server does it twice. */
const maxCompressions = 1;

/** Returns the decompressed body. @throws {ExchangeError} `broken-answer` for an encoding that we did not announce */
function unpacked(answer: IncomingMessage): Readable {
  const packings = (answer.headers['content-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && one !== 'identity');
  const [packing] = packings;
  if (packing === undefined) return answer;
  if (packings.length > maxCompressions || !Object.hasOwn(unpackers, packing))
    throw new ExchangeError(
      'broken-answer',
      `Die Antwort ist auf eine unbekannte Art gepackt (${packings.join(', ')}).`,
    );
  const unpacker = unpackers[packing]?.() as Transform;
  // Its errors are thrown by the stream that it returns.
  return pipeline(answer, unpacker, () => undefined);
}

/**
 * Yields a decompressed body piece by piece.
 * @param maxBytes limit of the decompressed bytes, counted as they come, so that a small file cannot decompress to a huge one
 * @throws {ExchangeError} `too-large`; {AnswerTimeoutError}; the signal's reason; an error of the connection or the decompressor
 */
export async function* readBody(
  answer: IncomingMessage,
  maxBytes: number,
  timeouts: Timeouts,
  signal?: AbortSignal,
): AsyncGenerator<Buffer, void> {
  let body: Readable | undefined;
  const stop = () => void answer.destroy(signal?.reason as Error);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    body = unpacked(answer);
    const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    let bytes = 0;
    let waited = 0;
    for (;;) {
      const ms = Math.max(1, Math.min(timeouts.idle, timeouts.body - waited));
      const timer = setTimeout(
        () => answer.destroy(new AnswerTimeoutError('Die Antwort kam nicht weiter')),
        ms,
      );
      const begin = performance.now();
      const piece = await pieces.next().finally(() => clearTimeout(timer));
      waited += performance.now() - begin;
      if (piece.done === true) return;
      bytes += piece.value.length;
      if (bytes > maxBytes)
        throw new ExchangeError('too-large', `Die Antwort ist größer als ${maxBytes} Bytes.`);
      yield piece.value;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    body?.destroy();
    if (!answer.complete) answer.destroy();
  }
}

/** First size of the memory for a whole body; it doubles as needed. Bytes. */
const firstSize = 64 * 1024;

/**
 * Joins the pieces of a body. Each is copied at once and not kept: a host may send every byte as a piece of its own, which would take some
 * hundred bytes of memory.
 */
export async function joinedBody(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let bytes = Buffer.allocUnsafe(firstSize);
  let length = 0;
  for await (const piece of pieces) {
    const needed = length + piece.length;
    if (needed > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, bytes.length * 2));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    bytes.set(piece, length);
    length = needed;
  }
  return bytes.subarray(0, length);
}
