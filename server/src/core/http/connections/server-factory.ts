import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { FastifyServerFactory } from 'fastify';

type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Calls `answers`; an error, which would end the process here, leaves the request to Fastify or ends a response that has begun. */
function isAnswered(answers: Answers, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return answers(request, response);
  } catch {
    if (response.headersSent) response.destroy();
    return response.headersSent;
  }
}

/** Creates the HTTP servers for Fastify, one for each address. A request that `answers` has answered never reaches Fastify. */
export class ServerFactory {
  readonly #answers: Answers;
  readonly #servers: Server[] = [];

  /** @param answers returns whether it has sent a response */
  constructor(answers: Answers) {
    this.#answers = answers;
  }

  readonly create: FastifyServerFactory = (handler, options) => {
    const server = createServer((request, response) => {
      if (!isAnswered(this.#answers, request, response)) handler(request, response);
    });
    // The same options as Fastify sets for its own server.
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Record<
      string,
      number | undefined
    >;
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    this.#servers.push(server);
    return server;
  };

  /** Accepts no further connections, and keeps the existing ones: `close()` of HTTP would end the idle ones at once. */
  stopListening(): void {
    for (const server of this.#servers)
      if (server.listening) NetServer.prototype.close.call(server);
  }

  async countConnections(): Promise<number> {
    const counts = this.#servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.getConnections((error, count) => resolve(error ? 0 : count));
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }
}
