import type { FastifyInstance } from 'fastify';
import { servePublicPages } from '../public-pages/answering.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import type { PageVersion } from '../public-pages/page-version.ts';
import { openApiOf } from './open-api.ts';
import { operations } from './operations.ts';
import { apiPage, apiPagePath } from './page/api-page.ts';
import { serveTryOut } from './page/try-out.ts';
import { openRoute, servePublicApi } from './serving.ts';

/** Serves what other programs may read, its description, and the page that tells people of it. */
export async function registerPublicApi(
  app: FastifyInstance,
  deps: PageDeps,
  version: PageVersion,
): Promise<void> {
  const answering = { version, to: deps.to, onVisit: () => {} };
  await servePublicPages(app, answering, ({ page }) => {
    page(apiPagePath, () => apiPage(deps), 'with the minute');
  });
  serveTryOut(app);
  await servePublicApi(app, deps, operations, (scope) => {
    scope.get('openapi.json', openRoute, () => openApiOf(operations, deps.to));
    // Who opens the address below which everything lies looks for its description.
    scope.get('', openRoute, (_request, reply) => reply.redirect(apiPagePath));
  });
}
