import type { FastifyInstance } from 'fastify';

/**
 * Serves the health checks for a load balancer: `/readyz` tells whether it may send requests to this process.
 * @returns a function after which `/readyz` reports the shutdown, and connections end with their next response
 */
export function serveHealth(http: FastifyInstance, isReady: () => boolean): () => void {
  let isEnding = false;
  http.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }));
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isEnding) return reply.code(503).send({ status: 'ending' });
    return reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ready' : 'starting' });
  });
  return () => {
    isEnding = true;
    http.connections.endWithAnswers();
  };
}
