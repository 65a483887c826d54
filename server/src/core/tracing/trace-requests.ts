import { context, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Spans } from './spans.ts';

/** The trace of a request contains the pattern of its route, never its path, query or client. */
export function traceRequests(app: FastifyInstance, spans: Spans): void {
  const traces = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, is404, routeOptions } = request;
    const route = is404 ? undefined : routeOptions.url;
    const begun = spans.beginRequest(route === undefined ? method : `${method} ${route}`, {
      'http.request.method': method,
      ...(route !== undefined && { 'http.route': route }),
    });
    traces.set(request, begun);
    context.with(begun, done);
  });
  // The parser of the body continues in the context of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    const begun = traces.get(request);
    if (begun === undefined) return done();
    context.with(begun, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const begun = traces.get(request);
    if (begun !== undefined) spans.endRequest(begun, reply.statusCode);
    done();
  });
}
