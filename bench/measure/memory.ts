import { makeAds } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix } from '../mix/queries.ts';
import { answer } from './child.ts';
import { memoryUse } from './memory-use.ts';

/** Bytes per ad, compared with the same process without ads. */
export interface MemoryResult {
  readonly size: number;
  readonly rss: number;
  readonly held: number;
  /** After every search of the mix has run once: includes the caches of the index. */
  readonly rssSearched: number;
  readonly heldSearched: number;
  /** Only the cards' JSON. */
  readonly cards: number;
}

/** Number of ads that are created and dropped beforehand, so that code and word lists do not count as ads. */
const warmUp = 3000;

await answer(async ({ size }: { size: number }): Promise<MemoryResult> => {
  const empty = new Lehrpfad(makeAds(warmUp));
  const mix = makeMix();
  for (const query of mix) await empty.search(query);
  let cards = 0;
  function* counted() {
    for (const ad of makeAds(size)) {
      cards += Buffer.byteLength(JSON.stringify(ad.card));
      yield ad;
    }
  }
  const before = memoryUse();
  const engine = new Lehrpfad(counted());
  const built = memoryUse();
  for (const query of mix) await engine.search(query);
  const searched = memoryUse();
  // Keeps both indexes alive up to this point; otherwise they would not be counted.
  if (engine.cardBytes === 0 || empty.cardBytes === 0) throw new Error('An index without cards.');
  return {
    size,
    rss: (built.rss - before.rss) / size,
    held: (built.held - before.held) / size,
    rssSearched: (searched.rss - before.rss) / size,
    heldSearched: (searched.held - before.held) / size,
    cards: cards / size,
  };
});
