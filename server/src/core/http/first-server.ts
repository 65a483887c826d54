import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/**
 * Creates the HTTP server for Fastify; what `answers` has answered never reaches Fastify.
 * @param answers returns whether it has answered
 */
export function serverThatAsksFirst(
  answers: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory {
  return (handler, options) => {
    const server = createServer((request, response) => {
      if (!answers(request, response)) handler(request, response);
    });
    // As Fastify sets them for a server of its own.
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Record<
      string,
      number | undefined
    >;
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };
}
