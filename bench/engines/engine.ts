import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import type { BenchQuery } from '../mix/queries.ts';

/** A search engine for comparison with ours. */
export interface Engine {
  /** Indexes all ads; called once, before any search. */
  build(ads: Iterable<IndexedAd>): Promise<void> | void;
  /** Returns one page of results, and the total number. */
  search(query: BenchQuery): Promise<{ count: number }> | { count: number };
  close?(): Promise<void>;
}
