import type { FastifyInstance } from 'fastify';
import { servePublicPages } from '../public-pages/responses.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import type { PageVersion } from '../public-pages/page-version.ts';
import { openApiOf } from './open-api.ts';
import { operations } from './operations.ts';
import { apiPage, apiPagePath } from './page/api-page.ts';
import { serveTryOut } from './page/try-out.ts';
import { openRoute, servePublicApi } from './serving.ts';

/** Serves the public API, its description, and its documentation page. */
export async function registerPublicApi(
  app: FastifyInstance,
  deps: PageDeps,
  version: PageVersion,
): Promise<void> {
  const answering = { version, to: deps.to, onVisit: () => {} };
  await servePublicPages(app, answering, ({ page }) => {
    page(apiPagePath, ({ words }) => apiPage({ ...deps, words }), 'with the minute');
  });
  serveTryOut(app);
  await servePublicApi(app, deps, operations, (scope) => {
    scope.get('openapi.json', openRoute, () => openApiOf(operations, deps.to));
    // The base URL of the API redirects to its documentation.
    scope.get('', openRoute, (_request, reply) => reply.redirect(apiPagePath));
  });
}
