import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { SchoolPeriod } from '@lehrpfad/contract/school-internships/period-weeks.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { eachBit, hasBit, type Bits } from '../collections/bits.ts';
import { FacetCounts } from './facet-counts.ts';
import { facetNames, type FacetName, type Filters } from './filter.ts';
import type { Intersection, WeightedMatchSet } from '../matching/match-sets/intersection.ts';
import { ResultCache } from '../index/result-cache.ts';
import { facetLimit } from '../index/memory.ts';
import type { Reads } from '../index/reads.ts';
import type { SearchArea } from './search-area.ts';

export type SchoolPeriods = readonly SchoolPeriod[];

interface Deps {
  readonly ads: AdDocIds;
  readonly filters: Filters;
  readonly intersection: Intersection;
}

interface Asked {
  readonly query: SearchFilters;
  readonly where: SearchArea;
  readonly matchSets: readonly WeightedMatchSet[] | undefined;
  /** ISO day in Berlin. */
  readonly today: string;
  /** Loaded together with the vocabulary; a change makes all cached counts outdated. */
  readonly periods: SchoolPeriods;
}

/** An active filter and the ads that pass it. */
interface SetFilter {
  readonly name: FacetName;
  readonly bits: Bits;
}

/** Bytes of the counts of all choices; their number is constant. */
const facetBytes = 3500;

/** Caches the counts of searches without words: they read most ads, and the same few filters are used again and again. */
export class FacetCache {
  readonly #deps: Deps;
  readonly #reads: Reads;
  readonly #kept: ResultCache<Facets>;

  constructor(deps: Deps, reads: Reads) {
    this.#deps = deps;
    this.#reads = reads;
    this.#kept = new ResultCache(reads, () => facetBytes);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  clear(): void {
    this.#kept.clear();
  }

  of(asked: Asked): Facets {
    const { query, where, matchSets, today } = asked;
    if (matchSets !== undefined) return countFacets(this.#deps, asked);
    const { filters } = this.#deps;
    const work = () => {
      this.#reads.recordDocIds(filters.passesBase(query, where));
      return countFacets(this.#deps, asked);
    };
    return this.#kept.remember(`${today} ${filters.key(query, where)}`, work, facetLimit);
  }
}

/**
 * Counts the ads by the choices of every filter, each without that filter itself: an ad that passes all filters counts everywhere, an ad
 * that fails exactly one filter counts for that filter's choices only.
 */
function countFacets(
  { ads, filters, intersection }: Deps,
  { query, where, matchSets, today, periods }: Asked,
): Facets {
  const counts = new FacetCounts(ads.columns, today, periods);
  const set: SetFilter[] = facetNames.flatMap((name) => {
    const bits = filters.ofFacet(name, query)?.bits;
    return bits ? [{ name, bits }] : [];
  });
  const visit = set.length === 0 ? (docId: number) => counts.countAll(docId) : counter(set, counts);
  const base = filters.base(query, where)?.bits;
  if (matchSets === undefined) eachBit(base ?? ads.alive, visit);
  else {
    intersection.intersect(matchSets, base);
    for (let at = 0; at < intersection.count; at += 1) visit(intersection.found[at] ?? 0);
  }
  return counts.facets();
}

function counter(set: readonly SetFilter[], counts: FacetCounts): (docId: number) => void {
  return (docId) => {
    let failed: FacetName | undefined;
    for (const { name, bits } of set) {
      if (hasBit(bits, docId)) continue;
      if (failed !== undefined) return;
      failed = name;
    }
    if (failed === undefined) counts.countAll(docId);
    else counts.count(failed, docId);
  };
}
