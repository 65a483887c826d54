import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { Found, FindOptions } from './engine/index/search-index.ts';
import type { LiveSearch } from './live-search.ts';

const minuteMs = 60_000;
/** After any minute. */
const lastMinute = 2 ** 31 - 1;

/** Minutes since 1970-01-01. */
const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / minuteMs);

/** A time in which the public first saw ads: after one moment and up to another, to the minute. */
export interface ShownIn {
  readonly after: Date;
  readonly until?: Date;
}

/** The moment up to which all new ads are known: those of the present minute may still come. */
export const knownUntil = (now: Date): Date => new Date((minuteOf(now) - 1) * minuteMs);

/**
 * The ads of a search that the public first saw in a time, the newest first. They are among those that the search shows; where nothing
 * of its words can be searched for, it shows all ads, and none of them is meant.
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
