import MiniSearch, { type SearchResult } from 'minisearch';
import { wordsOf } from '../../server/src/features/search/engine/text/analysis.ts';
import type { Position } from '../../server/src/core/distances.ts';
import {
  textsOf,
  type IndexedAd,
} from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { towns } from '../corpus/ads.ts';
import type { BenchQuery } from '../mix/queries.ts';
import type { Engine } from './engine.ts';
import { bodyOf, pageSize, wanted, type Wanted } from './wanted.ts';

const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Returns the distance on the sphere in km (haversine). */
function kilometresBetween(a: Position, b: Position): number {
  const [phi1, phi2] = [a.latitude * radians, b.latitude * radians];
  const sinPhi = Math.sin((phi2 - phi1) / 2);
  const sinLambda = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h = sinPhi * sinPhi + Math.cos(phi1) * Math.cos(phi2) * sinLambda * sinLambda;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

const boost = { jobName: 10, synonym: 9, title: 8, profession: 5, company: 4, town: 3 };

interface Kept {
  readonly card: string;
  readonly ad: Pick<IndexedAd, 'brafo' | 'townId'> & { card: IndexedAd['card'] };
}

const regionOf = new Map(towns.all.map(({ id, region }) => [id, region]));

function passes({ ad: { card, brafo, townId } }: Kept, asked: Wanted): boolean {
  const { type, startFrom, startTo, publishedFrom, region, circle, townIds } = asked;
  if (type !== undefined && card.job_type_int !== type) return false;
  if (asked.brafo.length > 0 && !asked.brafo.some((number) => brafo.includes(number))) return false;
  if (card.job_start !== null) {
    if (startFrom !== undefined && card.job_start < startFrom) return false;
    if (startTo !== undefined && card.job_start > startTo) return false;
  }
  if (publishedFrom !== undefined && (card.publish_date ?? '') < publishedFrom) return false;
  if (region !== undefined && regionOf.get(townId ?? 0) !== region) return false;
  if (townIds !== undefined && !townIds.includes(townId ?? 0)) return false;
  if (circle === undefined) return true;
  if (card.geo_data === null) return false;
  const [longitude, latitude] = card.geo_data;
  return kilometresBetween(circle, { longitude, latitude }) <= circle.km;
}

/**
 * Searches all fields with weights, with our normalisation of letters and gender forms; tolerates typing errors only if nothing
 * matches.
 */
export class MiniSearchEngine implements Engine {
  readonly #kept = new Map<number, Kept>();
  readonly #index = new MiniSearch({
    fields: ['jobName', 'synonym', 'title', 'profession', 'company', 'town', 'description'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost, combineWith: 'AND', prefix: true },
  });

  build(ads: Iterable<IndexedAd>): void {
    for (const ad of ads) {
      const { card, brafo, townId } = ad;
      this.#kept.set(card.id, { card: JSON.stringify(card), ad: { card, brafo, townId } });
      this.#index.add({ id: card.id, ...textsOf(ad) });
    }
  }

  search(query: BenchQuery): { count: number } {
    const asked = wanted(query);
    const ids = asked.words.length > 0 ? this.#ranked(asked) : this.#newest(asked);
    const page = ids.slice(asked.offset, asked.offset + pageSize);
    return bodyOf(
      ids.length,
      page.map((id) => this.#kept.get(id)?.card ?? ''),
    );
  }

  #ranked(asked: Wanted): number[] {
    const text = asked.words.join(' ');
    const filter = ({ id }: SearchResult) => {
      const kept = this.#kept.get(id as number);
      return kept !== undefined && passes(kept, asked);
    };
    const found = this.#index.search(text, { filter });
    const hits = found.length > 0 ? found : this.#index.search(text, { filter, fuzzy: 0.2 });
    return hits.map(({ id }) => id as number);
  }

  #newest(asked: Wanted): number[] {
    return [...this.#kept.values()]
      .filter((kept) => passes(kept, asked))
      .sort((a, b) => {
        const [left, right] = [a.ad.card.publish_date ?? '', b.ad.card.publish_date ?? ''];
        return left < right ? 1 : left > right ? -1 : b.ad.card.id - a.ad.card.id;
      })
      .map(({ ad }) => ad.card.id);
  }
}
