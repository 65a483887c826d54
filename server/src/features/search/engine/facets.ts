import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AdSlots } from './ad-slots.ts';
import { eachBit, hasBit, type Bits } from './bits.ts';
import { FacetCounts } from './facet-counts.ts';
import { facetNames, type FacetName, type Filters } from './filter.ts';
import type { MeetingPoint, WeightedLayer } from './meeting-point.ts';
import type { Whereabouts } from './whereabouts.ts';

interface Parts {
  readonly ads: AdSlots;
  readonly filters: Filters;
  readonly meeting: MeetingPoint;
}

interface Asked {
  readonly query: SearchFilters;
  readonly where: Whereabouts;
  readonly layers: readonly WeightedLayer[] | undefined;
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
  { ads, filters, meeting }: Parts,
  { query, where, layers, today }: Asked,
): Facets {
  const counts = new FacetCounts(ads.columns, today);
  const set: SetFilter[] = facetNames.flatMap((name) => {
    const bits = filters.ofFacet(name, query)?.bits;
    return bits ? [{ name, bits }] : [];
  });
  const visit = set.length === 0 ? (slot: number) => counts.countAll(slot) : counter(set, counts);
  const base = filters.base(query, where)?.bits;
  if (layers === undefined) eachBit(base ?? ads.alive, visit);
  else {
    meeting.meet(layers, base);
    for (let at = 0; at < meeting.count; at += 1) visit(meeting.found[at] ?? 0);
  }
  return counts.facets();
}

function counter(set: readonly SetFilter[], counts: FacetCounts): (slot: number) => void {
  return (slot) => {
    let failed: FacetName | undefined;
    for (const { name, bits } of set) {
      if (hasBit(bits, slot)) continue;
      if (failed !== undefined) return;
      failed = name;
    }
    if (failed === undefined) counts.countAll(slot);
    else counts.count(failed, slot);
  };
}
