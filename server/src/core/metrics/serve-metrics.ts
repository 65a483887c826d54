import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from '../config/operator-error.ts';

/** A body with its content type. */
export interface MetricsText {
  readonly type: string;
  readonly body: string;
}

export interface MetricsServer {
  /** Such as `http://localhost:9464/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

/** More than the number of concurrent collectors. */
const maxConnections = 20;

function answer(response: ServerResponse, status: number, { type, body }: MetricsText): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

const plain = (body: string): MetricsText => ({ type: 'text/plain; charset=utf-8', body });

/** @throws {OperatorError} if the port cannot be used */
async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'EADDRINUSE'
        ? `Port ${port} of METRICS_PORT is in use. Stop the other program, or set METRICS_PORT to another one.`
        : `Metrics cannot be served on ${host}:${port} (METRICS_PORT): ${code}`,
    );
  }
}

/**
 * Serves metrics at `/metrics` on a separate port, so that they are not reachable through the board.
 * @param read generates the current text
 * @throws {OperatorError} if the port cannot be used
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  read: () => Promise<MetricsText>,
  onError: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/metrics') return answer(response, 404, plain('Metrics are at /metrics.\n'));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, plain('Only GET.\n'));
    read().then(
      (text) => answer(response, 200, text),
      (error: unknown) => {
        onError(error);
        answer(response, 500, plain('The metrics cannot be read; the log says why.\n'));
      },
    );
  });
  server.maxConnections = maxConnections;
  await listen(server, host, port);
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
