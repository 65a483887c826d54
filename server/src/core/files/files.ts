import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Logos, pictures and PDFs by key. Keys below `public/` are served to everyone, the others by their feature. */
export type Files = Disk;

/** A folder whose files are written atomically: readers see a whole file or none. */
class FolderOfFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async put(...[key, content, options]: Parameters<FSDriver['put']>): Promise<void> {
    const unfinished = `unfinished/${randomUUID()}`;
    await super.put(unfinished, content, options);
    await mkdir(dirname(join(this.#folder, key)), { recursive: true });
    await rename(join(this.#folder, unfinished), join(this.#folder, key));
  }
}

/** Opens the file store in the data folder. */
export function openFiles(dataDir: string): Files {
  return new Disk(new FolderOfFiles(join(dataDir, 'files')));
}

/**
 * Reads a file's content. Does not use the library's `getBytes`: for an empty file it returns a piece of this process's memory (it
 * wraps the whole pool of which Node's buffer is a slice).
 */
export async function readBytes(files: Files, key: string): Promise<Buffer> {
  return buffer(await files.getStream(key));
}

const publicPrefix = 'public/';
export const mediaBase = '/media/';

/**
 * Returns the path of a public file on this host; an absolute URL (of an imported logo) stays as it is. Returns null for no key and
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
