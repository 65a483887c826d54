import type { FastifyInstance } from 'fastify';

/**
 * Serves the health checks for a load balancer: `/readyz` says whether it may send requests here.
 * @returns a function after which `/readyz` says that the server ends, and connections end with their next answer
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
