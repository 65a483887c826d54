import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, id, idParameter } from '../core/fields.ts';
import { chosenList, lastUpdated } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { adFields, eachPlainField, type PlainFieldName } from './ad-fields.ts';
import type { InternshipWeek } from './facts/internship-weeks.ts';
import { weeksOfDraft } from './week-fields.ts';

/* Drafts of new ads: the values of the form, limited in size, even if they are incomplete. Only their company sees them (decision 0049). */

/** Value of a plain field in the form: keys as a list, yes or no as a boolean, weeks unchanged, all others as the typed text. */
export type DraftValue<Name extends PlainFieldName> = (typeof adFields)[Name]['kind'] extends 'keys'
  ? string[]
  : (typeof adFields)[Name]['kind'] extends 'yes'
    ? boolean
    : (typeof adFields)[Name]['kind'] extends 'weeks'
      ? InternshipWeek[]
      : string;

type PlainValues = { [Name in PlainFieldName]: z.ZodType<DraftValue<Name>> };

const key = boundedString(limits.shortValue);

function valueOf(name: PlainFieldName): z.ZodType {
  switch (adFields[name].kind) {
    case 'keys':
      return z.array(key).max(limits.draftKeys).default([]);
    case 'yes':
      return z.boolean().default(false);
    case 'weeks':
      return weeksOfDraft;
    case 'html':
      return boundedString(limits.draftText).default('');
    default:
      return boundedString(limits.draftLine).default('');
  }
}

/** A chosen entry of a list; a typed text that matches no entry has the id 0. */
const choice = z.object({
  id: z.int().nonnegative().max(2_147_483_647),
  name: boundedString(limits.draftLine),
});

export const draftContent = z.object({
  ...(eachPlainField(valueOf) as unknown as PlainValues),
  job_type: z.literal([1, 2]).nullable().default(null),
  Job_name: choice.nullable().default(null),
  Profession: choice.nullable().default(null),
  contact_person: choice.nullable().default(null),
  Companies: z.array(id).max(limits.choices).default([]),
  /** Files of another ad that a copy takes over. New files are sent when the ad is published. */
  file: z.array(choice).max(limits.adFiles).default([]),
});

export type DraftContent = z.output<typeof draftContent>;

/** A content as it is stored: it may be longer than the sent one, because cleaning the HTML escapes some characters. */
export const storedContent = draftContent.extend({
  details: z.string().default(''),
  annotation: z.string().default(''),
});

export const adDraft = z.object({
  id,
  content: storedContent,
  /** Names of the fields (ad-fields.ts) that are required and empty, and of those whose values would be refused. */
  missing: z.array(z.string()),
  wrong: z.array(z.string()),
  last_updated: z.iso.datetime({ offset: true }),
});

export type AdDraft = z.output<typeof adDraft>;

export const listAdDrafts = endpoint({
  method: 'GET',
  path: 'jobdescriptions/drafts/own/',
  access: 'company',
  role: 'ads',
  summary: "The account's drafts of ads, the last changed first, with what each lacks",
  response: z.array(adDraft),
});

export const postAdDraft = endpoint({
  method: 'POST',
  path: 'jobdescriptions/drafts/post/',
  idempotent: true,
  access: 'company',
  role: 'ads',
  quota: 'drafts',
  summary: 'Keeps what is written of a new ad; nothing of it is public or checked',
  body: z.object({ content: draftContent }),
  response: adDraft,
});

export const patchAdDraft = endpoint({
  method: 'PATCH',
  path: 'jobdescriptions/drafts/patch/:id/',
  access: 'company',
  role: 'ads',
  quota: 'drafts',
  summary: 'Replaces a draft; refused (409) if it has changed since `last_updated`',
  params: z.object({ id: idParameter }),
  body: z.object({ content: draftContent, last_updated: lastUpdated }),
  response: adDraft,
});

export const deleteAdDraft = endpoint({
  method: 'DELETE',
  path: 'jobdescriptions/drafts/delete/:id/',
  access: 'company',
  role: 'ads',
  quota: 'drafts',
  summary: 'Deletes a draft',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});

export const postNextYearDrafts = endpoint({
  method: 'POST',
  path: 'jobdescriptions/drafts/next-year/',
  idempotent: true,
  access: 'company',
  role: 'ads',
  quota: 'drafts',
  summary:
    'Makes drafts of own ads with all their days moved on to the next year; one of an ad and its siblings',
  body: z.object({ job_ids: chosenList() }),
  response: z.array(adDraft),
});
