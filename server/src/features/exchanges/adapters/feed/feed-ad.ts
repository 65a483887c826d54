import type { ImportedAd, Normalised } from '../../pipeline/imported-ad.ts';
import { jobTypeOf } from '../fields/ad-kind.ts';
import { audienceOf } from '../fields/pupil-internships.ts';
import { isAnonymous, isGarbled, lineOf } from '../reading.ts';

/** An ad of which only its kind is still to be found out. */
export type AdWithoutKind = Omit<ImportedAd, 'jobType'>;

/** Characters in which an internship has said whom it is for. */
const mostRead = 20_000;

/** What has been sent where a text was expected. */
export function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * The ad with its kind, or why it is none of ours: neither apprenticeship nor internship for pupils, or nobody's.
 * @param kinds what the source says of its kind, the surest first
 */
export function adOfKind(ad: AdWithoutKind, kinds: readonly string[]): Normalised {
  const { title, company, place, description } = ad;
  const known = { title, company: company.name };
  if (isGarbled(title, company.name, place.town)) {
    return {
      ...known,
      rejected: 'unreadable',
      detail: 'Buchstaben sind verloren gegangen: die Zeichenkodierung stimmt nicht.',
    };
  }
  if (isAnonymous(company.name)) return { ...known, rejected: 'anonymous-employer' };
  const jobType = jobTypeOf(kinds, title, lineOf(description.text.slice(0, mostRead)));
  if (jobType === undefined)
    return {
      ...known,
      rejected: 'job-type',
      detail: kinds.find((kind) => kind !== '')?.slice(0, 100) ?? '',
    };
  // Whoever names no students in a feed that was chosen for this board does not mean them alone.
  if (
    jobType === 1 &&
    audienceOf(title.slice(0, mostRead), lineOf(description.text.slice(0, mostRead))) === 'others'
  ) {
    return { ...known, rejected: 'not-for-pupils' };
  }
  return { ...ad, jobType, jobNames: [...new Set(ad.jobNames)].filter((name) => name !== '') };
}
