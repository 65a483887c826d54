import { statfs } from 'node:fs/promises';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { logIn, logOut, refreshAccess } from '@lehrpfad/contract/core/sessions.ts';
import type { FastifyInstance } from 'fastify';
import { storageFull } from '../http/errors.ts';
import { requestPath } from '../http/request-path.ts';
import { unsafeMethods } from '../security/csrf.ts';

const checkMs = 5000;
/** People can still log in and out, so that somebody can see what is wrong and delete something. */
const allowed = new Set(
  [logIn, refreshAccess, logOut].map(({ path }) => requestPath(apiBase + path)),
);

/** Space of a disk, as far as this process may use it. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Of the numbers of files that the disk can hold; 1 where it has no such limit. */
  readonly freeFiles: number;
}

/** @param folder on the disk */
export async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const freeFiles = files === 0 ? 1 : ffree / files;
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, freeFiles };
}

/** @returns MB that the system lets this process write into the folder */
export async function freeMegabytes(folder: string): Promise<number> {
  return Math.floor((await spaceOf(folder)).freeBytes / (1 << 20));
}

/**
 * Refuses writes with 503 while there is little space in the data folder: a database whose disk is full loses more than one that takes
 * nothing new. Looks every five seconds, so that it goes on by itself.
 * @param leastMegabytes 0 switches it off
 * @param free tests say it themselves
 * @returns whether there is space, as of the last look: background work that writes waits for it as well
 */
export async function refuseWritesOnFullDisk(
  http: FastifyInstance,
  folder: string,
  leastMegabytes: number,
  free = freeMegabytes,
): Promise<() => boolean> {
  if (leastMegabytes === 0) return () => true;
  let isLow = false;
  const look = async () => {
    try {
      const megabytes = await free(folder);
      const wasLow = isLow;
      isLow = megabytes < leastMegabytes;
      if (isLow !== wasLow)
        http.log.warn(
          { megabytes, leastMegabytes },
          isLow ? 'no space: writes are refused' : 'space again',
        );
    } catch (error) {
      http.log.error({ err: error }, 'the space of the data folder is not known');
    }
  };
  await look();
  const timer = setInterval(() => void look(), checkMs).unref();
  http.addHook('onClose', async () => clearInterval(timer));
  http.addHook('onRequest', (request, _reply, done) => {
    const isRefused =
      isLow && unsafeMethods.has(request.method) && !allowed.has(requestPath(request.url));
    done(isRefused ? storageFull() : undefined);
  });
  return () => !isLow;
}
