import type { AskedSearch } from '../filters/slots.ts';
import type { Precedence } from './order.ts';
import type { Hits, ResultPages } from './result-pages.ts';

/** Whether the words name a trade, and nothing tells whether an internship or a certain day is meant. */
const isOfTrade = ({
  trade,
  isNamed,
  job_type__terms: types,
  job_start__range: start,
}: AskedSearch) => trade !== undefined && isNamed === true && !types?.length && start === undefined;

/**
 * Returns the ads that rank before nearer ones: those that the search prefers, those that its words are about if other ads follow, and
 * those that name a trade before internships that only mean it, if no type is asked for. Runs searches of its own, so earlier hits are no longer valid.
 */
export function precedenceOf(
  query: AskedSearch,
  { isPreferredFirst = false }: { readonly isPreferredFirst?: boolean },
  pages: ResultPages,
  hitsOf: (asked: AskedSearch) => Hits,
): Precedence {
  if (!isPreferredFirst) return {};
  const own = { ...query, isFollowed: false };
  const about = query.isFollowed ? pages.bitsOf(hitsOf(own)) : undefined;
  const closest = isOfTrade(query)
    ? pages.bitsOf(hitsOf({ ...own, isClosest: true, isTradeOnly: true }))
    : undefined;
  return { ...query, about, closest };
}
