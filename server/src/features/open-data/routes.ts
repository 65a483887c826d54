import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../core/config/config.ts';
import type { Files } from '../../core/files/files.ts';
import { notFound } from '../../core/http/errors.ts';
import { isNotModified } from '../../core/http/not-modified.ts';
import { rateLimitOf } from '../../core/security/rate-limits.ts';
import { servePublicPages } from '../public-pages/responses.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import type { PageVersion } from '../public-pages/page-version.ts';
import { catalogOf, catalogPath, type CatalogDeps } from './catalog.ts';
import { readManifest } from './manifest.ts';
import { openDataPage, openDataPath } from './open-data-page.ts';
import { pathOfPart } from './datasets.ts';

interface Deps extends Pick<PageDeps, 'to'> {
  readonly config: Pick<Config, 'operator' | 'openDataLicence'>;
  readonly files: Files;
  readonly version: PageVersion;
}

/** Headers that let programs and pages of every host read the files, and keep them out of search engines. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Last-Modified',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, no-cache',
  'x-robots-tag': 'noindex',
};

const setTags = (reply: FastifyReply, etag: string, lastModified: Date) =>
  reply.headers({ ...openHeaders, etag, 'last-modified': lastModified.toUTCString() });

function serveFiles(app: FastifyInstance, { files }: Deps, catalog: CatalogDeps): void {
  const config = { withoutCookie: true as const, rateLimit: rateLimitOf('search') };
  const options = { schema: { hide: true }, config };
  app.get(catalogPath, options, async (request, reply) => {
    const manifest = await readManifest(files);
    if (manifest === undefined) throw notFound();
    const madeAt = new Date(manifest.madeAt);
    const etag = `W/"${manifest.madeAt}"`;
    setTags(reply, etag, madeAt);
    if (isNotModified(request.headers, etag.slice(2), madeAt)) return reply.code(304).send();
    const text = JSON.stringify(catalogOf(manifest, catalog), undefined, 2);
    return reply.type('application/ld+json; charset=utf-8').send(text);
  });
  app.get<{ Params: { name: string } }>(pathOfPart(':name'), options, async (request, reply) => {
    const manifest = await readManifest(files);
    const file = manifest?.files.find(({ name }) => name === request.params.name);
    if (manifest === undefined || file === undefined) throw notFound();
    const madeAt = new Date(manifest.madeAt);
    const etag = `"${file.sha256.slice(0, 32)}"`;
    setTags(reply, etag, madeAt);
    if (isNotModified(request.headers, etag, madeAt)) return reply.code(304).send();
    return reply
      .type('application/gzip')
      .header('content-length', String(file.bytes))
      .send(await files.getStream(file.key));
  });
}

/** Serves the files of all public data, their description, and the page about them. */
export async function registerOpenData(app: FastifyInstance, deps: Deps): Promise<void> {
  const { to, config, files, version } = deps;
  const catalog = { to, operator: config.operator, licence: config.openDataLicence };
  await servePublicPages(app, { version, to, onVisit: () => {} }, ({ page }) => {
    // The version changes each minute, since new files come without a change of the data.
    page(
      openDataPath,
      async ({ words }) => openDataPage(await readManifest(files), catalog, words),
      'with the minute',
    );
  });
  serveFiles(app, deps, catalog);
}
