import { makeAds, makeReplacements } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix, makeSequence } from '../mix/queries.ts';
import { answer } from './child.ts';
import { memoryUse } from './memory-use.ts';

export interface EnduranceResult {
  readonly size: number;
  readonly seconds: number;
  /** MB after this many replacements. */
  readonly memory: readonly { replacements: number; rss: number; held: number }[];
}

const replacements = 1_000_000;
const every = 100_000;
/** One search after this many replacements, because users search in the meantime. */
const searchEvery = 50;

await answer(async ({ size }: { size: number }): Promise<EnduranceResult> => {
  const startedAt = performance.now();
  const engine = new Lehrpfad(makeAds(size));
  const mix = makeMix();
  const sequence = makeSequence(replacements / searchEvery, mix.length);
  const memory: EnduranceResult['memory'][number][] = [];
  const note = (done: number) => {
    const { rss, held } = memoryUse();
    memory.push({ replacements: done, rss: rss / 1e6, held: held / 1e6 });
    console.log(`${done} replacements: ${Math.round(rss / 1e6)} MB RSS`);
  };
  note(0);
  let done = 0;
  for (const ad of makeReplacements(replacements, size)) {
    engine.replace(ad);
    done += 1;
    const query = done % searchEvery === 0 ? mix[sequence[done / searchEvery - 1] ?? 0] : undefined;
    if (query) await engine.search(query);
    if (done % every === 0) note(done);
  }
  return { size, seconds: (performance.now() - startedAt) / 1000, memory };
});
