import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { branchOf, statusOf, type AdStatus } from '../management/ad-status.ts';

/** Filters of the own list: several ticked statuses are a union, none means all. */
export interface ListFilter {
  readonly text: string;
  readonly statuses: readonly AdStatus[];
  readonly onlyImported: boolean;
  /** Id of a company; null for all. */
  readonly company: number | null;
}

export const noFilter: ListFilter = { text: '', statuses: [], onlyImported: false, company: null };

/** Returns the number of active filters, without the text. */
export function countActive({ statuses, onlyImported, company }: ListFilter): number {
  return statuses.length + Number(onlyImported) + Number(company !== null);
}

const plain = (text: string) => text.toLocaleLowerCase('de');

/** Whether each typed word occurs in the texts of an ad. */
function holds(ad: OwnJobAd, text: string): boolean {
  const parts = [ad.title, ad.job_name, branchOf(ad), ad.Profession?.name ?? '', ad.external];
  const whole = plain(parts.join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

const companyOf = (ad: OwnJobAd) => ad.Companies[0]?.id;

export function narrow(ads: readonly OwnJobAd[], filter: ListFilter): readonly OwnJobAd[] {
  const { text, statuses, onlyImported, company } = filter;
  return ads.filter(
    (ad) =>
      (statuses.length === 0 || statuses.includes(statusOf(ad))) &&
      (!onlyImported || ad.external !== '') &&
      (company === null || companyOf(ad) === company) &&
      holds(ad, text),
  );
}

/** Returns the number of ads per status. */
export function countStatuses(ads: readonly OwnJobAd[]): Readonly<Record<AdStatus, number>> {
  const counts = { public: 0, waiting: 0, private: 0, filled: 0, expired: 0 };
  for (const ad of ads) counts[statusOf(ad)] += 1;
  return counts;
}

/** Returns the branches that have ads, ordered by name. */
export function branchesWithAds(ads: readonly OwnJobAd[]) {
  const names = new Map<number, string>();
  for (const ad of ads) {
    const company = companyOf(ad);
    if (company !== undefined) names.set(company, branchOf(ad));
  }
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'de'));
}
