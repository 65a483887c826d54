import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { Found, FindOptions } from './engine/index/search-index.ts';
import type { LiveSearch } from './live-search.ts';

const minuteMs = 60_000;
/** Later than any minute. */
const lastMinute = 2 ** 31 - 1;

/** Minutes since 1970-01-01. */
const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / minuteMs);

/** A period in which the public first saw ads: after one moment and until another, to the minute. */
export interface ShownIn {
  readonly after: Date;
  readonly until?: Date;
}

/** The moment until which all new ads are known: further ads of the current minute may follow. */
export const knownUntil = (now: Date): Date => new Date((minuteOf(now) - 1) * minuteMs);

/**
 * The hits of a search that the public first saw in a period, newest first. A search with no searchable
 * word shows all ads; then no ad counts as new.
 */
export function findNewAds(
  search: LiveSearch,
  query: SearchFilters,
  { after, until }: ShownIn,
  options: FindOptions = {},
): Pick<Found, 'count' | 'ids'> {
  const { asked, slots, leftOut } = search.understand(query);
  const isAboutNothing = leftOut.length > 0 && slots.length === 0 && !asked.search_multi_match;
  if (isAboutNothing) return { count: 0, ids: [] };
  const clamped = (minute: number) => Math.min(Math.max(minute, 0), lastMinute);
  const shown = {
    from: clamped(minuteOf(after) + 1),
    to: until === undefined ? lastMinute : clamped(minuteOf(until)),
  };
  return search.index.find({ ...asked, shown }, { ...options, sort: 'newest' });
}
