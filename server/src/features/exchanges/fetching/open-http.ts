import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { stateNameInAscii } from '@lehrpfad/regions/parts/names.ts';
import { systemClock, type Clock } from '../../../core/clock.ts';
import { version } from '../../../core/config/version.ts';
import { ExchangeError } from '../adapters/adapter.ts';
import {
  checkedAddresses,
  checkedUrl,
  nameOf,
  redirectedUrl,
  resolveBySystem,
  type Resolve,
} from './addresses.ts';
import { acceptEncoding, joinedBody, readBody } from './body.ts';
import { ask, openAgents } from './connection.ts';
import { parsedJson } from './json.ts';
import { HostGate } from './hosts/host-gate.ts';
import type { HostTurns } from './hosts/host-turns.ts';
import { retry, type RetryOptions } from './retry.ts';
import type { SafeAnswer, SafeHttp, SafeRequest } from './safe-http.ts';
import { asExchangeError, checkStatus, missing } from './fetch-errors.ts';
import { usualTimeouts, withTimeout, type Timeouts } from './timeouts.ts';

export interface HttpOptions {
  readonly userAgent: string;
  /** Allows requests to this machine, on any port. For tests only. */
  readonly allowLocal?: boolean;
  readonly timeouts?: Partial<Timeouts>;
  readonly retries?: number;
  readonly pause?: RetryOptions['pause'];
  readonly random?: RetryOptions['random'];
  /** Milliseconds between the beginnings of two requests to the same host, of all runs; 0 by default. */
  readonly hostGapMs?: number;
  /** Turns that all processes share; without them the limits hold for this process only. */
  readonly turns?: HostTurns;
  readonly resolve?: Resolve;
  readonly clock?: Clock;
}

/** The User-Agent: the client, and a URL for complaints. ASCII only, since bot filters reject other letters. */
export function userAgentOf(publicUrl: string | undefined): string {
  const where = publicUrl === undefined ? '' : `+${publicUrl}; `;
  return `Lehrpfad/${version} (${where}Ausbildungs- und Praktikumsboerse ${stateNameInAscii})`;
}

const maxRedirects = 5;
const endless = `Die Adresse leitet mehr als ${maxRedirects}-mal weiter.`;
const redirectedPost = 'Die Adresse leitet weiter. Bitte die Adresse eintragen, zu der sie führt.';
const redirects = new Set([301, 302, 303, 307, 308]);
const defaultRetries = 4;

function sleeping(ms: number, signal?: AbortSignal): Promise<void> {
  return sleep(ms, undefined, signal && { signal });
}

interface Opened {
  readonly url: URL;
  readonly message: IncomingMessage;
}

const partsOf = ({ url, message }: Opened): SafeAnswer => ({
  status: missing.has(message.statusCode ?? 0) ? 404 : (message.statusCode ?? 0),
  url: url.href,
  headers: Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  ),
});

/** Yields a first piece that was awaited already, to see whether the body begins, and then the rest. */
async function* after(first: IteratorResult<Buffer, void>, rest: AsyncGenerator<Buffer, void>) {
  try {
    if (first.done === true) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Reports errors in the middle of a body in the same words as errors at its beginning. */
async function* translated(request: SafeRequest, body: AsyncGenerator<Buffer, void>) {
  try {
    yield* body;
  } catch (error) {
    request.signal?.throwIfAborted();
    throw asExchangeError(error, request.url);
  }
}

/** Sends the request to one address. */
type Hop = (
  url: URL,
  headers: SafeRequest['headers'],
  request: Pick<SafeRequest, 'body' | 'signal'>,
) => Promise<IncomingMessage>;

/** Follows redirects itself: each address is checked like the first, and another host gets no header meant for the first. */
async function followRedirects(
  request: SafeRequest,
  hop: Hop,
  allowLocal: boolean,
): Promise<Opened> {
  const { url: text, headers, body } = request;
  let url = checkedUrl(text, undefined, allowLocal);
  let own = headers;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const message = await hop(url, own, request);
    if (!redirects.has(message.statusCode ?? 0)) return { url, message };
    message.destroy();
    if (body !== undefined) throw new ExchangeError('unreachable', redirectedPost);
    const next = redirectedUrl(url, message.headers.location ?? '', allowLocal);
    if (next.origin !== url.origin) own = {};
    url = next;
  }
  throw new ExchangeError('unreachable', endless);
}

const retriesOf = (options: HttpOptions): RetryOptions => ({
  retries: options.retries ?? defaultRetries,
  pause: options.pause ?? sleeping,
  random: options.random ?? Math.random,
});

/** The HTTP client for other hosts. */
export function openHttp(options: HttpOptions): SafeHttp {
  const { userAgent, allowLocal = false, resolve = resolveBySystem, clock = systemClock } = options;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const retries = retriesOf(options);
  const agents = openAgents();
  const gate = new HostGate(options.hostGapMs ?? 0, options.turns);

  const hop: Hop = async (url, headers, { body, signal }) => {
    const looking = checkedAddresses(url, resolve, allowLocal);
    const addresses = await withTimeout(timeouts.connect, looking, signal, 'Die Serveradresse');
    const all = { ...headers, 'User-Agent': userAgent, 'Accept-Encoding': acceptEncoding };
    const target = { url, addresses, signal, body, headers: all };
    return gate.inTurn(url.host, signal, () => ask(agents, target, timeouts));
  };

  /** Makes one attempt; `work` gets the response if it is to be read. */
  async function once<T>(request: SafeRequest, work: (opened: Opened) => Promise<T>): Promise<T> {
    try {
      request.signal?.throwIfAborted();
      const opened = await followRedirects(request, hop, allowLocal);
      try {
        checkStatus(opened.message, nameOf(opened.url), request, clock());
        return await work(opened);
      } catch (error) {
        opened.message.destroy();
        throw error;
      }
    } catch (error) {
      request.signal?.throwIfAborted();
      throw asExchangeError(error, request.url);
    }
  }

  const tried = <T>(request: SafeRequest, work: (opened: Opened) => Promise<T>) =>
    retry(retries, request.signal, () => once(request, work));

  const bytes: SafeHttp['bytes'] = (request) =>
    tried(request, async (opened) => {
      const body = readBody(opened.message, request.maxBytes, timeouts, request.signal);
      return { ...partsOf(opened), body: await joinedBody(body) };
    });

  return {
    bytes,
    json: async (request) => {
      const answer = await bytes({ ...request, allowMissing: true });
      if (answer.status === 404) return undefined;
      return parsedJson(answer.body, answer.headers['content-type']);
    },
    stream: (request) =>
      tried(request, async (opened) => {
        const body = readBody(opened.message, request.maxBytes, timeouts, request.signal);
        const first = await body.next();
        return { ...partsOf(opened), body: translated(request, after(first, body)) };
      }),
  };
}
