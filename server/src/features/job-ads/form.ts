import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { jobAdFormOn } from '@lehrpfad/contract/job-ads/visibility.ts';
import { noHtml, type WithCleanHtml } from '../../core/html/clean-html.ts';
import { invalidInput } from '../../core/http/errors.ts';
import type { StoredAd } from './group-store.ts';

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

/** Fields that hold HTML. */
export type RichText = 'details' | 'annotation';

/** A form of an ad whose texts are clean. */
export type CleanJobAdForm = WithCleanHtml<JobAdForm, RichText>;

type Before = { readonly ad: StoredAd; readonly companies: readonly number[] };

function parsed(whole: object, today: string, before: Before | undefined): JobAdForm {
  const { data, error } = jobAdFormOn(today, before?.ad ?? null).safeParse(whole);
  if (error === undefined) return data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (errors[String(path[0])] ??= []).push(message);
  throw invalidInput(errors);
}

/**
 * The whole form after a change, its clean HTML held against the limits.
 * @throws {AppError} 400 with what is wrong, by field; also for a last day in the past, unless it was there before
 */
export function checkForm(
  sent: Partial<CleanJobAdForm>,
  today: string,
  before?: Before,
): CleanJobAdForm {
  const merged = { ...(before && asForm(before.ad, before.companies)), ...sent };
  const { details = noHtml, annotation = noHtml } = merged;
  const data = parsed({ ...merged, details, annotation }, today, before);
  // As they were cleaned: the form has only looked at them.
  return { ...data, details, annotation };
}

/** Texts of an ad whose HTML is clean. */
export type CleanTexts = Pick<CleanJobAdForm, 'title' | RichText>;

/** In place of texts that have been checked. */
const anyTexts = { title: 'x', details: 'x', annotation: '' };

/**
 * The same of a form whose texts have been checked with `jobAdTexts`: for many forms at once, whose texts together take long.
 * @throws {AppError} 400 with what is wrong besides them, by field
 */
export function checkFormBesideTexts(
  sent: Partial<Omit<JobAdForm, keyof CleanTexts>>,
  texts: CleanTexts,
  today: string,
  before?: Before,
): CleanJobAdForm {
  const merged = { ...(before && asForm(before.ad, before.companies)), ...sent };
  return { ...parsed({ ...merged, ...anyTexts }, today, before), ...texts };
}

/** Whether the form says what the ad says already. */
export function changesNothing(
  form: CleanJobAdForm,
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
