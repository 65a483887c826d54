import type { FastifyInstance } from 'fastify';

/** Serves the health checks for a load balancer. */
export function serveHealth(http: FastifyInstance, isReady: () => boolean): void {
  http.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }));
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) =>
    reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ready' : 'starting' }),
  );
}
