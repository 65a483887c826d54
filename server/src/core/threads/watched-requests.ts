import type { FastifyInstance } from 'fastify';
import { activities } from '../jobs/activities.ts';

/** Monitoring requests these routes every few seconds; they respond at once. */
const quietRoutes = new Set(['/healthz', '/readyz']);

/** Records running requests for the watchdog: their route pattern and the id that the log uses. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (quietRoutes.has(route.url)) return;
    const kind = activities.kind({
      what: `${String(route.method)} ${route.url}`,
      ids: ['reqId'],
    });
    const before = route.onRequest ?? [];
    route.onRequest = [
      (request, reply, done) => {
        const slot = activities.begin(kind, Number.parseInt(request.id, 16));
        // Emitted after every response, and when a client disconnects before it.
        reply.raw.once('close', () => activities.end(slot));
        done();
      },
      ...(Array.isArray(before) ? before : [before]),
    ];
  });
}
