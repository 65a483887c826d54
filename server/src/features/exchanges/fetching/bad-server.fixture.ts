import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { openHttp, type HttpOptions } from './open-http.ts';
import type { SafeHttp } from './safe-http.ts';

type Answer = (response: ServerResponse, request: IncomingMessage, times: number) => void;

/** A server of another exchange with the faults that occur in practice. */
export interface BadServer {
  /** Returns the whole URL of a path. */
  readonly at: (path: string) => string;
  /** Requested paths with their queries, in order. */
  readonly asked: string[];
  readonly headersOf: (path: string) => IncomingMessage['headers'];
  /** Sets the response to a path (without query); `times` counts the requests from 1. */
  readonly on: (path: string, answer: Answer) => void;
  /** Sets the response to all other paths. */
  readonly otherwise: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

export const page = { jobs: [{ id: 1, title: 'Bäckerin' }] };

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

export const withJson =
  (value: unknown, status = 200): Answer =>
  (response) =>
    json(response, value, status);

const to =
  (location: string, status = 302): Answer =>
  (response) =>
    void response.writeHead(status, { location }).end();

const packed =
  (encoding: string, bytes: Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-encoding': encoding }).end(bytes);

const body = Buffer.from(JSON.stringify(page));

/** One record of 10 MB. */
const largeRecord = { jobs: [{ id: 1, description: 'x'.repeat(10 * 1024 * 1024) }] };

const usual: Readonly<Record<string, Answer>> = {
  '/well': withJson(page),
  '/bom': (response) => void response.end(Buffer.concat([Buffer.from('\uFEFF'), body])),
  '/latin1': (response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=ISO-8859-1' });
    response.end(Buffer.from(JSON.stringify(page), 'latin1'));
  },
  '/hanging': () => undefined,
  '/silent-in-the-middle': (response) => void response.write('{"jobs":['),
  '/one-byte-after-the-other': (response) => {
    const timer = setInterval(() => response.write(' '), 1);
    response.once('close', () => clearInterval(timer));
  },
  '/broken-json': (response) => void response.end('{"jobs":[{"id":1,'),
  '/html': (response) => void response.end('<!doctype html><title>Wartung</title>'),
  '/changed-envelope': withJson({ data: { items: [] } }),
  '/401': withJson({}, 401),
  '/403': withJson({}, 403),
  '/404': withJson({}, 404),
  '/410': withJson({}, 410),
  '/500': withJson({}, 500),
  '/503': withJson({}, 503),
  '/429-always': withJson({}, 429),
  '/429-for-hours': (response) => void response.writeHead(429, { 'retry-after': '7200' }).end(),
  '/429-then-well': (response, _request, times) =>
    times === 1 ? void response.writeHead(429, { 'retry-after': '7' }).end() : json(response, page),
  '/500-then-well': (response, _request, times) => json(response, page, times < 3 ? 500 : 200),
  '/cut-off': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"jobs":[', () => response.destroy());
  },
  '/cut-off-then-well': (response, _request, times) => {
    if (times > 1) return json(response, page);
    response.write('{"jobs":[', () => response.destroy());
  },
  '/gzip': packed('gzip', gzipSync(body)),
  '/br': packed('br', brotliCompressSync(body)),
  '/deflate': packed('deflate', deflateSync(body)),
  '/half-a-gzip': packed('gzip', gzipSync(body).subarray(0, 20)),
  '/no-gzip': packed('gzip', body),
  '/odd-packing': packed('compress', body),
  // 100 MB, sent as 100 kB.
  '/bomb': packed('gzip', gzipSync(Buffer.alloc(100 * 1024 * 1024))),
  '/large-record': withJson(largeRecord),
  '/redirect': to('/well', 301),
  '/loop': to('/loop', 307),
  '/to-private': to('http://10.0.0.1/latest/meta-data'),
  '/to-metadata': to('http://169.254.169.254/latest/meta-data'),
  '/to-file': to('file:///etc/passwd'),
};

/** Starts the server on a free port of this machine. */
export async function openBadServer(): Promise<BadServer> {
  const own = new Map<string, Answer>(Object.entries(usual));
  const asked: string[] = [];
  const times = new Map<string, number>();
  const headers = new Map<string, IncomingMessage['headers']>();
  let other: Answer = withJson({}, 404);
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const [name = ''] = path.split('?');
    asked.push(path);
    headers.set(name, request.headers);
    times.set(path, (times.get(path) ?? 0) + 1);
    (own.get(name) ?? other)(response, request, times.get(path) ?? 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    headersOf: (path) => headers.get(path) ?? {},
    on: (path, answer) => void own.set(path, answer),
    otherwise: (answer) => {
      other = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An HTTP client that may call this machine and does not wait between retries; `pauses` records how long it would have waited. */
export function hastyHttp(options: Partial<HttpOptions> = {}): SafeHttp & { pauses: number[] } {
  const pauses: number[] = [];
  const http = openHttp({
    userAgent: 'Lehrpfad/test',
    allowLocal: true,
    pause: async (ms) => void pauses.push(ms),
    random: () => 1,
    ...options,
  });
  return { ...http, pauses };
}
