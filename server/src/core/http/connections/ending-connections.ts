import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerFactory } from './server-factory.ts';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

const pollMs = 50;

/**
 * Ends connections so that no client loses a request. A request may be on its way on an idle connection that is closed; a client that has
 * read `connection: close` sends none.
 */
export class Connections {
  readonly #servers: ServerFactory;
  #isEnding = false;

  constructor(servers: ServerFactory) {
    this.#servers = servers;
  }

  /** Adds the hooks and `app.connections`. */
  static open(app: FastifyInstance, servers: ServerFactory): void {
    const connections = new Connections(servers);
    app.decorate('connections', connections);
    // A kept-alive connection would delay the shutdown by more than a minute.
    app.addHook('preClose', (done) => {
      connections.endWithAnswers();
      done();
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (connections.isEnding) reply.header('connection', 'close');
      done();
    });
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Ends each connection with its next response. */
  endWithAnswers(): void {
    this.#isEnding = true;
  }

  /**
   * Accepts no further connections, and waits until the existing ones end.
   * @param maxMs time after which idle connections are left to be closed
   */
  async leaveToOthers(maxMs: number): Promise<void> {
    this.endWithAnswers();
    this.#servers.stopListening();
    const until = performance.now() + maxMs;
    while (performance.now() < until && (await this.#servers.countConnections()) > 0)
      await sleep(pollMs);
  }
}
