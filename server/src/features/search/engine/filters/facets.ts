import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { eachBit, hasBit, type Bits } from '../index/bits.ts';
import { FacetCounts } from './facet-counts.ts';
import { facetNames, type FacetName, type Filters } from './filter.ts';
import type { Intersection, WeightedMatchSet } from '../matching/intersection.ts';
import type { Whereabouts } from './whereabouts.ts';

interface Deps {
  readonly ads: AdDocIds;
  readonly filters: Filters;
  readonly meeting: Intersection;
}

interface Asked {
  readonly query: SearchFilters;
  readonly where: Whereabouts;
  readonly matchSets: readonly WeightedMatchSet[] | undefined;
  /** ISO day in Berlin. */
  readonly today: string;
}

/** A filter that is set, and who passes it. */
interface SetFilter {
  readonly name: FacetName;
  readonly bits: Bits;
}

/**
 * Counts the ads by the choices of every filter, each without its own: an ad that passes all filters counts everywhere, one
 * that fails a single filter counts for that filter's choices.
 */
export function countFacets(
  { ads, filters, meeting }: Deps,
  { query, where, matchSets, today }: Asked,
): Facets {
  const counts = new FacetCounts(ads.columns, today);
  const set: SetFilter[] = facetNames.flatMap((name) => {
    const bits = filters.ofFacet(name, query)?.bits;
    return bits ? [{ name, bits }] : [];
  });
  const visit = set.length === 0 ? (docId: number) => counts.countAll(docId) : counter(set, counts);
  const base = filters.base(query, where)?.bits;
  if (matchSets === undefined) eachBit(base ?? ads.alive, visit);
  else {
    meeting.meet(matchSets, base);
    for (let at = 0; at < meeting.count; at += 1) visit(meeting.found[at] ?? 0);
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
