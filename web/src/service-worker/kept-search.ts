import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import type { MaybeStored } from '../core/offline/offline-names.ts';
import type { OfflineRequest } from './offline-requests.ts';

type ListQuestion = Extract<OfflineRequest, { kind: 'list' }>;

/** The last search: the pages that were shown, and the ads that were opened. */
export interface KeptSearch {
  readonly key: string;
  readonly pages: Readonly<Record<number, { readonly answer: CardPage; readonly at: string }>>;
  /** Opened ads without duplicates, the last opened one last. */
  readonly ads: readonly { readonly ad: PublicJobAd; readonly at: string }[];
}

export const noSearch: KeptSearch = { key: '', pages: {}, ads: [] };

/** Maximum number of stored ads that were opened in one search. */
const maxAds = 20;

/** Returns the stored search with a new page: a new search replaces the last one and the ads that were opened in it. */
export function withPage(
  before: KeptSearch,
  { key, page, isNew }: ListQuestion,
  answer: CardPage,
  at: string,
): KeptSearch {
  if (key === before.key && before.pages[1])
    return { ...before, pages: { ...before.pages, [page]: { answer, at } } };
  if (!isNew) return before;
  const shown = new Set(answer.results.map(({ id }) => id));
  // The ad of a link may have been loaded before the list that contains it.
  return {
    key,
    pages: { 1: { answer, at } },
    ads: before.ads.filter(({ ad }) => shown.has(ad.id)),
  };
}

/** Returns the stored search with an opened ad. */
export function withAd(before: KeptSearch, ad: PublicJobAd, at: string): KeptSearch {
  const others = before.ads.filter((other) => other.ad.id !== ad.id);
  return { ...before, ads: [...others, { ad, at }].slice(-maxAds) };
}

/** Returns a page of the last search; null if that was another search, or if the page was never shown. */
export function pageOfSearch(
  kept: KeptSearch,
  { key, page }: ListQuestion,
): (CardPage & MaybeStored) | null {
  const found = key === kept.key ? kept.pages[page] : undefined;
  return found ? { ...found.answer, stored_at: found.at } : null;
}

/** Returns an empty search if all parts of the stored one were received before `before`; otherwise the same search. */
export function withoutOld(kept: KeptSearch, before: string): KeptSearch {
  const times = [...Object.values(kept.pages), ...kept.ads].map(({ at }) => at);
  return times.some((at) => at >= before) ? kept : noSearch;
}
