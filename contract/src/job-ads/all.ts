import { z } from 'zod';
import { fullCompany } from '../companies/companies.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  boundedString,
  id,
  idParameter,
  isoDate,
  pageOf,
  pageParameter,
  searchText,
} from '../core/fields.ts';
import { adLock } from './lock/lock-fields.ts';
import { jobTypeNumber, ownJobAd, sibling } from './job-ads.ts';
import { limits } from '../core/limits.ts';

/** The job ads of all companies, as editors see them. */

/** Circumstances besides its own state that hide an ad from the public. */
const obstacles = {
  /** Whether the company is locked. */
  locked: z.boolean(),
  /** Whether the branch is closed and can still be reopened (companies/closed.ts). */
  closed: z.boolean(),
  /** Whether the owner's account is validated; also true without an owner, as for most imports. */
  validated: z.boolean(),
  /** Whether the job name, or the one that it is mapped to, is blocked. */
  blocked: z.boolean(),
};

export const jobAdRow = z.object({
  id,
  title: z.string(),
  job_name: z.string(),
  job_type_int: jobTypeNumber,
  company_name: z.string(),
  company_logo: z.string().nullable(),
  city: z.string(),
  job_start: isoDate.nullable(),
  availability_start_date: isoDate.nullable(),
  availability_end_date: isoDate.nullable(),
  published: z.boolean(),
  publish_date: isoDate.nullable(),
  waiting: z.boolean(),
  filled_on: isoDate.nullable(),
  external: z.string(),
  last_updated: z.iso.datetime({ offset: true }),
  editor_lock: adLock.nullable(),
  ...obstacles,
});

export type JobAdRow = z.infer<typeof jobAdRow>;

const ticked = z.literal('1', 'Ungültige Angabe.').optional();

export const listAllJobAds = endpoint({
  method: 'GET',
  path: 'jobdescriptions/all/',
  access: 'editor',
  summary:
    'Ads of all companies, the newest first, 20 a page; public, private, expired, waiting and filled are a union, imported and locked narrow further',
  query: z.object({
    page: pageParameter,
    /** Part of the title, the job name or the company's name. */
    search: searchText.default(''),
    /** Filters by state; they return ads of open branches only, since ads of a closed branch are never public. */
    public: ticked,
    private: ticked,
    expired: ticked,
    waiting: ticked,
    filled: ticked,
    /** Only imported ads that no company has adopted. */
    imported: ticked,
    /** Only ads that editors have locked. */
    locked: ticked,
    company: idParameter.optional(),
    /** Ads with this job name, or with one that is mapped to it. */
    job_name: idParameter.optional(),
  }),
  response: pageOf(jobAdRow),
});

export type AllJobAdsQuery = z.output<NonNullable<(typeof listAllJobAds)['query']>>;

export const anyJobAd = ownJobAd.extend({
  ...obstacles,
  siblings: z.array(sibling.extend({ company_name: z.string() })),
});

export type AnyJobAd = z.infer<typeof anyJobAd>;

export const readAnyJobAd = endpoint({
  method: 'GET',
  path: 'jobdescriptions/by/id/:id/',
  access: 'editor',
  summary: 'One ad with all that editors see of it, public or not',
  params: z.object({ id: idParameter }),
  response: anyJobAd,
});

export const listCompaniesForAds = endpoint({
  method: 'GET',
  path: 'jobdescriptions/companies/',
  access: 'editor',
  summary:
    'Companies that were chosen for an ad, with what they may train for; unknown ids are left out',
  query: z.object({
    /** Ids separated by commas. */
    ids: boundedString(limits.choices * 11, 'Zu viele Kennungen.')
      .regex(/^\d{1,10}(,\d{1,10})*$/, 'Liste von Kennungen erwartet.')
      .transform((text) => text.split(',').map(Number))
      .refine((ids) => ids.length <= limits.choices, 'Zu viele Kennungen.')
      .refine((ids) => ids.every((one) => one <= 2_147_483_647), 'Ungültige Kennung.'),
  }),
  response: z.array(fullCompany),
});
