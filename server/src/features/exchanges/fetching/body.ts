import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ExchangeError } from '../adapters/adapter.ts';
import { Late, type Timeouts } from './timeouts.ts';

/** What we can unpack, and say so. */
export const acceptEncoding = 'gzip, deflate, br';

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** More than one packing within the other is nothing that an honest server sends. */
const mostPackings = 1;

/** @throws {ExchangeError} `broken-answer` for a packing that nobody asked for */
function unpacked(answer: IncomingMessage): Readable {
  const packings = (answer.headers['content-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && one !== 'identity');
  const [packing] = packings;
  if (packing === undefined) return answer;
  if (packings.length > mostPackings || !Object.hasOwn(unpackers, packing))
    throw new ExchangeError(
      'broken-answer',
      `Die Antwort ist auf eine unbekannte Art gepackt (${packings.join(', ')}).`,
    );
  const unpacker = unpackers[packing]?.() as Transform;
  // Its errors come out of what it returns.
  return pipeline(answer, unpacker, () => undefined);
}

/**
 * A body piece by piece, unpacked.
 * @param mostBytes after unpacking, counted as they come: a small file that unpacks to a huge one ends here
 * @throws {ExchangeError} `too-large`; {Late}; the signal's reason; what the connection or the unpacker says
 */
export async function* readBody(
  answer: IncomingMessage,
  mostBytes: number,
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
      const timer = setTimeout(() => answer.destroy(new Late('Die Antwort kam nicht weiter')), ms);
      const begin = performance.now();
      const piece = await pieces.next().finally(() => clearTimeout(timer));
      waited += performance.now() - begin;
      if (piece.done === true) return;
      bytes += piece.value.length;
      if (bytes > mostBytes)
        throw new ExchangeError('too-large', `Die Antwort ist größer als ${mostBytes} Bytes.`);
      yield piece.value;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    body?.destroy();
    if (!answer.complete) answer.destroy();
  }
}
