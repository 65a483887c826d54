import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../e2e/support/server.ts';
import { serveFeed } from './corpus/feed.ts';
import { inOwnProcess } from './measure/child.ts';
import type { ImportResult } from './measure/import-run.ts';
import type { LoadQuestions, Round, Target } from './measure/load.ts';
import { importOnce, settingsOf, startImport, waitFor } from './measure/feed-exchange.ts';
import { openSession } from './measure/session.ts';
import { startWorker } from './measure/worker.ts';
import { against, figure, table } from './report/tables.ts';
import { summarise } from './statistics.ts';

/*
 * `npm run bench:imports`: measures how fast records are imported, how much memory this takes, and how fast searches and pages are
 * during an import in the same process, compared with the idle server. Prints the results and asserts nothing, because times depend
 * on the machine.
 */

const maxMegabytes = 200;
const minSpeed = 0.8;
/** Limit for the 99th percentile, in multiples of the idle server's. */
const maxP99 = 2;
const megabyte = 1024 * 1024;

/** The flags of `npm run import`: short-lived garbage is collected early. */
const importFlags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

async function measureImports(sizes: readonly number[]): Promise<string> {
  const feed = await serveFeed();
  const rows: string[][] = [];
  for (const size of sizes) {
    const urls = { first: feed.url(size), later: feed.url(size, 2) };
    const { passes, idle } = await inOwnProcess<ImportResult>('import-run', { urls }, importFlags);
    for (const [name, { perSecond, peak, counts }] of Object.entries(passes)) {
      const memory = against(Math.round(peak / megabyte), '≤', maxMegabytes);
      const outcomes = Object.entries(counts).map((entry) => entry.join(' '));
      rows.push([
        `${figure(size)}, ${name}`,
        figure(Math.round(perSecond)),
        memory,
        figure(Math.round(idle / megabyte)),
        outcomes.join(', '),
      ]);
      console.log(rows.at(-1)?.join(' · '));
    }
  }
  feed.close();
  return table(['records', 'records/s', 'MB above idle', 'MB idle', 'import results'], rows);
}

const roundMs = 2000;
const targets = ['search', 'page'] as const satisfies Target[];

type Rounds = Record<(typeof targets)[number], Round[]>;

/** Measures each target in turn until `isOver` returns true. */
async function measureUntil(
  ask: (target: Target) => Promise<Round>,
  isOver: (rounds: number) => Promise<boolean>,
): Promise<Rounds> {
  const rounds: Rounds = { search: [], page: [] };
  do {
    for (const target of targets) rounds[target].push(await ask(target));
  } while (!(await isOver(rounds.search.length)));
  return rounds;
}

const restRounds = 10;

/**
 * Measures how much slower the server is during an import that changes three in ten ads.
 * @param maxSeconds time limit: under full load, the import of 20,000 ads takes half an hour
 */
async function measureBeside(size: number, maxSeconds: number): Promise<string> {
  const feed = await serveFeed();
  const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-bench-beside-'));
  const board = { dataDir, databaseUrl: undefined };
  const first = await importOnce(board, feed.url(size), feed.url(size, 2));
  console.log(`First import: ${figure(first / 1000)} s`);

  const server = await startServer(settingsOf(board));
  const session = await openSession(server.url);
  const load = startWorker<LoadQuestions>('load', { origin: server.url });
  const ask = (target: Target) => load.ask.round({ target, ms: roundMs });
  for (const target of targets) await ask(target);
  const before = await measureUntil(ask, async (rounds) => rounds >= restRounds);
  const startedAt = performance.now();
  const secondsNow = () => (performance.now() - startedAt) / 1000;
  const isDone = await startImport(session);
  const importing = await measureUntil(
    ask,
    async () => (await isDone()) || secondsNow() >= maxSeconds,
  );
  const seconds = secondsNow();
  if (!(await isDone())) {
    console.log('The import goes on alone.');
    await waitFor(isDone);
  }
  const after = await measureUntil(ask, async (rounds) => rounds >= restRounds);
  load.stop();
  await server.stop();
  feed.close();
  rmSync(dataDir, { recursive: true, force: true });

  console.log(`${figure(size)} records beside the load in ${figure(seconds)} s`);
  const rows = targets.map((target) => {
    const resting = [...before[target], ...after[target]];
    const medians = (rounds: readonly Round[], key: 'perSecond' | 'p50' | 'p99') =>
      summarise(rounds.map((round) => round[key])).median;
    const pair = (key: 'p50' | 'p99') =>
      [resting, importing[target]].map((rounds) => medians(rounds, key));
    const [p99 = 1, p99Beside = 0] = pair('p99');
    const speeds = [resting, importing[target]].map((rounds) => medians(rounds, 'perSecond'));
    const errors = importing[target].reduce((sum, round) => sum + round.errors, 0);
    return [
      target,
      ...speeds.map((speed) => figure(Math.round(speed))),
      against((speeds[1] ?? 0) / (speeds[0] ?? 1), '≥', minSpeed),
      ...pair('p50').map(figure),
      ...pair('p99').map(figure),
      against(p99Beside / p99, '≤', maxP99),
      String(errors),
    ];
  });
  const head = ['50 connections', 'answers/s at rest', 'while importing', 'ratio'];
  const times = ['p50, ms', 'while importing', 'p99, ms', 'while importing', 'ratio', 'errors'];
  return table([...head, ...times], rows);
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    beside: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '300' },
    only: { type: 'string', default: 'imports,beside' },
  },
});
const only = values.only.split(',');
if (only.includes('imports'))
  console.log(`\n${await measureImports(values.sizes.split(',').map(Number))}\n`);
if (only.includes('beside'))
  console.log(`\n${await measureBeside(Number(values.beside), Number(values.seconds))}\n`);
