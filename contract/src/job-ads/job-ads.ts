import { z } from 'zod';
import { cover } from '../core/pictures.ts';
import { shownContact } from '../contact-persons/contact-persons.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { geoPoint, id, idParameter, isoDate, named, prepared } from '../core/fields.ts';
import {
  chosen,
  chosenList,
  chosenOrNone,
  lastUpdated,
  optionalFields,
} from '../core/form-values.ts';
import { adLock } from './lock/lock-fields.ts';
import { tooManyFreeMessage } from './week-fields.ts';
import { listFieldNames, plainAnswers, plainInputs } from './plain-fields.ts';
import { limits } from '../core/limits.ts';
import { alwaysChecked, endsTooEarly, isDayBefore } from '../core/dates/spans.ts';
export { jobTypes, type JobTypeKey } from '../core/options.ts';

export const jobTypeNumber = z.union([z.literal(1), z.literal(2)]);

/** The same ad of another company of the account. */
export const sibling = z.object({
  id,
  Company: id,
  published: z.boolean(),
  availability_end_date: isoDate.nullable(),
  locked: z.boolean(),
  verified: z.boolean(),
});

/** All fields of an ad that may be public. HTML fields are sanitised when they are written. */
export const publicJobAd = z.object({
  id,
  ...plainAnswers,
  Job_name: named,
  job_name: z.string(),
  Profession: named.nullable(),
  job_type: jobTypeNumber,
  job_type_int: jobTypeNumber,
  published: z.boolean(),
  publish_date: isoDate.nullable(),
  verified: z.boolean(),
  locked: z.boolean(),
  last_updated: z.iso.datetime({ offset: true }),
  external: z.string(),
  /** For an import: address of the original, and day of the last change at its source. Empty and null for other ads. */
  source_url: z.string(),
  source_date: isoDate.nullable(),
  ba_id: z.string(),
  files: z.array(named),
  Companies: z.array(named),
  siblings: z.array(sibling),
  contacts: z.array(shownContact),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  company_cover: cover.nullable(),
  company_address: z
    .object({
      street: z.string(),
      additional: z.string(),
      postcode: z.string(),
      city: z.string(),
    })
    .nullable(),
  mapBox_city: z.string(),
  company_is_external: z.boolean(),
  weblink: z.string(),
  geo_data: geoPoint.nullable(),
});

export type PublicJobAd = z.infer<typeof publicJobAd>;

export const readJobAds = endpoint({
  method: 'POST',
  path: 'jobdescriptions/by/ids/',
  access: 'public',
  rate: 'search',
  summary: 'Ads by id, in the order asked for; ads that the caller may not see are left out',
  body: z.object({
    job_ids: z
      .array(id, 'Liste von Kennungen erwartet.')
      .max(limits.adsPerRequest, 'Zu viele Kennungen.'),
  }),
  response: z.array(publicJobAd),
});

export const readJobAdFile = endpoint({
  method: 'GET',
  path: 'jobdescriptions/files/:id/',
  access: 'public',
  personal: true,
  summary: 'A PDF attached to an ad that the caller may see',
  params: z.object({ id: idParameter }),
  produces: 'application/pdf',
  response: z.any(),
});

/** An ad as its owner and editors see it, public or not. */
export const ownJobAd = publicJobAd.extend({
  /** The lock that only editors set and remove; null if the ad is not locked. */
  editor_lock: adLock.nullable(),
  /** Name of the person who changed it last; empty if an exchange did. */
  last_updated_by: z.string(),
  accepted: z.boolean(),
  template_id: z.string().nullable(),
  /** Whether it is unpublished until its first visible day. */
  waiting: z.boolean(),
  /** Since when its place is taken; null if it is free. */
  filled_on: isoDate.nullable(),
  /** The only contact person of this ad; null if those of its company are shown. */
  contact_person: named.nullable(),
});

export type OwnJobAd = z.infer<typeof ownJobAd>;

const jobAdFields = z.object({
  ...plainInputs,
  job_type: prepared(
    (value) => (value === '1' ? 1 : value === '2' ? 2 : value),
    z.literal([1, 2], 'Pflichtfeld!'),
  ),
  Job_name: chosen('Berufsbezeichnung nicht im System!'),
  Profession: chosen('Bitte Branche auswählen.'),
  /** A contact person of the account, shown instead of those of the companies. */
  contact_person: chosenOrNone('Kontaktperson nicht im System!'),
  /** Company ids; each company gets its own ad. */
  Companies: chosenList('Firma nicht im System!').refine((ids) => ids.length > 0, 'Pflichtfeld!'),
});

