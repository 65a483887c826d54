import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExchangeError } from '../adapter.ts';
import { maxFeedBytes } from './record-limits.ts';

type Pieces = AsyncIterable<Uint8Array>;

/** Reads enough of the beginning to detect the format. @returns it, and the pieces that are still to come */
async function begun(pieces: Pieces): Promise<{ start: Buffer; rest: AsyncIterator<Uint8Array> }> {
  const rest = pieces[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < 4) {
    const next = await rest.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  return { start, rest };
}

async function* joined(start: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield start;
    for (let next = await rest.next(); next.done !== true; next = await rest.next())
      yield next.value;
  } finally {
    await rest.return?.();
  }
}

const startsWith = (bytes: Buffer, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

const isUnpackError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** @throws {ExchangeError} */
async function* unpacked(pieces: AsyncGenerator<Uint8Array>, max: number): AsyncGenerator<Buffer> {
  // Its errors are thrown by the unpacker.
  const unpacker = pipeline(Readable.from(pieces), createGunzip(), () => undefined);
  let bytes = 0;
  try {
    for await (const piece of unpacker as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > max)
        throw new ExchangeError('too-large', `Die Datei ist entpackt größer als ${max} Bytes.`);
      yield piece;
    }
  } catch (error) {
    if (!isUnpackError(error)) throw error;
    const why = /unexpected end/.test(error.message)
      ? 'Die gepackte Datei (gzip) ist nicht vollständig.'
      : 'Die gepackte Datei (gzip) ist beschädigt.';
    throw new ExchangeError('broken-answer', why, { cause: error });
  }
}

/**
 * Yields the bytes of a feed, unpacked if it is a gzip file (`.xml.gz`), regardless of the response's headers.
 * @param most bytes after unpacking, counted as they come
 * @throws {ExchangeError} if it is larger, damaged, or packed in another format
 */
export async function* plainFeed(pieces: Pieces, max = maxFeedBytes): AsyncGenerator<Uint8Array> {
  const { start, rest } = await begun(pieces);
  const all = joined(start, rest);
  if (startsWith(start, 0x1f, 0x8b)) yield* unpacked(all, max);
  else if (startsWith(start, 0x50, 0x4b, 0x03, 0x04)) {
    await all.return(undefined);
    throw new ExchangeError('unknown-format', 'Die Datei ist ein ZIP-Archiv.');
  } else yield* all;
}
