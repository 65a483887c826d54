import type { IndexedAd } from '../../server/src/features/search/engine/indexed-ad.ts';
import { SearchIndex, type Found } from '../../server/src/features/search/engine/search-index.ts';
import { towns } from '../corpus/ads.ts';
import type { BenchQuery } from '../mix/queries.ts';

/** The product's own index, as far as it is measured; the one place that knows how it is called. */
export class Lehrpfad {
  readonly index: SearchIndex;

  constructor(ads: Iterable<IndexedAd>) {
    this.index = new SearchIndex(ads, towns.all);
  }

  /** One page of hits. */
  find({ parsed: { page, sort, ...filters } }: BenchQuery): Found {
    return this.index.find(filters, { page, sort });
  }

  /** The bytes of the answer for a page of hits. */
  body(found: Found): Buffer {
    return this.index.answer(found);
  }

  replace(ad: IndexedAd): void {
    this.index.replace([ad.card.id], [ad]);
  }

  points(): Buffer {
    return this.index.points({});
  }
}
