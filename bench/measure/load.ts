import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Dispatcher } from 'undici';
import { makeMix, makeSequence } from '../mix/queries.ts';
import { summarise } from '../statistics.ts';
import { browserEncoding } from './encodings.ts';
import { serveQuestions } from './worker.ts';

/** The load generator: connections that send one search after another, in a separate process. */

const connections = 50;
const sequenceLength = 200_000;
const base = '/api/v1/';

const mix = makeMix();
const sequence = makeSequence(sequenceLength, mix.length);
const { origin } = JSON.parse(process.argv[2] ?? '{}') as { origin: string };
const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }));

export type Target = 'limit' | 'read' | 'search' | 'facets' | 'points' | 'compressed' | 'page';

/** URLs of each target; searches take theirs in turn. */
const addresses: Readonly<Record<Target, readonly string[]>> = {
  limit: [`${base}limit/`],
  read: mix.map(({ address }) => `${base}limit/read/?${address}`),
  search: mix.map(({ address }) => `${base}search/?${address}`),
  facets: mix.map(({ address }) => `${base}search/?${address}&facets=1`),
  compressed: mix.map(({ address }) => `${base}search/?${address}`),
  points: [`${base}mapbox/points/`],
  page: ['/'],
};

const compressed: ReadonlySet<Target> = new Set<Target>(['points', 'compressed']);

export interface Round {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly bytesPerRequest: number;
  readonly errors: number;
  /** Processor time of the load generator, in µs. */
  readonly cpuPerRequest: number;
}

let cursor = 0;

/** Sends one request; returns the bytes of the body, or -1 if it failed. */
function ask(client: Client, options: Dispatcher.DispatchOptions): Promise<number> {
  return new Promise((resolve) => {
    let [bytes, status] = [0, 0];
    client.dispatch(options, {
      onRequestStart() {},
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        bytes += chunk.length;
      },
      onResponseEnd() {
        resolve(status === 200 ? bytes : -1);
      },
      onResponseError() {
        resolve(-1);
      },
    });
  });
}

/** Options of the requests of a round. */
interface Sent {
  readonly target: Target;
  readonly ms: number;
  /** `gzip` for targets that are measured compressed, else none, unless said otherwise. */
  readonly encoding?: string;
  /** Whether each request comes from another address and has the cookies of a browser, as behind a proxy. */
  readonly asBrowsers?: boolean;
}

const browserCookie = 'csrftoken=aW5zdGVhZE9mQVJlYWxUb2tlbjEyMzQ1; cookieConsent=false';

/** An address of the 16,000,000 of the network 10.0.0.0. */
const someAddress = (number: number) =>
  `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`;

async function round({ target, ms, encoding, asBrowsers }: Sent): Promise<Round> {
  const list = addresses[target];
  const accepted = encoding ?? (compressed.has(target) ? 'gzip' : undefined);
  const headers: Record<string, string> = {
    ...(accepted && { 'accept-encoding': accepted }),
    ...(asBrowsers && { cookie: browserCookie }),
  };
  const latencies: number[] = [];
  let [errors, bytes] = [0, 0];
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const until = startedAt + ms;
  const askUntilTheEnd = async (client: Client) => {
    for (let now = startedAt; now < until;) {
      cursor += 1;
      const at = list.length === 1 ? 0 : (sequence[cursor % sequenceLength] ?? 0);
      const askedAt = performance.now();
      if (asBrowsers) headers['x-forwarded-for'] = someAddress(cursor);
      const got = await ask(client, { path: list[at] ?? '', method: 'GET', headers });
      now = performance.now();
      latencies.push(now - askedAt);
      if (got < 0) errors += 1;
      else bytes += got;
    }
  };
  await Promise.all(clients.map(askUntilTheEnd));
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { median, p99, count } = summarise(latencies);
  return {
    perSecond: count / seconds,
    p50: median,
    p99,
    requests: count,
    errors,
    bytesPerRequest: bytes / count,
    cpuPerRequest: (user + system) / count,
  };
}

/** Requests each URL of a target once. */
async function pass({ target, encoding }: Omit<Sent, 'ms'>): Promise<{ requests: number }> {
  const list = addresses[target];
  let next = 0;
  const askUntilTheEnd = async (client: Client) => {
    for (let at = next++; at < list.length; at = next++) {
      const headers = {
        'x-forwarded-for': someAddress(at),
        ...(encoding && { 'accept-encoding': encoding }),
      };
      await ask(client, { path: list[at] ?? '', method: 'GET', headers });
    }
  };
  await Promise.all(clients.map(askUntilTheEnd));
  return { requests: list.length };
}

/** Options of searches that are sent at fixed times, regardless of the duration of those before. */
interface Pace {
  readonly ms: number;
  readonly perSecond: number;
}

/** Durations of searches at a fixed pace in milliseconds, from the time at which they were due. */
export interface Paced {
  readonly latencies: readonly number[];
  readonly errors: number;
}

/** Sends `perSecond` searches a second like browsers. A late start counts as waiting. */
async function paced({ ms, perSecond }: Pace): Promise<Paced> {
  const list = addresses.search;
  const latencies: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const count = Math.floor((ms / 1000) * perSecond);
  let next = 0;
  const askInTurn = async (client: Client) => {
    for (let at = next++; at < count; at = next++) {
      const dueAt = startedAt + (at * 1000) / perSecond;
      await sleep(Math.max(0, dueAt - performance.now()));
      // A timer may be early by less than a millisecond.
      const begun = Math.min(dueAt, performance.now());
      cursor += 1;
      const headers = {
        cookie: browserCookie,
        'accept-encoding': browserEncoding,
        'x-forwarded-for': someAddress(cursor),
      };
      const path = list[sequence[cursor % sequenceLength] ?? 0] ?? '';
      if ((await ask(client, { path, method: 'GET', headers })) < 0) errors += 1;
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(clients.map(askInTurn));
  return { latencies, errors };
}

const questions = { round, pass, paced };

export type LoadQuestions = typeof questions;

serveQuestions(questions);
