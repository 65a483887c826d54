import {
  htmlFieldNames,
  plainFieldsOf,
  type HtmlFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { jobAdFormOn } from '@lehrpfad/contract/job-ads/visibility.ts';
import { noHtml, type WithCleanHtml } from '../../../core/html/clean-html.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import type { StoredAd } from '../listing/group-store.ts';

/** What the form would show of an ad. */
export function asForm(ad: StoredAd, companies: readonly number[]) {
  return {
    ...plainFieldsOf(ad),
    job_type: ad.job_type,
    Job_name: ad.job_name_id,
    Profession: ad.profession_id,
    Companies: companies,
  };
}

/** A form of an ad whose texts are clean. */
export type CleanJobAdForm = WithCleanHtml<JobAdForm, HtmlFieldName>;

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
  const html = Object.fromEntries(
    htmlFieldNames.map((name) => [name, merged[name] ?? noHtml]),
  ) as Pick<CleanJobAdForm, HtmlFieldName>;
  const data = parsed({ ...merged, ...html }, today, before);
  // As they were cleaned: the form has only looked at them.
  return { ...data, ...html };
}

/** Texts of an ad whose HTML is clean. */
export type CleanTexts = Pick<CleanJobAdForm, 'title' | HtmlFieldName>;

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
