import { Session } from 'node:inspector/promises';
import { createApi } from '../server/src/floor/api.ts';
import { createHttp } from '../server/src/floor/http.ts';
import { makeAds } from './corpus/ads.ts';
import { Lehrpfad } from './engines/lehrpfad.ts';
import { startWorker } from './measure/worker.ts';
const size = Number(process.argv[2]),
  target = process.argv[3] ?? 'search';
const http = await createHttp({ trustProxy: false, rateLimits: false });
const api = createApi(http);
new Lehrpfad(makeAds(size)).register(api);
import { Bytes } from '../server/src/floor/api.ts';
import { endpoint } from '@lehrpfad/contract/endpoint.ts';
import { searchJobAds } from '@lehrpfad/contract/search.ts';
const { method, access, query, response } = searchJobAds;
const limit = endpoint({ method, access, response, path: 'limit/', summary: 'x' });
const body = Buffer.alloc(4960, 120);
api.answer(limit, () => new Bytes('application/json', body));
api.answer(endpoint({ ...limit, query, path: 'limit/read/' }), () => new Bytes('application/json', body));
const origin = await http.listen({ host: '127.0.0.1', port: 0 });
const load = startWorker<any>('load', { origin });
await load.ask.round({ target, ms: 4000 });
const s = new Session();
s.connect();
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 200 });
await s.post('Profiler.start');
const r = await load.ask.round({ target, ms: 5000 });
const { profile } = (await s.post('Profiler.stop')) as any;
const names = new Map(
  profile.nodes.map((n: any) => [
    n.id,
    `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').slice(-3).join('/')}:${n.callFrame.lineNumber + 1}`,
  ]),
);
const t = new Map<string, number>();
profile.samples.forEach((id: number, i: number) => {
  const n = names.get(id) as string;
  t.set(n, (t.get(n) ?? 0) + profile.timeDeltas[i]);
});
console.log(r.requests, r.perSecond);
for (const [n, us] of [...t].sort((a, b) => b[1] - a[1]).slice(0, 48))
  console.log((us / r.requests).toFixed(2).padStart(7), 'µs', n);
process.exit(0);
