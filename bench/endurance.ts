import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../e2e/support/server.ts';
import { freePort } from '../server/test/programs.ts';
import { readMetrics } from './measure/metrics.ts';
import { startSaving } from './measure/saves.ts';
import { openSession } from './measure/session.ts';
import { makeMix, makeSequence } from './mix/queries.ts';
import { growthOf, type Sample } from './growth.ts';
import { table } from './report/tables.ts';

/*
 * `npm run bench:endurance`: sends a board all kinds of calls for some minutes, as fast as it responds, and checks whether memory, open files
 * and timers grow. `-- --minutes 30` is about the load of a board in ten hours. The exit code is 1 if one of them grows.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '4' },
    callers: { type: 'string', default: '12' },
    // Data folder of an existing board with demo data; it is changed.
    'data-dir': { type: 'string' },
  },
});
const forMs = Number(values.minutes) * 60_000;
const callers = Number(values.callers);
if (!(forMs > 0) || !(callers > 0)) throw new Error('--minutes and --callers are numbers above 0.');
const everyMs = Math.max(1000, forMs / 80);

const metricsPort = await freePort();
const serverUrl = process.env['BENCH_DATABASE_URL'];
const product = await startServer({
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  METRICS_PORT: String(metricsPort),
  TRUST_PROXY: 'on',
  ...(values['data-dir'] && { DATA_DIR: values['data-dir'] }),
  ...(serverUrl && { DATABASE_URL: serverUrl, DEMO_DATA: 'on' }),
});

const mix = makeMix();
const sequence = makeSequence(100_000, mix.length);
const encodings = ['gzip', 'br', 'identity'];
const pages = ['/', '/orte', '/berufe', '/events', '/informationen', '/sitemap.xml'];

/** Returns the path of a caller's call number `at`; each tenth is a new search. */
function pathOf(at: number): string {
  const { address } = mix[sequence[at % sequence.length] ?? 0] ?? { address: '' };
  switch (at % 10) {
    case 0:
      return `/api/v1/search/?fields=card&search_multi_match=neu${at}`;
    case 1:
      return pages[at % pages.length] ?? '/';
    case 2:
      return `/api/v1/suggestions/?search_multi_match=${'bkmestph'[at % 8]}${'aeiou'[at % 5]}`;
    case 3:
      return `/stelle/${1 + (at % 3000)}`;
    case 4:
      return '/api/public/v1/ads';
    case 5:
      return `/api/v1/search/?${address}&facets=1`;
    default:
      return `/api/v1/search/?${address}`;
  }
}

let calls = 0;
const failures = new Map<string, number>();
const state = { isOver: false };

async function call(at: number): Promise<void> {
  const headers = {
    'accept-encoding': encodings[at % encodings.length] ?? '',
    'x-forwarded-for': `10.${at % 200}.${(at >> 8) % 250}.${at % 250}`,
  };
  const path = at % 100 === 99 ? '/api/v1/token/' : pathOf(at);
  const body = JSON.stringify({ email: `nobody${at}@firma.example`, password: 'falsch' });
  const sent =
    at % 100 === 99
      ? {
          method: 'POST',
          body,
          headers: {
            ...headers,
            'content-type': 'application/json',
            cookie: 'csrftoken=a',
            'x-csrftoken': 'a',
          },
        }
      : { headers };
  const status = await fetch(product.url + path, sent).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  );
  calls += 1;
  if (status !== 0 && status < 500) return;
  const what = `${status || 'no answer'} for ${path.split('?')[0]?.replaceAll(/\d+/g, '…')}`;
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

/**
 * Counts the open file descriptors of a process, including sockets and pipes. Those of the embedded database are not counted: it keeps the
 * files of each used table open, and a job that first runs after an hour uses further tables.
 */
function countOpenFiles(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      // It was closed between the two calls.
      return undefined;
    }
  });
  return targets.filter((target) => target !== undefined && !target.includes('/database/')).length;
}

async function take(): Promise<Sample> {
  const number = await readMetrics(metricsPort);
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return {
    memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024,
    heap: number('nodejs_heap_size_used_bytes') / 1e6,
    files: countOpenFiles(product.pid),
    timers: number('nodejs_active_resources{type="Timeout"}'),
  };
}

const session = await openSession(product.url);
const endSaving = await startSaving(session);
const samples: Sample[] = [];
const watching = (async () => {
  while (!state.isOver) {
    await sleep(everyMs);
    samples.push(await take());
  }
})();
const readingFigures = (async () => {
  while (!state.isOver) {
    await session.ask('GET', 'statistics/');
    await sleep(everyMs);
  }
})();
const until = performance.now() + forMs;
await Promise.all(
  Array.from({ length: callers }, async (_, caller) => {
    for (let at = caller; performance.now() < until; at += callers) await call(at);
  }),
);
state.isOver = true;
await Promise.all([watching, readingFigures]);
const saves = await endSaving();
await product.stop();

const growth = growthOf(samples);
console.log(`${calls} calls and ${saves} saves in ${values.minutes} min, ${samples.length} looks`);
for (const [what, count] of failures) console.log(`failed: ${count} × ${what}`);
console.log(
  table(
    ['', 'second quarter', 'last quarter', 'may be'],
    growth.map(({ what, before, after, max, isFlat }) => [
      what,
      before.toFixed(1),
      after.toFixed(1),
      `${max.toFixed(1)}: ${isFlat ? 'flat' : '**grows**'}`,
    ]),
  ),
);
if (failures.size > 0 || growth.some(({ isFlat }) => !isFlat)) process.exitCode = 1;
