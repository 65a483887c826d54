import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  firstPlainFieldNames,
  plainFieldNames,
  isEmptyValue,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { asForm } from '../../job-ads/editing/form.ts';
import { upcomingWeeks } from '../../job-ads/publishing/upcoming-weeks.ts';

/* Hash of an ad that a table has made, which shows whether somebody has edited the ad since. */

const laterFields: ReadonlySet<string> = new Set<string>([
  ...plainFieldNames,
  'contact_person',
]).difference(new Set<string>(firstPlainFieldNames));

/**
 * Returns a hash by which two forms are compared (`isSameAd`). The order of fields does not matter. Weeks are appended unhashed, since
 * past weeks are removed from ads automatically.
 */
export function hashOf(form: JobAdForm | ReturnType<typeof asForm>): string {
  const { Companies, internship_weeks: weeks, ...fields } = form;
  // Hashes that were stored before a field existed stay equal if the field is empty.
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

/** Whether two hashes are of the same ad, apart from past weeks. */
export const isSameAd = (one: string, other: string, today: string): boolean =>
  one === other || isDeepStrictEqual(readHash(one, today), readHash(other, today));
