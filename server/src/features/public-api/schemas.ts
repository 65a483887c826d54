import { z } from 'zod';
import { named } from '@lehrpfad/contract/core/fields.ts';

/* Schemas of the responses of the public API. Existing fields never change (contract.test.ts); new ones may be added. */

const address = z.object({
  street: z.string(),
  additional: z.string(),
  postcode: z.string(),
  town: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type PublicAddress = z.infer<typeof address>;

const day = z.string().describe('A day in Germany, `YYYY-MM-DD`.');
const page = z.string().describe('Its page on the board, to be linked.');

export const publicAd = z.object({
  id: z.int(),
  url: page,
  kind: z.enum(['apprenticeship', 'internship']),
  title: z.string(),
  occupation: named.nullable().describe('Null where it is none of `occupations`.'),
  occupation_text: z.string().describe('The occupation as the ad names it.'),
  industry: named.nullable(),
  company: named,
  place: named.nullable().describe('One of `places`.'),
  address: address.nullable(),
  description_html: z.string().describe('Sanitised HTML.'),
  note_html: z.string().describe('Sanitised HTML.'),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  apply_until: day.nullable(),
  published_on: day.nullable(),
  visible_until: day.nullable(),
  updated_at: z.string().describe('When the ad itself was last changed, in UTC.'),
  pay: z.array(z.int().nullable()).describe('Euros a month before tax, by year of the training.'),
  certificate: z.string().describe('The school certificate that is asked for; empty for any.'),
  working_time: z.array(z.string()),
  total_places: z.int().nullable(),
  free_places: z.int().nullable(),
  internship_weeks: z
    .array(z.object({ monday: day, places: z.int(), free: z.int() }))
    .describe('The weeks of an internship by their Mondays; empty where it names none.'),
  trial_day: z.boolean(),
  typical_day: z.string(),
  application: z.object({
    ways: z.array(z.string()),
    url: z.string().nullable(),
    documents: z.array(z.string()),
    reply_days: z.int().nullable(),
  }),
  source: z
    .object({ name: z.string(), url: z.string().nullable() })
    .nullable()
    .describe('Where the ad comes from, unless it was written here.'),
});

/** Fields of an ad in a list. */
export const publicCard = publicAd
  .pick({
    id: true,
    url: true,
    kind: true,
    title: true,
    occupation_text: true,
    starts_on: true,
    published_on: true,
  })
  .extend({ company_name: z.string(), town: z.string(), postcode: z.string() });

export const publicCompanyEntry = z.object({
  id: z.int(),
  url: page,
  name: z.string(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  address: address.nullable(),
});

export const publicEventEntry = z.object({
  id: z.int(),
  url: page,
  title: z.string(),
  description_html: z.string().describe('Sanitised HTML.'),
  starts_on: day,
  starts_at: z.string().nullable().describe('Time of day in Germany, `HH:MM`.'),
  ends_on: day,
  ends_at: z.string().nullable().describe('Time of day in Germany, `HH:MM`.'),
  online: z.boolean(),
  audiences: z.array(z.string()).describe('Empty for everyone.'),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  company: named.nullable(),
  address: address.nullable(),
});

export const occupationEntry = z.object({
  id: z.int(),
  url: page.nullable().describe('Its page on the board; null while it has no ad.'),
  name: z.string(),
});

export const placeEntry = z.object({
  id: z.int(),
  name: z.string(),
  district: z.string(),
  state: z.string(),
  postcodes: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
