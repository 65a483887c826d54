import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { plainFeed } from './packed-feed.ts';

async function* inPieces(bytes: Buffer, size = 5): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (bytes: Buffer, max?: number) =>
  Buffer.concat(await Array.fromAsync(plainFeed(inPieces(bytes), max))).toString();

const text = '<source><job>Köche</job></source>'.repeat(20);
const packed = gzipSync(text);

it('is unpacked where it is gzip, and else left as it is', async () => {
  expect(await read(packed)).toBe(text);
  expect(await read(Buffer.from(text))).toBe(text);
  expect(await read(Buffer.concat([packed, packed]))).toBe(text + text);
  for (const short of ['', 'a', '\u001f']) expect(await read(Buffer.from(short))).toBe(short);
});

it.each([
  ['that is cut off', packed.subarray(0, -12), 'broken-answer', 'nicht vollständig'],
  [
    'with wrong bytes',
    Buffer.concat([packed.subarray(0, 20), Buffer.alloc(40, 7)]),
    'broken-answer',
    'beschädigt',
  ],
  ['of ZIP', Buffer.from('PK\u0003\u0004…'), 'unknown-format', 'ZIP-Archiv'],
])('a file %s says so', async (_what, bytes, reason, said) => {
  await expect(read(bytes)).rejects.toMatchObject({
    name: 'ExchangeError',
    reason,
    message: expect.stringContaining(said),
  });
});

it('a small file that unpacks to a huge one ends at the limit, before all of it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  let bytes = 0;
  const reading = async () => {
    for await (const piece of plainFeed(inPieces(bomb, 1024), 1024 * 1024)) bytes += piece.length;
  };
  await expect(reading()).rejects.toMatchObject({ reason: 'too-large' });
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
});

it('closes what it reads when nobody wants more', async () => {
  let isClosed = false;
  async function* pieces() {
    try {
      for (;;) yield packed;
    } finally {
      isClosed = true;
    }
  }
  const reading = plainFeed(pieces());
  expect((await reading.next()).done).toBe(false);
  await reading.return(undefined);
  await expect.poll(() => isClosed).toBe(true);
});
