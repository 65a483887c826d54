import type { AskedSearch } from '../filters/slots.ts';
import type { Precedence } from './order.ts';
import type { Hits, ResultPages } from './result-pages.ts';

/**
 * Returns the ads that rank before nearer ones: those that the search prefers, and those that its words are about if other ads follow.
 * Runs a search of its own, so earlier hits are no longer valid.
 */
export function precedenceOf(
  query: AskedSearch,
  { isPreferredFirst = false }: { readonly isPreferredFirst?: boolean },
  pages: ResultPages,
  hitsOf: (asked: AskedSearch) => Hits,
): Precedence {
  if (!isPreferredFirst) return {};
  if (!query.isFollowed) return query;
  return { ...query, about: pages.bitsOf(hitsOf({ ...query, isFollowed: false })) };
}
