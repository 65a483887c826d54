import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Disk, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.ts';

/** Logos, pictures and PDFs by key. Keys below `public/` are served to everyone, the others by their feature. */
export type Files = Disk;

/** Files that are still being written; a crash leaves them behind. */
export const unfinishedFolder = 'unfinished/';

/** A folder whose files are written atomically: readers see a whole file or none. */
class FolderOfFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(...[key, content, options]: Parameters<FSDriver['put']>): Promise<void> {
    await this.#writeWhole(key, (unfinished) => super.put(unfinished, content, options));
  }

  override async putStream(
    ...[key, content, options]: Parameters<FSDriver['putStream']>
  ): Promise<void> {
    await this.#writeWhole(key, (unfinished) => super.putStream(unfinished, content, options));
  }

  /** Rejects if the file is missing; the library's stream reports that only later, possibly before anyone listens. */
  override async getStream(key: string): Promise<Readable> {
    return (await open(join(this.#folder, key))).createReadStream();
  }

  async #writeWhole(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = unfinishedFolder + randomUUID();
    await write(unfinished);
    await mkdir(dirname(join(this.#folder, key)), { recursive: true });
    await rename(join(this.#folder, unfinished), join(this.#folder, key));
  }
}

/** Opens the file store in the data folder. */
export function openFolder(dataDir: string): Files {
  return new Disk(new FolderOfFiles(join(dataDir, 'files')));
}

/** Opens the file store of the settings: a bucket, or the data folder. */
export async function openFiles({
  dataDir,
  filesUrl,
}: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Files> {
  if (filesUrl === undefined) return openFolder(dataDir);
  // Its client is large, and few boards need it.
  const { openBucket } = await import('./bucket/bucket.ts');
  return openBucket(filesUrl);
}

/**
 * Reads a file's content. Does not use the library's `getBytes`: for an empty file it returns a piece of this process's memory (it
 * wraps the whole pool of which Node's buffer is a slice).
 */
export async function readBytes(files: Files, key: string): Promise<Buffer> {
  return buffer(await files.getStream(key));
}

/** Runs `work` on a file; returns undefined if the file is missing, also if it was deleted meanwhile. */
export async function unlessMissing<T>(
  files: Files,
  key: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (await files.exists(key)) throw error;
    return undefined;
  }
}

/** Returns a file's content, or undefined if there is no such file. */
export async function readUnlessMissing(files: Files, key: string): Promise<Buffer | undefined> {
  return unlessMissing(files, key, () => readBytes(files, key));
}

/** Yields all files of a folder and its subfolders; '' for all files, except unfinished ones. */
export async function* listFiles(files: Files, folder = ''): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined;
  do {
    const page = await files
      .listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((error: Error & { cause?: NodeJS.ErrnoException }) => {
        // A folder does not exist until its first file is written.
        if (error.cause?.code === 'ENOENT') return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const object of page.objects)
      if (object.isFile && (folder !== '' || !object.key.startsWith(unfinishedFolder)))
        yield object;
    ({ paginationToken } = page);
  } while (paginationToken);
}

/** Returns the keys of all files of a folder and its subfolders, sorted; '' for all, like `listFiles`. */
export async function keysOf(files: Files, folder = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listFiles(files, folder)) keys.push(key);
  return keys.sort();
}

/** Files below are generated from the database and can be generated again, so backups omit them. */
export const remadeFolder = 'remade/';

const publicPrefix = 'public/';
export const mediaBase = '/media/';

/**
 * Returns the path of a public file on this host; an absolute URL (of an imported logo) stays unchanged. Returns null for no key and
 * for a key that is not public: a single wrong row must not make the whole response fail.
 */
export function mediaPath(key: string | null): string | null {
  if (key?.startsWith('https://')) return key;
  return key?.startsWith(publicPrefix) ? mediaBase + key.slice(publicPrefix.length) : null;
}

/** Returns the key of the file behind such a path. */
export function mediaKey(path: string): string {
  return publicPrefix + path;
}
