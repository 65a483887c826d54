import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { OperatorError } from '../config/operator-error.ts';

/** Size and hash of a file as it was written; the file is compared with them later. */
export interface Checked {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Writes a new file that only its owner can read, and returns once it is on the disk. */
export async function writeChecked(
  path: string,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<Checked> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      const buffer = Buffer.from(chunk as string);
      hash.update(buffer);
      bytes += buffer.length;
      await file.appendFile(buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Flushes a folder, so that its file names survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Compares a file with its size and hash.
 * @throws {OperatorError} if the file is missing or differs from what was written
 */
export async function checkFile(path: string, expected: Checked): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new OperatorError(`The backup is damaged: ${path} is missing.`);
  }
  if (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256) {
    throw new OperatorError(`The backup is damaged: ${path} is not what was written.`);
  }
}

/** Yields the lines of a text file. Does not use `readline`, which also breaks at U+2028, a character that JSON text may contain. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
