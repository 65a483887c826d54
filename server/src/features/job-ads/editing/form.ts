import { isDeepStrictEqual } from 'node:util';
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

/** Returns an ad as the values of its form. */
export function asForm(ad: StoredAd, companies: readonly number[]) {
  return {
    ...plainFieldsOf(ad),
    job_type: ad.job_type,
    Job_name: ad.job_name_id,
    Profession: ad.profession_id,
    contact_person: ad.contact_person_id,
    Companies: companies,
  };
}

/** The form of an ad with clean HTML. */
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
 * Returns the whole form after a change, with clean HTML checked against the limits.
 * @throws {AppError} 400 with errors by field; also for a last day in the past, unless it is unchanged
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
  // The cleaned texts: the form has only validated them.
  return { ...data, ...html };
}

/** Texts of an ad with clean HTML. */
export type CleanTexts = Pick<CleanJobAdForm, 'title' | HtmlFieldName>;

/** Placeholders for texts that have already been checked. */
const anyTexts = { title: 'x', details: 'x', annotation: '' };

/**
 * Like `checkForm`, for a form whose texts were checked with `jobAdTexts`: checking the texts of many forms at once takes long.
 * @throws {AppError} 400 with the errors of the other fields
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

/** Whether the form equals the stored ad. */
export function changesNothing(
  form: CleanJobAdForm,
  { ad, companies }: { ad: StoredAd; companies: readonly number[] },
): boolean {
  const before: Record<string, unknown> = asForm(ad, companies);
  return Object.entries(form).every(([field, value]) =>
    field === 'Companies'
      ? form.Companies.length === companies.length &&
        companies.every((id) => form.Companies.includes(id))
      : isDeepStrictEqual(before[field], value),
  );
}
