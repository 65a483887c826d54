import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  firstPlainFieldNames,
  plainFieldNames,
  isEmptyValue,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/internship-weeks.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { asForm } from '../../job-ads/editing/form.ts';
import { upcomingWeeks } from '../../job-ads/publishing/upcoming-weeks.ts';

/* What is kept of an ad that a table has made, to tell whether somebody has edited it since. */

const laterFields: ReadonlySet<string> = new Set<string>([
  ...plainFieldNames,
  'contact_person',
]).difference(new Set<string>(firstPlainFieldNames));

/**
 * Returns a hash by which two forms are compared (`isSameAd`). The order of fields does not matter. Weeks follow the hash as they are, since
 * those that are over vanish from ads by themselves.
 */
export function hashOf(form: JobAdForm | ReturnType<typeof asForm>): string {
  const { Companies, internship_weeks: weeks, ...fields } = form;
  // Hashes that are kept from before a field existed stay equal where it says nothing.
  const counts = ([name, value]: [string, unknown]) =>
    !laterFields.has(name) || !isEmptyValue(value);
  const entries = Object.entries(fields)
    .filter(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([...entries, [...Companies].sort((a, b) => a - b)]);
  const hash = createHash('sha256').update(text).digest('hex');
  return weeks.length > 0 ? `${hash} ${JSON.stringify(weeks)}` : hash;
}

function readHash(kept: string, today: string) {
  const [hash, weeks = '[]'] = kept.split(' ', 2);
  return { hash, weeks: upcomingWeeks(JSON.parse(weeks) as InternshipWeek[], today) };
}

/** Whether two hashes are of the same ad, apart from weeks that are over. */
export const isSameAd = (one: string, other: string, today: string): boolean =>
  one === other || isDeepStrictEqual(readHash(one, today), readHash(other, today));
