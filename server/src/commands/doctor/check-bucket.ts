import { listFiles, openFiles, type Files } from '../../core/files/files.ts';
import type { Config } from '../../core/config/config.ts';
import { about, reasonOf, type Finding } from './finding.ts';

/** Writes, reads, lists and deletes a file, as the server does. */
async function tryOut(files: Files): Promise<void> {
  const folder = 'unfinished/';
  const key = `${folder}doctor-${process.pid}`;
  await files.put(key, 'x');
  await files.get(key);
  await listFiles(files, folder).next();
  await files.delete(key);
}

/** Checks whether uploaded files can be stored in the bucket. */
export async function checkBucket(
  config: Config & { filesUrl: NonNullable<Config['filesUrl']> },
): Promise<Finding[]> {
  const { ok, fail } = about('files');
  const { endpoint, bucket } = config.filesUrl;
  try {
    await tryOut(await openFiles(config));
    return [ok(`bucket ${bucket} at ${endpoint} can be read and written`)];
  } catch (error) {
    const { cause = error } = error as Error;
    return [
      fail(
        `bucket ${bucket} at ${endpoint} cannot be used: ${reasonOf(cause)}. Check FILES_URL, and that the key may read, write, list and delete there`,
      ),
    ];
  }
}
