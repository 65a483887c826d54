import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Serves the browser application, as built by `npm run build`; the page itself is never cached. */
export async function serveSite(app: FastifyInstance, folder = built): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page);
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(html),
  );
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
