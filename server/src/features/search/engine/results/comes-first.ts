import type { AskedSearch } from '../filters/slots.ts';
import type { ComesFirst } from './order.ts';
import type { Hits, ResultPages } from './result-pages.ts';

/**
 * What comes before nearer ads: what a search prefers, and the ads that its words are about where others follow them. Searches, so that
 * hits that were found before are no longer valid.
 */
export function comesFirstOf(
  query: AskedSearch,
  { isPreferredFirst = false }: { readonly isPreferredFirst?: boolean },
  pages: ResultPages,
  hitsOf: (asked: AskedSearch) => Hits,
): ComesFirst {
  if (!isPreferredFirst) return {};
  if (!query.isFollowed) return query;
  return { ...query, about: pages.bitsOf(hitsOf({ ...query, isFollowed: false })) };
}
