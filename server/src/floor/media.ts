import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';
import { mediaBase, mediaKey, readBytes, type Files } from './files.ts';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Serves public files. A key is never written twice with other bytes, so caches may keep them for good. */
export function serveMedia(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { '*': string } }>(
    `${mediaBase}*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*'];
      const type = types[extname(path)];
      if (type === undefined || !/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path)) throw notFound();
      const key = mediaKey(path);
      if (!(await files.exists(key))) throw notFound();
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await readBytes(files, key));
    },
  );
}
