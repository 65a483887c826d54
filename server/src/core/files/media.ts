import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import { mediaBase, mediaKey, readUnlessMissing, type Files } from './files.ts';
import { countMissing } from '../security/rate-limits.ts';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Generates a missing file if its key is one of a few known ones; returns undefined otherwise. */
type MakeMissing = (key: string) => Promise<Buffer | undefined>;

const makeNothing: MakeMissing = () => Promise.resolve(undefined);

/** Serves public files. The content of a key never changes, so caches may keep it forever. */
export function serveMedia(
  app: FastifyInstance,
  files: Files,
  makeMissing: MakeMissing = makeNothing,
): void {
  const count = countMissing(app);
  app.get<{ Params: { '*': string } }>(
    `${mediaBase}*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*'];
      const type = types[extname(path)];
      if (type === undefined || !/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path)) throw notFound();
      const key = mediaKey(path);
      let bytes = await readUnlessMissing(files, key);
      if (bytes === undefined) {
        await count(request);
        bytes = await makeMissing(key);
      }
      if (bytes === undefined) throw notFound();
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}
