import { internship } from '@lehrpfad/contract/core/options.ts';
import type { ImportedAd, Normalised } from '../../pipeline/imported-ad.ts';
import { jobTypeOf } from '../fields/ad-kind.ts';
import { audienceOf } from '../fields/pupil-internships.ts';
import { isAnonymous, isGarbled, lineOf } from '../reading.ts';

/** An ad whose kind is not known yet. */
export type AdWithoutKind = Omit<ImportedAd, 'jobType'>;

/** Characters of an internship in which its audience is searched. */
const maxReadLength = 20_000;

/** Converts a value that should be a text. */
export function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * Returns the ad with its kind, or its rejection: it is no apprenticeship or internship for pupils, or its employer is anonymous.
 * @param kinds values of the source that name the kind, the most reliable first
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
  const jobType = jobTypeOf(kinds, title, lineOf(description.text.slice(0, maxReadLength)));
  if (jobType === undefined)
    return {
      ...known,
      rejected: 'job-type',
      detail: kinds.find((kind) => kind !== '')?.slice(0, 100) ?? '',
    };
  // A feed that was chosen for this board is not for students alone unless it names them.
  if (
    jobType === internship &&
    audienceOf(title.slice(0, maxReadLength), lineOf(description.text.slice(0, maxReadLength))) ===
      'others'
  ) {
    return { ...known, rejected: 'not-for-pupils' };
  }
  return { ...ad, jobType, jobNames: [...new Set(ad.jobNames)].filter((name) => name !== '') };
}
