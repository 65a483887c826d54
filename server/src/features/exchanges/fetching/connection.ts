import type { LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { AnswerTimeoutError, type Timeouts } from './timeouts.ts';

/** Keeps connections open between the requests to a host, which may be thousands one after the other. */
export interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export function openAgents(): Agents {
  // A connection is closed when it is unused for ten seconds. An unused one does not keep the process alive.
  const options = { keepAlive: true, maxFreeSockets: 4, timeout: 10_000 };
  return { http: new http.Agent(options), https: new https.Agent(options) };
}

export interface RequestTarget {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with POST. */
  readonly body: string | undefined;
  /** The checked addresses. The connection goes to one of them. */
  readonly addresses: readonly LookupAddress[];
  readonly signal: AbortSignal | undefined;
}

/** Returns the checked addresses, even if the name has others by now. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/**
 * Sends one request, without following redirects.
 * @returns the response as soon as its headers have come; its body has to be read or destroyed
 * @throws {AnswerTimeoutError}, the signal's reason, or an error of the connection
 */
export function ask(
  agents: Agents,
  hop: RequestTarget,
  timeouts: Timeouts,
): Promise<IncomingMessage> {
  const { url, signal } = hop;
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions = {
    method: hop.body === undefined ? 'GET' : 'POST',
    headers: hop.headers,
    lookup: pinned(hop.addresses),
    agent: isSecure ? agents.https : agents.http,
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = isSecure ? https.request(url, options) : http.request(url, options);
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number, what: 'Die Verbindung' | 'Die Antwort') => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        request.destroy(new AnswerTimeoutError(`${what} kam nicht innerhalb von ${ms / 1000} s`)),
      ms,
    );
  };
  const stop = () => void request.destroy(signal?.reason as Error);
  wait(timeouts.connect, 'Die Verbindung');
  signal?.addEventListener('abort', stop, { once: true });
  request.once('socket', (socket) => {
    const connected = () => wait(timeouts.headers, 'Die Antwort');
    if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected);
    else connected();
  });
  request.once('response', resolve);
  request.on('error', reject);
  request.end(hop.body);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
}
