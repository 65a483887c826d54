import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { branchOf, statusOf, type AdStatus } from '../management/ad-status.ts';

/** What the own list is narrowed to: statuses that are ticked together are a union, none means all. */
export interface ListFilter {
  readonly text: string;
  readonly statuses: readonly AdStatus[];
  readonly onlyImported: boolean;
  /** Id of a company; null for all. */
  readonly company: number | null;
}

export const noFilter: ListFilter = { text: '', statuses: [], onlyImported: false, company: null };

/** How many narrow the list, beside the text. */
export function countActive({ statuses, onlyImported, company }: ListFilter): number {
  return statuses.length + Number(onlyImported) + Number(company !== null);
}

const plain = (text: string) => text.toLocaleLowerCase('de');

/** Whether each word that was typed stands somewhere in what one knows an ad by. */
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

/** How many ads there are of each status. */
export function countStatuses(ads: readonly OwnJobAd[]): Readonly<Record<AdStatus, number>> {
  const counts = { public: 0, waiting: 0, private: 0, expired: 0 };
  for (const ad of ads) counts[statusOf(ad)] += 1;
  return counts;
}

/** The branches that have ads, by name. */
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
