import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { companyIdsOf } from './job-ad-values.ts';

/**
 * Returns the version of an ad that a form edits: the time of its last change, and the companies of the ad and its siblings, because the
 * deletion of a sibling does not change that time. A stored draft keeps it as a text.
 */
export const versionOf = (ad: OwnJobAd): string =>
  `${ad.last_updated} ${companyIdsOf(ad)
    .toSorted((one, other) => one - other)
    .join()}`;

/** Returns the fields of a save that name the version. An older draft knows the time alone. */
export function fieldsOfVersion(version: string): {
  readonly last_updated: string;
  readonly known_companies?: readonly number[];
} {
  const [lastUpdated = '', companies] = version.split(' ');
  return {
    last_updated: lastUpdated,
    ...(companies !== undefined && { known_companies: companies.split(',').map(Number) }),
  };
}
