import type { Engine } from '../engines/engine.ts';
import { peers, type PeerName } from '../engines/peers.ts';
import { makeMix, makeSequence, type BenchQuery } from '../mix/queries.ts';
import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';
import { TimedBatches } from './timed-batches.ts';

export interface PeerResult {
  readonly name: PeerName;
  readonly differs: string;
  readonly adsPerSecond: number;
  /** In µs; `count` is the number of searches that fitted into the time. */
  readonly cold: Summary;
  readonly warm: Summary;
  /** Number of the distinct searches that had a hit. */
  readonly withHits: number;
}

/** Time limit for each pass, in milliseconds. */
const budget = 15_000;

async function timed(engine: Engine, queries: Iterable<BenchQuery>) {
  const [times, counts]: [number[], number[]] = [[], []];
  const until = performance.now() + budget;
  for (const query of queries) {
    const startedAt = performance.now();
    if (startedAt > until) break;
    const { count } = await engine.search(query);
    times.push((performance.now() - startedAt) * 1000);
    counts.push(count);
  }
  return { times: summarise(times), withHits: counts.filter((count) => count > 0).length };
}

await answer(
  async ({ size, name }: { size: number; name: PeerName }): Promise<PeerResult | null> => {
    const { start, differs } = peers[name];
    const engine = await start();
    if (engine === undefined) return null;
    const ads = new TimedBatches(size);
    const startedAt = performance.now();
    await engine.build(ads);
    const seconds = (performance.now() - startedAt - ads.spent) / 1000;
    const mix = makeMix();
    const cold = await timed(engine, mix);
    // Repeats only searches of the first pass.
    const known = cold.times.count;
    const sequence = makeSequence(10_000, mix.length).filter((at) => at < known);
    const warm = await timed(
      engine,
      [...sequence].flatMap((at) => mix[at] ?? []),
    );
    await engine.close?.();
    return {
      name,
      differs,
      adsPerSecond: size / seconds,
      cold: cold.times,
      warm: warm.times,
      withHits: cold.withHits / known,
    };
  },
);
