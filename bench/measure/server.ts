import { gunzipSync, gzipSync } from 'node:zlib';
import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { searchJobAds } from '@lehrpfad/contract/search/search.ts';
import { createApi } from '../../server/src/core/http/api.ts';
import { RawResponse } from '../../server/src/core/http/raw-response.ts';
import { createHttp } from '../../server/src/core/http/http.ts';
import { makeAds } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { serveQuestions } from './worker.ts';

/** The product's server in a separate process: core and search, but no database, log or rate limits. */

const json = 'application/json; charset=utf-8';
const { size } = JSON.parse(process.argv[2] ?? '{}') as { size: number };

let limitBody = Buffer.alloc(0);

const { method, access, query, response } = searchJobAds;

/** A constant response: the upper limit for any search on this server. */
const limit = endpoint({ method, access, response, path: 'limit/', summary: 'A constant' });

/** The same constant response, but the parameters of a search are parsed first. */
const readLimit = endpoint({ ...limit, query, path: 'limit/read/' });

const http = await createHttp({ trustProxy: false, rateLimits: false });
const api = createApi(http);
const engine = new Lehrpfad(makeAds(size));
engine.register(api);
api.handle(limit, () => new RawResponse(json, limitBody));
api.handle(readLimit, () => new RawResponse(json, limitBody));

const isGzip = (body: Buffer) => body[0] === 0x1f && body[1] === 0x8b;

const questions = {
  listen: () => http.listen({ host: '127.0.0.1', port: 0 }),
  /** Sets the size of the constant body. */
  setLimit: (bytes: number) => {
    limitBody = Buffer.from(JSON.stringify({ count: 1, results: 'x'.repeat(Math.max(0, bytes)) }));
  },
  /** Returns the processor time of this process in µs. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Gets all points from the handler; returns the time in ms and the sizes in bytes. */
  points: async () => {
    const startedAt = performance.now();
    const body = await engine.points();
    const ms = performance.now() - startedAt;
    const raw = isGzip(body) ? gunzipSync(body) : body;
    const gzip = isGzip(body) ? body : gzipSync(body);
    return { ms, raw: raw.length, gzip: gzip.length };
  },
};

export type ServerQuestions = typeof questions;

serveQuestions(questions);
