import { makeReplacements } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix, makeSequence, type BenchQuery } from '../mix/queries.ts';
import { TimedBatches } from './timed-batches.ts';

/** A phase of work for the profiler; its preparation is done before it is returned. */
export type Phase = (size: number) => Promise<() => Promise<void>>;

const warmSearches = 100_000;
const replacements = 5000;

const build = (size: number) => new Lehrpfad(new TimedBatches(size));

async function searchAll(engine: Lehrpfad, queries: readonly BenchQuery[]): Promise<void> {
  for (const query of queries) await engine.search(query);
}

export const phases = {
  build: async (size) => {
    const ads = [...new TimedBatches(size)];
    return async () => void new Lehrpfad(ads);
  },
  cold: async (size) => {
    const [engine, mix] = [build(size), makeMix()];
    return () => searchAll(engine, mix);
  },
  warm: async (size) => {
    const [engine, mix] = [build(size), makeMix()];
    await searchAll(engine, mix);
    const queries = [...makeSequence(warmSearches, mix.length)].flatMap((at) => mix[at] ?? []);
    return () => searchAll(engine, queries);
  },
  replace: async (size) => {
    const engine = build(size);
    const ads = [...makeReplacements(replacements, size)];
    return async () => ads.forEach((ad) => engine.replace(ad));
  },
} satisfies Record<string, Phase>;
