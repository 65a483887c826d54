import { unlessMissing, listFiles, type Files } from '../files.ts';

interface Copied {
  readonly copied: number;
  /** Files that already existed in the target. */
  readonly present: number;
}

const sizeOf = async (files: Files, key: string): Promise<number> =>
  (await files.getMetaData(key)).contentLength;

/** @returns whether the target did not have the file yet */
async function copyFile(from: Files, to: Files, key: string): Promise<boolean> {
  const size = await sizeOf(from, key);
  if ((await to.exists(key)) && (await sizeOf(to, key)) === size) return false;
  await to.putStream(key, await from.getStream(key), { contentLength: size });
  return true;
}

/**
 * Copies all files of one store to another. The content of a key never changes, so existing files of the same size are kept:
 * an interrupted copy continues where it stopped. Deletes nothing; files that servers delete meanwhile are skipped.
 */
export async function copyFiles(from: Files, to: Files): Promise<Copied> {
  let [copied, present] = [0, 0];
  for await (const { key } of listFiles(from)) {
    const isNew = await unlessMissing(from, key, () => copyFile(from, to, key));
    if (isNew === true) copied += 1;
    if (isNew === false) present += 1;
  }
  return { copied, present };
}
