import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { startServer } from '../e2e/support/server.ts';
import { freePort } from '../server/test/programs.ts';
import { serveFeed } from './corpus/feed.ts';
import { importOnce, settingsOf, startImport } from './measure/feed-exchange.ts';
import { browserEncoding } from './measure/encodings.ts';
import type { LoadQuestions, Paced } from './measure/load.ts';
import { readMetrics } from './measure/metrics.ts';
import { startSaving } from './measure/saves.ts';
import { openSession } from './measure/session.ts';
import { startWorker } from './measure/worker.ts';
import { against, figure, table } from './report/tables.ts';
import { summarise } from './statistics.ts';

/*
 * `npm run bench:steady`: sends 200 searches a second to a board while it imports a feed, makes backups (only with a PostgreSQL server: a
 * backup of the embedded database needs the server stopped), computes the figures of a year, and an editor works; and then to the same board
 * without other work. Prints the delays of the event loop and the durations of searches, and asserts nothing.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    records: { type: 'string', default: '5000' },
    'per-second': { type: 'string', default: '200' },
  },
});
const ms = Number(values.seconds) * 1000;
const records = Number(values.records);
const perSecond = Number(values['per-second']);

/** Limits of the issue: the delay of the event loop in milliseconds, and the searches' p99 in multiples of the quiet board's. */
const maxDelay = { p99: 20, max: 100 };
const maxP99 = 2;
/** The monitor of the event loop counts its own interval, too. */
const monitorMs = 10;

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const board = {
  dataDir: mkdtempSync(join(tmpdir(), 'lehrpfad-bench-steady-')),
  databaseUrl: process.env['BENCH_DATABASE_URL'],
};
const metricsPort = await freePort();
const feed = await serveFeed();
const settings = {
  ...settingsOf(board),
  LOG_LEVEL: 'info',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'on',
  METRICS_PORT: String(metricsPort),
};

interface Delay {
  readonly p99: number;
  readonly max: number;
}

interface Phase {
  readonly searches: Paced;
  /** The delays of the event loop in each second, in milliseconds. */
  readonly delays: readonly Delay[];
}

await importOnce(board, feed.url(records), feed.url(records, 2));
const product = await startServer(settings);
const load = startWorker<LoadQuestions>('load', { origin: product.url });
const session = await openSession(product.url);

async function readDelay(): Promise<Delay> {
  const number = await readMetrics(metricsPort);
  const of = (name: string) =>
    Math.max(0, number(`nodejs_eventloop_lag_${name}_seconds`) * 1000 - monitorMs);
  return { p99: of('p99'), max: of('max') };
}

/** Sends searches, and reads the delays of each second meanwhile. */
async function measurePhase(): Promise<Phase> {
  await readDelay();
  const delays: Delay[] = [];
  const state = { isOver: false };
  const watching = (async () => {
    while (!state.isOver) {
      await sleep(1000);
      delays.push(await readDelay());
    }
  })();
  const searches = await load.ask.paced({ ms, perSecond });
  state.isOver = true;
  await watching;
  return { searches, delays };
}

/** Starts all other work. @returns function that ends it and returns the number of runs of each kind */
async function startWork(): Promise<() => Promise<Record<string, number>>> {
  const done = { imports: 0, backups: 0, years: 0, lists: 0 };
  const state = { isOver: false };
  const isImported = await startImport(session);
  const repeat = async (work: () => Promise<unknown>, pauseMs: number) => {
    while (!state.isOver) {
      await work();
      await sleep(pauseMs);
    }
  };
  const backUp = async () => {
    const target = mkdtempSync(join(tmpdir(), 'lehrpfad-bench-backup-'));
    const env = { ...process.env, ...settings };
    await run(process.execPath, ['server/src/commands/backup.ts', target], { cwd: root, env });
    rmSync(target, { recursive: true, force: true });
    done.backups += 1;
  };
  const readYear = async () => {
    await session.ask('GET', 'statistics/');
    done.years += 1;
  };
  const lists = ['companies/?page=1', 'jobdescriptions/all/?page=2', 'jobnames/filter/?todo=1'];
  const readList = async () => {
    await session.ask('GET', lists[done.lists % lists.length] ?? '');
    done.lists += 1;
  };
  const endSaving = await startSaving(session);
  const works = [
    repeat(readYear, 2000),
    repeat(readList, 700),
    repeat(async () => {
      if (done.imports === 0 && (await isImported())) done.imports = 1;
    }, 1000),
    ...(board.databaseUrl ? [repeat(backUp, 5000)] : []),
  ];
  return async () => {
    state.isOver = true;
    await Promise.all(works);
    return { ...done, saves: await endSaving() };
  };
}

// The first searches compile the code, and each search costs more the first time.
const everySearch = { target: 'search', encoding: browserEncoding } as const;
for (let time = 0; time < 2; time += 1) await load.ask.pass(everySearch);
await load.ask.paced({ ms: 10_000, perSecond });
const endWork = await startWork();
const busy = await measurePhase();
const done = await endWork();
// The quiet board is measured last: before, parts of the program would still be compiled.
await load.ask.pass(everySearch);
const quiet = await measurePhase();
load.stop();
await product.stop();
feed.close();
rmSync(board.dataDir, { recursive: true, force: true });

const p99Of = ({ searches }: Phase) => summarise(searches.latencies).p99;
const rows = [
  { name: 'nothing else', phase: quiet },
  { name: 'all the other work', phase: busy },
].map(({ name, phase }) => {
  const p99s = summarise(phase.delays.map(({ p99 }) => p99));
  const longest = summarise(phase.delays.map(({ max }) => max));
  const latencies = summarise(phase.searches.latencies);
  return [
    name,
    against(p99s.median, '≤', maxDelay.p99),
    figure(p99s.max),
    figure(longest.median),
    against(longest.max, '≤', maxDelay.max),
    figure(latencies.median),
    figure(latencies.p99),
    figure(latencies.max),
    String(phase.searches.errors),
  ];
});
console.log(
  table(
    [
      `${perSecond} searches/s beside`,
      'p99 of the event loop’s delay in a second, ms: median',
      'longest',
      'longest delay in a second, ms: median',
      'longest',
      'searches, ms: median',
      'p99',
      'longest',
      'errors',
    ],
    rows,
  ),
);
console.log(
  `p99 beside the work, of the quiet board’s: ${against(p99Of(busy) / p99Of(quiet), '≤', maxP99)}`,
);
console.log(
  `Meanwhile: ${Object.entries(done)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}`,
);
