import type { FastifyInstance } from 'fastify';
import { operations } from './operations.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import { servePublicApi } from './serving.ts';

/** Serves what other programs may read. */
export async function registerPublicApi(app: FastifyInstance, deps: PageDeps): Promise<void> {
  await servePublicApi(app, deps, operations, () => {});
}
