import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix, makeSequence, type BenchQuery } from '../mix/queries.ts';
import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';
import { TimedBatches } from './timed-batches.ts';

/** µs for finding a page, and for finding it and putting the answer together. */
interface Timed {
  readonly find: Summary;
  readonly whole: Summary;
}

export interface ProcessResult {
  readonly size: number;
  readonly build: { readonly seconds: number; readonly adsPerSecond: number };
  /** First pass over all distinct queries on a fresh index, in a fresh process. */
  readonly cold: Timed;
  /** The same queries once more, each once. */
  readonly again: Timed;
  /** The same queries as often as Zipf's law says. */
  readonly warm: Timed;
  /** Cold mean µs by kind of search, and how many hits it has on average. */
  readonly kinds: readonly { kind: string; queries: number; hits: number; cold: Summary }[];
  /** The slowest when cold. */
  readonly slowest: readonly { address: string; us: number; hits: number }[];
}

const warmSearches = 30_000;
const warmPasses = 3;
/** ms after which no further pass is begun. */
const warmBudget = 30_000;

interface Sample {
  readonly query: BenchQuery;
  readonly find: number;
  readonly whole: number;
  readonly hits: number;
}

function searchOnce(engine: Lehrpfad, query: BenchQuery): Sample {
  const start = performance.now();
  const found = engine.find(query);
  const middle = performance.now();
  const body = engine.body(found);
  const end = performance.now();
  if (body.length === 0) throw new Error('An answer without a body.');
  return { query, find: (middle - start) * 1000, whole: (end - start) * 1000, hits: found.count };
}

function timed(samples: readonly Sample[]): Timed {
  return {
    find: summarise(samples.map(({ find }) => find)),
    whole: summarise(samples.map(({ whole }) => whole)),
  };
}

function byKind(samples: readonly Sample[]): ProcessResult['kinds'] {
  const groups = Map.groupBy(samples, ({ query }) => query.kind);
  return [...groups].map(([kind, own]) => ({
    kind,
    queries: own.length,
    hits: summarise(own.map(({ hits }) => hits)).mean,
    cold: summarise(own.map(({ whole }) => whole)),
  }));
}

function warmPassesOf(engine: Lehrpfad, mix: readonly BenchQuery[]): Sample[] {
  const samples: Sample[] = [];
  const sequence = makeSequence(warmSearches, mix.length);
  const until = performance.now() + warmBudget;
  for (let pass = 0; pass < warmPasses && performance.now() < until; pass += 1) {
    for (const at of sequence) {
      const query = mix[at];
      if (query) samples.push(searchOnce(engine, query));
    }
  }
  return samples;
}

await answer(({ size }: { size: number }): ProcessResult => {
  const ads = new TimedBatches(size);
  const startedAt = performance.now();
  const engine = new Lehrpfad(ads);
  const seconds = (performance.now() - startedAt - ads.spent) / 1000;
  const mix = makeMix();
  const cold = mix.map((query) => searchOnce(engine, query));
  const again = mix.map((query) => searchOnce(engine, query));
  return {
    size,
    build: { seconds, adsPerSecond: size / seconds },
    cold: timed(cold),
    again: timed(again),
    warm: timed(warmPassesOf(engine, mix)),
    kinds: byKind(cold),
    slowest: cold
      .toSorted((a, b) => b.whole - a.whole)
      .slice(0, 12)
      .map(({ query, whole, hits }) => ({ address: query.address, us: whole, hits })),
  };
});