/** The texts of the form, for separate checks. */
export const jobAdTexts = jobAdFields.pick({ title: true, details: true, annotation: true });

/** The form of an ad, with ids for chosen objects. Its limits apply to ads that people write or adopt. */
export const jobAdForm = jobAdFields
  .refine((ad) => !isDayBefore(ad.job_end, ad.job_start), {
    path: ['job_end'],
    error: endsTooEarly,
    ...alwaysChecked,
  })
  .refine((ad) => !isDayBefore(ad.availability_end_date, ad.availability_start_date), {
    path: ['availability_end_date'],
    error: endsTooEarly,
    ...alwaysChecked,
  })
  .refine(
    ({ free_places: free, total_places: total }) =>
      typeof free !== 'number' || typeof total !== 'number' || free <= total,
    { path: ['free_places'], error: tooManyFreeMessage, ...alwaysChecked },
  );

export type JobAdForm = z.output<typeof jobAdForm>;

const upload = {
  files: { file: { max: limits.adFiles, bytes: limits.adFileBytes } },
  json: ['Companies', 'known_companies', 'current_files', ...listFieldNames],
} as const;

/** Fields of an ad that a company account must not send. */
export const protectedAdFields = {
  locked: {},
  status: {},
  verified: {},
  ba_id: {},
  /** An empty value adopts an imported ad. */
  external: { but: '' },
};

/** The specified client also sends `published` and `publish_date`, but the server sets them by the rule for publishing. */
const alongside = {
  /** Ids of the attachments that are kept; all of them if missing. */
  current_files: chosenList().optional(),
};

export const listOwnJobAds = endpoint({
  method: 'GET',
  path: 'jobdescriptions/own/',
  access: 'company',
  role: 'ads',
  summary: "The account's ads, imported ones of its companies included, the latest changed first",
  response: z.array(ownJobAd),
});

export const readOwnJobAd = endpoint({
  method: 'GET',
  path: 'jobdescriptions/own/:id/',
  access: 'account',
  role: 'ads',
  summary: "One of the account's ads as its form needs it, public or not; editors may read any",
  params: z.object({ id: idParameter }),
  response: ownJobAd,
});

export const postJobAd = endpoint({
  method: 'POST',
  path: 'jobdescriptions/post/',
  idempotent: true,
  access: 'account',
  role: 'ads',
  quota: 'ads',
  upload,
  protects: protectedAdFields,
  summary: 'Adds an ad for each of the companies; the publish rule decides when it is seen',
  body: z.object({
    ...jobAdFields.shape,
    ...alongside,
    /** Id of the draft that becomes this ad. */
    draft: chosen().optional(),
  }),
  response: z.array(ownJobAd),
});

export type NewJobAd = z.output<NonNullable<(typeof postJobAd)['body']>>;

export const patchJobAd = endpoint({
  method: 'PATCH',
  path: 'jobdescriptions/patch/:id/',
  idempotent: true,
  access: 'account',
  role: 'ads',
  quota: 'adChanges',
  upload,
  protects: protectedAdFields,
  summary: 'Changes what is sent of an ad and its siblings; `external` empty adopts an import',
  params: z.object({ id: idParameter }),
  body: z.object({
    ...optionalFields(jobAdFields.shape),
    ...alongside,
    external: z.literal('', 'Ungültige Angabe.').optional(),
    last_updated: lastUpdated,
    /** Ids of the companies of the ad and its siblings when it was read. A sibling's deletion or move does not change `last_updated`. */
    known_companies: chosenList('Firma nicht im System!').optional(),
  }),
  response: z.array(ownJobAd),
});

export type JobAdPatch = z.output<NonNullable<(typeof patchJobAd)['body']>>;

export const deleteJobAd = endpoint({
  method: 'DELETE',
  path: 'jobdescriptions/delete/:id/',
  access: 'account',
  role: 'ads',
  quota: 'adChanges',
  summary: 'Deletes one ad with its files; its siblings stay',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});
