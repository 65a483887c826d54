import { z } from 'zod';
import { contactPerson } from './contact-persons.ts';
import { endpoint } from './endpoint.ts';
import { geoPoint, id, idParameter, isoDate, named } from './fields.ts';
import { limits } from './limits.ts';

export { jobTypes, type JobTypeKey } from './options.ts';

export const jobTypeNumber = z.union([z.literal(1), z.literal(2)]);

/** The same ad as posted for another company of the same account. */
export const sibling = z.object({
  id,
  Company: id,
  published: z.boolean(),
  availability_end_date: isoDate.nullable(),
  locked: z.boolean(),
  verified: z.boolean(),
});

/** Every field of an ad that the public may see. HTML fields are sanitised when they are written. */
export const publicJobAd = z.object({
  id,
  title: z.string(),
  Job_name: named,
  job_name: z.string(),
  Profession: named.nullable(),
  job_type: jobTypeNumber,
  job_type_int: jobTypeNumber,
  details: z.string(),
  annotation: z.string(),
  job_start: isoDate.nullable(),
  job_end: isoDate.nullable(),
  availability_start_date: isoDate.nullable(),
  availability_end_date: isoDate.nullable(),
  published: z.boolean(),
  publish_date: isoDate.nullable(),
  verified: z.boolean(),
  locked: z.boolean(),
  last_updated: z.iso.datetime({ offset: true }),
  external: z.string(),
  ba_id: z.string(),
  files: z.array(named),
  Companies: z.array(named),
  siblings: z.array(sibling),
  contacts: z.array(contactPerson),
  company_name: z.string(),
  company_logo: z.string().nullable(),
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
  summary: 'A PDF attached to an ad that the caller may see',
  params: z.object({ id: idParameter }),
  produces: 'application/pdf',
  response: z.any(),
});
