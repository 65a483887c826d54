import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import type { BenchQuery } from '../mix/queries.ts';

/** A search engine that can be measured beside ours. */
export interface Engine {
  /** Takes in all ads; called once, before any search. */
  build(ads: Iterable<IndexedAd>): Promise<void> | void;
  /** One page of results, with the number of all. */
  search(query: BenchQuery): Promise<{ count: number }> | { count: number };
  close?(): Promise<void>;
}
