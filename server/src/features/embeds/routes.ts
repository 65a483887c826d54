import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { colours } from '@lehrpfad/regions/parts/colours.ts';
import { withColours } from '@lehrpfad/regions/style-colours.ts';
import type { FastifyInstance } from 'fastify';
import { rateLimitOf } from '../../core/security/rate-limits.ts';
import { servePublicPages } from '../public-pages/responses.ts';
import type { PageVersion } from '../public-pages/page-version.ts';
import { scriptPath } from './embed-code.ts';
import { embedPage, embedPath } from './embed-page.ts';
import { serveOembed, type OembedDeps } from './oembed-routes.ts';

const read = (name: string) => readFileSync(new URL(`script/${name}`, import.meta.url), 'utf8');

/** The script with its style inside, so that embedding pages load only one file. */
const script = read('lehrpfad-stellen.js').replace(`'{{style}}'`, () =>
  JSON.stringify(withColours(read('style.css'), colours)),
);

const etag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;

/** Serves the script for other pages at a permanent URL. Browsers get a new version within an hour. */
function serveScript(app: FastifyInstance): void {
  const config = { withoutCookie: true as const, rateLimit: rateLimitOf('search') };
  app.get(scriptPath, { schema: { hide: true }, config }, (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}

interface Deps extends OembedDeps {
  readonly version: PageVersion;
}

/** Serves the element that shows ads on other pages. */
export async function registerEmbeds(app: FastifyInstance, deps: Deps): Promise<void> {
  const { to, version } = deps;
  await servePublicPages(app, { version, to, onVisit: () => {} }, ({ page }) => {
    page(embedPath, ({ query, words }) => embedPage({ to, words }, query));
  });
  serveScript(app);
  serveOembed(app, deps);
}
