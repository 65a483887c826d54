import { jobAdForm, type JobAdForm } from '@lehrpfad/contract/job-ads.ts';
import { invalidInput } from '../../floor/errors.ts';
import { cleanHtml } from '../../floor/html.ts';
import type { StoredAd } from './group.ts';

/** What the form would show of an ad. */
export function asForm(ad: StoredAd, companies: readonly number[]) {
  return {
    title: ad.title,
    job_type: ad.job_type,
    Job_name: ad.job_name_id,
    Profession: ad.profession_id,
    details: ad.details,
    annotation: ad.annotation,
    job_start: ad.job_start,
    job_end: ad.job_end,
    availability_start_date: ad.availability_start_date,
    availability_end_date: ad.availability_end_date,
    Companies: companies,
  };
}

/** Characters. An import may be longer than the form allows until it is cleaned; beyond this the form refuses it as it is. */
const worthCleaning = 100_000;

const cleaned = (html: string) => (html.length > worthCleaning ? html : cleanHtml(html));

/**
 * The whole form after a change, its HTML cleaned and then held against the limits.
 * @throws {AppError} 400 with what is wrong, by field; also for a last day in the past, unless it was there before
 */
export function checkForm(
  sent: Partial<JobAdForm>,
  today: string,
  before?: { ad: StoredAd; companies: readonly number[] },
): JobAdForm {
  const merged = { ...(before && asForm(before.ad, before.companies)), ...sent };
  const { data, error } = jobAdForm.safeParse({
    ...merged,
    details: cleaned(merged.details ?? ''),
    annotation: cleaned(merged.annotation ?? ''),
  });
  if (error !== undefined) {
    const errors: Record<string, string[]> = {};
    for (const { path, message } of error.issues) (errors[String(path[0])] ??= []).push(message);
    throw invalidInput(errors);
  }
  const { availability_end_date: end } = data;
  if (end !== null && end < today && end !== before?.ad.availability_end_date) {
    throw invalidInput({ availability_end_date: ['Das Datum liegt in der Vergangenheit.'] });
  }
  return data;
}

/** Whether the form says what the ad says already. */
export function changesNothing(
  form: JobAdForm,
  { ad, companies }: { ad: StoredAd; companies: readonly number[] },
): boolean {
  const before: Record<string, unknown> = asForm(ad, companies);
  return Object.entries(form).every(([field, value]) =>
    field === 'Companies'
      ? form.Companies.length === companies.length &&
        companies.every((id) => form.Companies.includes(id))
      : before[field] === value,
  );
}
