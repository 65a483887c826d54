import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { SafeAnswer, SafeHttp, SafeRequest } from '../fetching/safe-http.ts';
import type { Adapter, FetchContext, FetchedRecord, RawRecord } from './adapter.ts';
import { ExchangeError } from './adapter.ts';

/** Reads a file of `fixtures/`. */
export const fixture = (name: string): Buffer =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url));

export interface Held {
  readonly body: Buffer | string | AsyncIterable<Buffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Target of a redirect. */
  readonly movedTo?: string;
}

async function* inPieces(body: Held['body'], size: number): AsyncGenerator<Buffer> {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return yield* body;
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Responses of other hosts in memory, by URL; an error is thrown, and any other URL is 404. `size`: bytes that come at a time. */
export function heldHttp(
  pages: Readonly<Record<string, Held | ExchangeError>>,
  size = 64 * 1024,
): SafeHttp & { asked: string[] } {
  const asked: string[] = [];
  function find({ url, allowMissing }: SafeRequest): SafeAnswer & { held: Held } {
    asked.push(url);
    const held = pages[url];
    if (held instanceof ExchangeError) throw held;
    if (held === undefined && allowMissing !== true) throw new ExchangeError('unreachable', '404');
    return {
      status: held ? 200 : 404,
      url: held?.movedTo ?? url,
      headers: held?.headers ?? {},
      held: held ?? { body: '' },
    };
  }
  const stream: SafeHttp['stream'] = async (request) => {
    const { held, ...answer } = find(request);
    return { ...answer, body: inPieces(held.body, size) };
  };
  const bytes: SafeHttp['bytes'] = async (request) => {
    const { body, ...answer } = await stream(request);
    return { ...answer, body: Buffer.concat(await Readable.from(body).toArray()) };
  };
  const json: SafeHttp['json'] = async (request) =>
    JSON.parse((await bytes(request)).body.toString());
  return { asked, stream, bytes, json };
}

/** A context for one reading, without pauses. */
export function contextWith(http: SafeHttp, parts: Partial<FetchContext> = {}): FetchContext {
  return {
    http,
    cursor: null,
    signal: new AbortController().signal,
    knownStamps: async () => new Map(),
    knownPages: async () => new Set(),
    today: '2026-11-12',
    pause: async () => undefined,
    ...parts,
  };
}

/** Returns all records of an exchange. */
export async function readAll<Settings>(
  adapter: Adapter<Settings>,
  settings: Settings,
  context: FetchContext,
): Promise<FetchedRecord[]> {
  const records: FetchedRecord[] = [];
  for await (const page of adapter.fetch(settings, context)) records.push(...page.records);
  return records;
}

/** Returns the record with that id. @throws if there is none that is readable */
export function rawOf(records: readonly FetchedRecord[], externalId: string): RawRecord['raw'] {
  const record = records.find((one) => one.externalId === externalId);
  if (record === undefined || !('raw' in record)) throw new Error(`No record ${externalId}`);
  return record.raw;
}
