import { statfs } from 'node:fs/promises';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { logIn, logOut, refreshAccess } from '@lehrpfad/contract/core/sessions.ts';
import type { FastifyInstance } from 'fastify';
import { storageFull } from '../http/errors.ts';
import { requestPath } from '../http/request-path.ts';
import { unsafeMethods } from '../security/csrf.ts';

const checkMs = 5000;
/** Logins and logouts stay possible, so that an administrator can find the problem and delete something. */
const allowed = new Set(
  [logIn, refreshAccess, logOut].map(({ path }) => requestPath(apiBase + path)),
);

/** Disk space available to this process. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Share of the disk's maximum number of files that is free; 1 if there is no such limit. */
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
 * Rejects writes with 503 while the data folder has little free space: a database on a full disk loses more than one that accepts
 * no new data. Checks every five seconds, so that writes resume by themselves.
 * @param minMegabytes 0 switches it off
 * @param free replaced by tests
 * @returns whether there was enough space at the last check: background work that writes waits for it as well
 */
export async function refuseWritesOnFullDisk(
  http: FastifyInstance,
  folder: string,
  minMegabytes: number,
  free = freeMegabytes,
): Promise<() => boolean> {
  if (minMegabytes === 0) return () => true;
  let isLow = false;
  const look = async () => {
    try {
      const megabytes = await free(folder);
      const wasLow = isLow;
      isLow = megabytes < minMegabytes;
      if (isLow !== wasLow)
        http.log.warn(
          { megabytes, minMegabytes },
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
