import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Asks `answers`; an error, which would end the process here, leaves the request to Fastify or ends what has begun. */
function isAnswered(answers: Answers, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return answers(request, response);
  } catch {
    if (response.headersSent) response.destroy();
    return response.headersSent;
  }
}

/**
 * Creates the HTTP server for Fastify; what `answers` has answered never reaches Fastify.
 * @param answers returns whether it has answered
 */
export function serverThatAsksFirst(answers: Answers): FastifyServerFactory {
  return (handler, options) => {
    const server = createServer((request, response) => {
      if (!isAnswered(answers, request, response)) handler(request, response);
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
