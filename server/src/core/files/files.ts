import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Logos, pictures and PDFs by key. Keys below `public/` are served to everyone, the others by their feature. */
export type Files = Disk;

/** Files of a folder, each of which is there whole or not at all, whoever looks while it is being written. */
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
 * A file's content. Not the library's `getBytes`: for an empty file that gives out a piece of this process's memory
 * (it wraps the whole pool that Node's buffer is a slice of).
 */
export async function readBytes(files: Files, key: string): Promise<Buffer> {
  return buffer(await files.getStream(key));
}

const publicPrefix = 'public/';
export const mediaBase = '/media/';

/**
 * Address on this host of a public file; an absolute address (an imported logo) stays what it is. Null for no
 * key, and for one that is not public: a single wrong row must not take a whole answer with it.
 */
export function mediaPath(key: string | null): string | null {
  if (key?.startsWith('https://')) return key;
  return key?.startsWith(publicPrefix) ? mediaBase + key.slice(publicPrefix.length) : null;
}

/** The key of a file behind such an address. */
export function mediaKey(path: string): string {
  return publicPrefix + path;
}
