import { makeAds } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix } from '../mix/queries.ts';
import { answer } from './child.ts';
import { memoryUse } from './memory-use.ts';

/** Bytes an ad, over the same process without ads. */
export interface MemoryResult {
  readonly size: number;
  readonly rss: number;
  readonly held: number;
  /** After every search of the mix has been asked once: with what the index keeps for the next time. */
  readonly rssSearched: number;
  readonly heldSearched: number;
  /** Of the cards' JSON alone. */
  readonly cards: number;
}

/** Ads that are made and dropped beforehand, so that code and word lists do not count as ads. */
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
  // Both indexes have to be alive until here, or they would not be counted.
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
