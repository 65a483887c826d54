import type { FastifyInstance } from 'fastify';
import type { PageDeps } from '../public-pages/deps.ts';
import { openApiOf } from './open-api.ts';
import { operations } from './operations.ts';
import { openRoute, servePublicApi } from './serving.ts';

/** Serves what other programs may read, and its description. */
export async function registerPublicApi(app: FastifyInstance, deps: PageDeps): Promise<void> {
  await servePublicApi(app, deps, operations, (scope) => {
    scope.get('openapi.json', openRoute, () => openApiOf(operations, deps.to));
  });
}
