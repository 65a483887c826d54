import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { makeAds } from '../corpus/ads.ts';

const batchSize = 5000;

/**
 * Generates ads and measures the time for that. Batches limit the memory; a batch is complete before its first ad is returned, so
 * that the time between two ads is the consumer's.
 */
export class TimedBatches {
  /** In milliseconds. */
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
