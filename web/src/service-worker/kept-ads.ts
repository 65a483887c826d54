import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { CardPage, JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { MaybeStored } from '../core/offline/offline-names.ts';

/** A favourite as the server last returned it; `ad` is null if the server did not find it. */
export interface KeptAd {
  readonly ad: PublicJobAd | null;
  /** Time of that response, as an ISO time. */
  readonly at: string;
}

export type KeptAds = ReadonlyMap<number, KeptAd>;

/** Returns the card of an ad, with the same fields as from the server. */
export function cardOf(ad: PublicJobAd): JobAdCard {
  return {
    id: ad.id,
    title: ad.title,
    job_name: ad.job_name,
    job_type_int: ad.job_type_int,
    company_name: ad.company_name,
    company_logo: ad.company_logo,
    city: ad.company_address?.city ?? '',
    postcode: ad.company_address?.postcode ?? '',
    job_start: ad.job_start,
    publish_date: ad.publish_date,
    geo_data: ad.geo_data,
    external: ad.external,
    pay_year_1: ad.pay_year_1,
    certificate: ad.certificate,
  };
}

const shownOf = (kept: readonly KeptAd[]) =>
  kept.filter((one): one is KeptAd & { ad: PublicJobAd } => one.ad !== null);

/** Newest first, which is the order of a search for ids. */
function byAge(a: PublicJobAd, b: PublicJobAd): number {
  return (b.publish_date ?? '').localeCompare(a.publish_date ?? '') || b.id - a.id;
}

/**
 * Returns a page of a list of ids from the stored ads; null if none of them is stored. Ads that are not stored are counted, because
 * they may still exist.
 */
export function pageOfKept(
  ids: readonly number[],
  kept: KeptAds,
  page: number,
): (CardPage & MaybeStored) | null {
  const known = ids.flatMap((id) => kept.get(id) ?? []);
  const shown = shownOf(known);
  const [oldest] = shown.map(({ at }) => at).sort();
  if (oldest === undefined) return null;
  const from = limits.pageSize * (page - 1);
  const cards = shown.map(({ ad }) => ad).sort(byAge);
  return {
    count: ids.length - (known.length - shown.length),
    results: cards.slice(from, from + limits.pageSize).map(cardOf),
    stored_at: oldest,
  };
}

/** Returns the positions of the stored ads on the map; undefined if none is stored. */
export function pointsOfKept(kept: KeptAds) {
  const shown = shownOf([...kept.values()]);
  const [oldest] = shown.map(({ at }) => at).sort();
  if (oldest === undefined) return undefined;
  const results = shown.flatMap(({ ad: { id, job_type_int, geo_data } }) =>
    geo_data ? [{ id, job_type_int, geo_data }] : [],
  );
  return { results, stored_at: oldest };
}

/** Returns the favourites that must be fetched: those that are not stored, or were fetched before `before`. */
export function missingOf(ids: readonly number[], kept: KeptAds, before: string): number[] {
  return ids.filter((id) => (kept.get(id)?.at ?? '') < before);
}
