import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { makeAds } from '../corpus/ads.ts';

const batchSize = 5000;

/**
 * A stream of ads that knows how long it took to make them. Batches bound the memory; each is made whole before its
 * ads are handed out, so that the time between two of them belongs to whoever takes them.
 */
export class TimedBatches {
  /** ms */
  spent = 0;
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  *[Symbol.iterator](): Generator<IndexedAd> {
    const ads = makeAds(this.#count);
    for (let made = 0; made < this.#count; made += batchSize) {
      const startedAt = performance.now();
      const batch: IndexedAd[] = [];
      while (batch.length < batchSize && made + batch.length < this.#count) {
        const { value } = ads.next() as IteratorYieldResult<IndexedAd>;
        batch.push(value);
      }
      this.spent += performance.now() - startedAt;
      yield* batch;
    }
  }
}
