import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../e2e/support/server.ts';
import { fillBoard } from './fill-board.ts';
import type { BareQuestions } from './measure/bare.ts';
import { browserEncoding } from './measure/encodings.ts';
import type { LoadQuestions, Round, Target } from './measure/load.ts';
import { startSaving } from './measure/saves.ts';
import { openSession } from './measure/session.ts';
import { startWorker } from './measure/worker.ts';
import { table } from './report/tables.ts';
import { summarise, type Summary } from './statistics.ts';

/*
 * `npm run bench:deployed`: measures searches of the product as `npm start` runs it (log, limits, counts, database, compression),
 * interleaved with a bare Fastify that answers with a constant of the same size. Only the ratios are comparable between machines.
 * For each way all searches run once, which is measured separately (cold), and then again (warm).
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '2' },
    ads: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const ms = Number(values.seconds) * 1000;

interface Way {
  readonly name: string;
  readonly target: Target;
  readonly encoding?: string;
  /** Whether an ad is saved once a second during the measurement. */
  readonly saves?: boolean;
}

const ways: readonly Way[] = [
  { name: 'card form', target: 'search' },
  { name: 'with facets', target: 'facets' },
  { name: 'card form, gzip', target: 'search', encoding: 'gzip' },
  { name: 'card form, br', target: 'search', encoding: browserEncoding },
  {
    name: 'card form, br, an ad saved each second',
    target: 'search',
    encoding: browserEncoding,
    saves: true,
  },
];

/** Processor time of a process, in µs (Linux). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const dataDir = mkdtempSync(join(tmpdir(), 'lehrpfad-bench-'));
const serverUrl = process.env['BENCH_DATABASE_URL'];
const settings = {
  DATA_DIR: dataDir,
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'info',
  TRUST_PROXY: 'on',
  ...(serverUrl && { DATABASE_URL: serverUrl, DEMO_DATA: 'on' }),
};
if (values.ads !== undefined) {
  const ads = Number(values.ads);
  if (!Number.isSafeInteger(ads) || ads < 1) throw new Error('--ads is a whole number from 1.');
  const begun = performance.now();
  const filled = await fillBoard(settings, ads);
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${filled} public ads on ${serverUrl ? 'a server' : 'the embedded database'} after ${took} s`,
  );
}
const startedAt = performance.now();
const product = await startServer(settings);
console.log(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
const bare = startWorker<BareQuestions>('bare', {});
const loads = {
  product: startWorker<LoadQuestions>('load', { origin: product.url }),
  bare: startWorker<LoadQuestions>('load', { origin: await bare.ask.listen(undefined) }),
};

type Measured = Round & { readonly serverCpu: number };

async function once(which: 'product' | 'bare', way: Way, forMs = ms): Promise<Measured> {
  const cpu = async () => (which === 'bare' ? bare.ask.cpu(undefined) : cpuOf(product.pid));
  const { target, encoding } = way;
  const before = await cpu();
  const round = await loads[which].ask.round({
    target,
    ms: forMs,
    asBrowsers: true,
    ...(encoding !== undefined && { encoding }),
  });
  return { ...round, serverCpu: ((await cpu()) - before) / round.requests };
}

/** Returns a response of about the mean size, whose compressed form has the usual size, too. */
async function typicalBody(): Promise<string> {
  const { bytesPerRequest } = await once('product', { name: '', target: 'search' }, 3000);
  const text = await (await fetch(`${product.url}/api/v1/search/?fields=card`)).text();
  return text.slice(0, Math.round(bytesPerRequest)).padEnd(Math.round(bytesPerRequest));
}

/** Runs every search once. @returns the product's processor time per search in µs */
async function firstPass({ target, encoding }: Way): Promise<number> {
  const before = cpuOf(product.pid);
  const { requests } = await loads.product.ask.pass({ target, ...(encoding && { encoding }) });
  return (cpuOf(product.pid) - before) / requests;
}

const session = await openSession(product.url);
await bare.ask.setBody(await typicalBody());
const made = new Map(
  ways.map((way) => [way, { cold: NaN, product: [] as Measured[], bare: [] as Measured[] }]),
);
/** Measures ways in turn. */
async function measure(list: readonly Way[]): Promise<void> {
  for (const way of list) {
    const own = made.get(way);
    if (own) own.cold = await firstPass(way);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of list) {
      made.get(way)?.bare.push(await once('bare', way));
      const endSaving = way.saves ? await startSaving(session) : undefined;
      made.get(way)?.product.push(await once('product', way));
      await endSaving?.();
    }
  }
}

// Measured separately, because saves invalidate the cached responses of all searches.
await measure(ways.filter(({ saves }) => !saves));
await measure(ways.filter(({ saves }) => saves));
loads.product.stop();
loads.bare.stop();
bare.stop();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });

const figure = ({ median, iqr }: Summary, digits = 2) =>
  `${median.toFixed(digits)} ± ${(iqr / 2).toFixed(digits)}`;

const rows = [...made].map(([{ name }, { cold, product: own, bare: limit }]) => {
  const ratio = (key: 'perSecond' | 'p99' | 'serverCpu') =>
    summarise(own.map((round, at) => round[key] / (limit[at]?.[key] ?? NaN)));
  const of = (list: readonly Measured[], key: keyof Measured, digits = 0) =>
    figure(summarise(list.map((round) => round[key])), digits);
  return [
    name,
    figure(ratio('perSecond')),
    figure(ratio('p99')),
    of(own, 'perSecond'),
    of(own, 'p99', 1),
    of(own, 'serverCpu'),
    of(limit, 'serverCpu'),
    cold.toFixed(0),
    of(own, 'bytesPerRequest'),
    String(own.reduce((sum, { errors }) => sum + errors, 0)),
  ];
});
console.log(
  table(
    [
      'what is asked',
      'throughput, of the limit',
      'p99, times the limit’s',
      'answers/s',
      'p99, ms',
      'server CPU, µs each',
      'limit’s CPU, µs',
      'asked for the first time, server CPU, µs',
      'bytes',
      'errors',
    ],
    rows,
  ),
);

const perSecondOf = (target: Target) =>
  [...made].find(([way]) => way.target === target)?.[1].product ?? [];
const plain = perSecondOf('search');
const shares = perSecondOf('facets').map(
  ({ perSecond }, at) => perSecond / (plain[at]?.perSecond ?? NaN),
);
console.log(`With facets, of without: ${figure(summarise(shares))}`);
