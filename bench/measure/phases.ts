import { makeReplacements } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix, makeSequence } from '../mix/queries.ts';
import { TimedBatches } from './timed-batches.ts';

/** A stretch of work that can be looked at by itself; what it needs beforehand is done before it is handed out. */
export type Phase = (size: number) => () => void;

const warmSearches = 100_000;
const replacements = 5000;

const build = (size: number) => new Lehrpfad(new TimedBatches(size));

function askedAll(size: number): { engine: Lehrpfad; ask: () => void } {
  const engine = build(size);
  const mix = makeMix();
  return { engine, ask: () => mix.forEach((query) => engine.body(engine.find(query))) };
}

export const phases = {
  build: (size) => {
    const ads = [...new TimedBatches(size)];
    return () => void new Lehrpfad(ads);
  },
  cold: (size) => askedAll(size).ask,
  warm: (size) => {
    const { engine, ask } = askedAll(size);
    ask();
    const mix = makeMix();
    const queries = [...makeSequence(warmSearches, mix.length)].flatMap((at) => mix[at] ?? []);
    return () => queries.forEach((query) => engine.body(engine.find(query)));
  },
  replace: (size) => {
    const engine = build(size);
    const ads = [...makeReplacements(replacements, size)];
    return () => ads.forEach((ad) => engine.replace(ad));
  },
} satisfies Record<string, Phase>;
