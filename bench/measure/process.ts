import { makeAds } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix, makeSequence, type BenchQuery } from '../mix/queries.ts';
import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';
import { TimedBatches } from './timed-batches.ts';

/** Times in µs, from the parsed query to the bytes of the answer's body: all that the route's handler does. */
export interface ProcessResult {
  readonly size: number;
  readonly build: { readonly seconds: number; readonly adsPerSecond: number };
  /** First pass over all distinct queries on a fresh index, in a fresh process. */
  readonly cold: Summary;
  /** The same in a process that has searched another index before, as a server has after its first seconds. */
  readonly coldWarmedUp?: Summary;
  /** The same queries once more, each once. */
  readonly again: Summary;
  /** The same queries as often as Zipf's law says. */
  readonly warm: Summary;
  readonly kinds: readonly {
    readonly kind: string;
    readonly queries: number;
    /** On average. */
    readonly hits: number;
    /** Searches that found something. */
    readonly withHits: number;
    readonly cold: Summary;
  }[];
  /** Share of the distinct searches that find something. */
  readonly withHits: number;
  /** The slowest when cold. */
  readonly slowest: readonly { address: string; us: number }[];
}

const warmUpAds = 2000;
const warmSearches = 30_000;
const warmPasses = 3;
/** ms after which no further pass is begun. */
const warmBudget = 30_000;

interface Sample {
  readonly query: BenchQuery;
  readonly us: number;
}

async function searchOnce(engine: Lehrpfad, query: BenchQuery): Promise<Sample> {
  const startedAt = performance.now();
  await engine.search(query);
  return { query, us: (performance.now() - startedAt) * 1000 };
}

async function searchAll(engine: Lehrpfad, queries: readonly BenchQuery[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const query of queries) samples.push(await searchOnce(engine, query));
  return samples;
}

const summary = (samples: readonly Sample[]) => summarise(samples.map(({ us }) => us));

async function hitsOf(engine: Lehrpfad, query: BenchQuery): Promise<number> {
  const body = JSON.parse((await engine.search(query)).toString('utf8')) as { count: number };
  return body.count;
}

async function byKind(
  engine: Lehrpfad,
  samples: readonly Sample[],
): Promise<ProcessResult['kinds']> {
  const groups = Map.groupBy(samples, ({ query }) => query.kind);
  return Promise.all(
    [...groups].map(async ([kind, own]) => {
      const hits = await Promise.all(own.map(({ query }) => hitsOf(engine, query)));
      return {
        kind,
        queries: own.length,
        hits: summarise(hits).mean,
        cold: summary(own),
        withHits: hits.filter((count) => count > 0).length,
      };
    }),
  );
}

async function warmPassesOf(engine: Lehrpfad, mix: readonly BenchQuery[]): Promise<Summary> {
  const queries = [...makeSequence(warmSearches, mix.length)].flatMap((at) => mix[at] ?? []);
  const samples: Sample[] = [];
  const until = performance.now() + warmBudget;
  for (let pass = 0; pass < warmPasses && performance.now() < until; pass += 1) {
    for (const sample of await searchAll(engine, queries)) samples.push(sample);
  }
  return summary(samples);
}

/** Lets the program be compiled: another, small index, asked other searches. */
async function warmUp(): Promise<void> {
  const engine = new Lehrpfad(makeAds(warmUpAds, 'warm-up'));
  for (let pass = 0; pass < warmPasses; pass += 1) await searchAll(engine, makeMix('warm-up'));
}

interface Task {
  readonly size: number;
  /** Only the first pass, in a process that has searched before. */
  readonly warmedUp?: boolean;
}

await answer(async ({ size, warmedUp }: Task): Promise<ProcessResult | Summary> => {
  if (warmedUp) await warmUp();
  const ads = new TimedBatches(size);
  const startedAt = performance.now();
  const engine = new Lehrpfad(ads);
  const seconds = (performance.now() - startedAt - ads.spent) / 1000;
  const mix = makeMix();
  const cold = await searchAll(engine, mix);
  if (warmedUp) return summary(cold);
  const again = await searchAll(engine, mix);
  const warm = await warmPassesOf(engine, mix);
  const kinds = await byKind(engine, cold);
  const slowest = cold.toSorted((a, b) => b.us - a.us).slice(0, 12);
  return {
    size,
    build: { seconds, adsPerSecond: size / seconds },
    cold: summary(cold),
    again: summary(again),
    warm,
    kinds,
    withHits: kinds.reduce((sum, { withHits }) => sum + withHits, 0) / mix.length,
    slowest: slowest.map(({ query, us }) => ({ address: query.address, us })),
  };
});
