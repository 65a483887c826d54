import type { FastifyInstance } from 'fastify';
import { operations } from './operations.ts';
import { servePublicApi, type ApiDeps } from './serving.ts';

/** Serves what other programs may read. */
export async function registerPublicApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await servePublicApi(app, deps, operations, () => {});
}
