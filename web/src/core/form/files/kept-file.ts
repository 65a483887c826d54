/*
 * A file that was chosen and not used yet stays on the device, because a page cannot open a chosen file again after a reload. It is in a
 * cache, since the session storage holds no files. The privacy page lists it: change both together.
 */

/** Name of the cache. A logout deletes it (core/session/forget-files.ts), and the service worker leaves it alone. */
export const fileCache = 'lehrpfad-file-1';

/** Days after which a file is deleted. */
export const fileKeptDays = 14;

const keptMs = fileKeptDays * 24 * 60 * 60 * 1000;

/** A file, and what else is needed to continue with it. */
export interface KeptFile<About> {
  /** Unique to the file and its choices. */
  readonly key: string;
  readonly bytes: Blob;
  /** Becomes JSON. */
  readonly about: About;
}

/** The last access. Accesses wait for each other, so that a file that was deleted is not kept by an earlier, slower write. */
let last: Promise<unknown> = Promise.resolve();

/** Runs an access after the earlier ones. Without storage, nothing is kept. */
function access<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  const next = last.then(async () => {
    // Without a secure address there are no caches.
    if (!('caches' in globalThis)) return undefined;
    return work(await caches.open(fileCache));
  });
  // The storage is full or forbidden.
  const settled = next.catch(() => undefined);
  last = settled;
  return settled;
}

/** Address of an account's file, so that another account does not find it. */
const addressOf = (account: number) => `/${fileCache}/${account}`;

async function read<About>(cache: Cache, account: number): Promise<KeptFile<About> | undefined> {
  const response = await cache.match(addressOf(account));
  if (!response) return undefined;
  const form = await response.formData();
  const bytes = form.get('bytes');
  const { key, about, at } = JSON.parse(String(form.get('about'))) as {
    key: string;
    about: About;
    at: number;
  };
  const isCurrent = Date.now() - at < keptMs;
  return bytes instanceof Blob && isCurrent ? { key, bytes, about } : undefined;
}

/** Returns the file of an account; undefined if there is none, or if it is too old, which deletes it. */
export function readFile<About>(account: number): Promise<KeptFile<About> | undefined> {
  return access(async (cache) => {
    const file = await read<About>(cache, account);
    if (!file) await cache.delete(addressOf(account));
    return file;
  });
}

/** Keeps the file of an account in place of the one before. */
export function keepFile<About>(account: number, file: KeptFile<About>): Promise<void> {
  const { key, bytes, about } = file;
  const form = new FormData();
  form.set('about', JSON.stringify({ key, about, at: Date.now() }));
  form.set('bytes', bytes);
  return access((cache) => cache.put(addressOf(account), new Response(form)));
}

/** Deletes the file of an account, unless another tab has kept another one meanwhile. @param key that of the file */
export async function dropFile(account: number, key: string): Promise<void> {
  await access(async (cache) => {
    const file = await read(cache, account);
    if (file?.key === key) await cache.delete(addressOf(account));
  });
}
