import type { FastifyInstance } from 'fastify';
import { activities } from '../jobs/activities.ts';

/** Asked every few seconds by whoever watches the server, and answered at once. */
const quietRoutes = new Set(['/healthz', '/readyz']);

/** Has the watchdog know which requests are in hand: their route as the program names it, and the id that the log has for them. */
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
        // Comes for every answer, and for each caller who goes away before it.
        reply.raw.once('close', () => activities.end(slot));
        done();
      },
      ...(Array.isArray(before) ? before : [before]),
    ];
  });
}
