import { listFiles, type Files } from '../files.ts';

interface Copied {
  readonly copied: number;
  /** Files that the target had already. */
  readonly present: number;
}

const sizeOf = async (files: Files, key: string): Promise<number> =>
  (await files.getMetaData(key)).contentLength;

/**
 * Copies all files of one store to another. What a key holds never changes, so files of the same size that are there already stay:
 * an interrupted copy goes on where it was. Deletes nothing.
 */
export async function copyFiles(from: Files, to: Files): Promise<Copied> {
  let [copied, present] = [0, 0];
  for await (const { key } of listFiles(from)) {
    const size = await sizeOf(from, key);
    if ((await to.exists(key)) && (await sizeOf(to, key)) === size) {
      present += 1;
      continue;
    }
    await to.putStream(key, await from.getStream(key), { contentLength: size });
    copied += 1;
  }
  return { copied, present };
}
