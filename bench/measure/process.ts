import { makeAds } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix, makeSequence, type BenchQuery } from '../mix/queries.ts';
import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';
import { TimedBatches } from './timed-batches.ts';

/** Times in µs from the parsed query to the bytes of the response's body: everything that the route's handler does. */
export interface ProcessResult {
  readonly size: number;
  readonly build: { readonly seconds: number; readonly adsPerSecond: number };
  /** First pass over all distinct queries on a new index, in a new process. */
  readonly cold: Summary;
  /** The same in a process that has searched another index before, like a server after its first seconds. */
  readonly coldWarmedUp?: Summary;
  /** A second pass over the same queries. */
  readonly again: Summary;
  /** The same queries with frequencies by Zipf's law. */
  readonly warm: Summary;
  readonly kinds: readonly {
    readonly kind: string;
    readonly queries: number;
    /** Average number of hits. */
    readonly hits: number;
    /** Number of searches with a hit. */
    readonly withHits: number;
    readonly cold: Summary;
  }[];
  /** Share of the distinct searches with a hit. */
  readonly withHits: number;
  /** The slowest searches of the cold pass. */
  readonly slowest: readonly { address: string; us: number }[];
}

const warmUpAds = 2000;
const warmSearches = 30_000;
const warmPasses = 3;
/** Milliseconds after which no further pass starts. */
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

/** Lets the code be compiled beforehand by other searches on another, small index. */
async function warmUp(): Promise<void> {
  const engine = new Lehrpfad(makeAds(warmUpAds, 'warm-up'));
  for (let pass = 0; pass < warmPasses; pass += 1) await searchAll(engine, makeMix('warm-up'));
}

interface Task {
  readonly size: number;
  /** Runs only the first pass, in a process that has searched before. */
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
