import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { builtApplication } from '@lehrpfad/regions/chosen-region.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retiredWorker } from './retired-worker.ts';
import { chooseEncoding, PageVariants, type PageValues } from './page-variants.ts';

const built = fileURLToPath(builtApplication);

type ReadValues = (visit: { readonly query: unknown }) => PageValues | Promise<PageValues>;

export interface SiteOptions {
  /** Functions that return values for the app shell; called for each request. */
  readonly first?: readonly ReadValues[];
  readonly folder?: string;
  /** False removes the service worker from every browser that has it. */
  readonly serviceWorker?: boolean;
}

/** Reads values for the app shell; none if that fails. */
async function readUnlessFailed(read: ReadValues, request: FastifyRequest): Promise<PageValues> {
  try {
    return await read(request);
  } catch (error) {
    // The page is served all the same, because the application itself shows what does not work.
    request.log.error({ err: error }, 'the app shell lacks some of its data');
    return {};
  }
}

/** Serves a service worker that removes itself from the browsers that have one. */
function serveRetiredWorker(app: FastifyInstance): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(retiredWorker),
  );
}

/** Serves the browser application that `npm run build` has built; the page itself is never cached. */
export async function serveSite(
  app: FastifyInstance,
  { first = [], folder = built, serviceWorker = true }: SiteOptions = {},
): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const variants = new PageVariants(readFileSync(page, 'utf8'));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const values = await Promise.all(first.map((read) => readUnlessFailed(read, request)));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        // The cookie with the consent decides which hosts the page may load from (security-headers.ts).
        .header('vary', 'accept-encoding, cookie')
        .send((await variants.get(Object.assign({}, ...values)))[encoding])
    );
  };
  for (const url of ['/', '/index.html']) app.get(url, { schema: { hide: true } }, sendPage);
  if (!serviceWorker) serveRetiredWorker(app);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    // The static file would be served with unfilled placeholders; code of the server is not for browsers. A compressed file has no URL
    // of its own: it is sent in response to requests for the file.
    globIgnore: ['index.html', 'server/**', '**/*.{br,gz}', ...(serviceWorker ? [] : ['sw.js'])],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
