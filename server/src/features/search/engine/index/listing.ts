import { apprenticeship, internship, type JobType } from '@lehrpfad/contract/core/options.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { none } from './columns.ts';
import type { SearchIndex } from './search-index.ts';

/** The fields of an ad for lists by occupation, town and company. */
export interface ListedAd {
  readonly id: number;
  readonly type: JobType;
  /** The job name under which it is counted. */
  readonly jobNameId: number;
  readonly companyId: number;
  readonly townId: number | undefined;
  /** Day of publication in days since 1970-01-01; -1 if the ad says none. */
  readonly publishDay: number;
}

/** Calls `visit` with every visible ad, newest first. */
export function eachListedAd({ ads }: SearchIndex, visit: (ad: ListedAd) => void): void {
  const { id, type, jobName, mappedName, company, townId, publishDay } = ads.columns;
  ads.eachNewestFirst(ads.alive, (docId) => {
    const mapped = mappedName[docId] ?? none;
    const town = townId[docId] ?? none;
    visit({
      id: id[docId] ?? 0,
      type: type[docId] === internship ? internship : apprenticeship,
      jobNameId: mapped === none ? (jobName[docId] ?? 0) : mapped,
      companyId: company[docId] ?? 0,
      townId: town === none ? undefined : town,
      publishDay: publishDay[docId] ?? none,
    });
  });
}

/** Returns the cards of the visible ads among the ids, in the order of the ids. */
export function cardsOf({ ads }: SearchIndex, ids: readonly number[]): JobAdCard[] {
  const docIds = ids.flatMap((id) => ads.docIdOf(id) ?? []);
  return JSON.parse(ads.cards.list('', docIds, undefined, '').toString()) as JobAdCard[];
}
