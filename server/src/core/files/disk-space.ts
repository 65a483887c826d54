import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { storageFull } from '../http/errors.ts';

const checkMs = 5000;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** People can still log in and out, so that somebody can see what is wrong and delete something. */
const allowed = /^\/api\/v1\/(?:token|logout)\b/;

/** @returns MB that the system lets this process write into the folder */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / (1 << 20));
}

/**
 * Refuses writes with 503 while there is little space in the data folder: a database whose disk is full loses more than one that takes
 * nothing new. Looks every five seconds, so that it goes on by itself.
 * @param leastMegabytes 0 switches it off
 * @param free tests say it themselves
 */
export async function refuseWritesOnFullDisk(
  http: FastifyInstance,
  folder: string,
  leastMegabytes: number,
  free = freeMegabytes,
): Promise<void> {
  if (leastMegabytes === 0) return;
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
    const isWrite = isLow && !safeMethods.has(request.method) && !allowed.test(request.url);
    done(isWrite ? storageFull() : undefined);
  });
}
