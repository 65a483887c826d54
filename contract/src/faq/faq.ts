import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { faqCategory } from './categories.ts';
import { faqAudiences } from './options.ts';
import { id, idParameter, prepared } from '../core/fields.ts';
import {
  chosenList,
  lastUpdated,
  richText,
  textField,
  optionalFields,
  yesNo,
} from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** An attachment. `type` is determined from its bytes, not from its name; `full_path` is its path on this host. */
export const faqFile = z.object({
  id,
  name: z.string(),
  size: z.int().nonnegative(),
  type: z.string(),
  full_path: z.string(),
});

export type FaqFile = z.infer<typeof faqFile>;

export const publicFaqEntry = z.object({
  id,
  title: z.string(),
  /** Clean HTML. */
  description: z.string(),
  /** The description in plain language, as clean HTML; null if there is none. */
  plain_description: z.string().nullable(),
  public: z.boolean(),
  order: z.int(),
  Categories: z.array(faqCategory),
  files: z.array(faqFile),
});

export type PublicFaqEntry = z.infer<typeof publicFaqEntry>;

export const faqEntry = publicFaqEntry.extend({
  last_updated: z.iso.datetime({ offset: true }),
});

export type FaqEntry = z.infer<typeof faqEntry>;

const wholeNumber = 'Bitte eine ganze Zahl eingeben.';

/** Sort order, as a number or its text; smaller numbers come first. */
const order = prepared(
  (value) =>
    typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value)
      ? Number(value)
      : value === '' || value === null
        ? 1
        : value,
  z.int(wholeNumber).min(-999_999_999, wholeNumber).max(999_999_999, wholeNumber),
);

/** The form of an entry. */
export const faqForm = z.object({
  title: textField(limits.faqTitle, 'required'),
  description: richText(
    limits.faqDescription,
    `Maximal ${limits.faqDescription} Zeichen!`,
    'required',
  ),
  plain_description: richText(
    limits.faqDescription,
    `Maximal ${limits.faqDescription} Zeichen!`,
    'optional',
  ),
  Categories: chosenList().default([]),
  public: yesNo.default(false),
  order: order.default(1),
});

export type FaqForm = z.output<typeof faqForm>;

const upload = {
  files: {
    file: {
      max: limits.faqFiles,
      bytes: limits.faqVideoBytes,
      together: limits.faqFilesTogetherBytes,
    },
  },
  lists: ['Categories'],
  json: ['current_files'],
} as const;

/** Ids of the attachments that are kept; all of them if missing. */
const alongside = { current_files: chosenList().nullable().optional() };

export const listFaq = endpoint({
  method: 'GET',
  path: 'faq/',
  access: 'editor',
  summary: 'All entries by order, internal ones included',
  response: z.array(faqEntry),
});

export const listPublicFaq = endpoint({
  method: 'GET',
  path: 'faq/public/',
  access: 'public',
  summary: 'Public entries by order, of one audience or of all; links in them open in a new tab',
  query: z.object({
    audience: z
      .enum(
        faqAudiences.map(({ page }) => page),
        'Ungültige Angabe.',
      )
      .optional(),
  }),
  response: z.array(publicFaqEntry),
});

export const postFaq = endpoint({
  method: 'POST',
  path: 'faq/post/',
  idempotent: true,
  access: 'editor',
  upload,
  summary: 'Adds an entry; its HTML is cleaned',
  body: faqForm.extend(alongside),
  response: faqEntry,
});

export type NewFaqEntry = z.output<NonNullable<(typeof postFaq)['body']>>;

export const patchFaq = endpoint({
  method: 'PATCH',
  path: 'faq/patch/:id/',
  idempotent: true,
  access: 'editor',
  upload,
  summary: 'Changes what is sent of an entry; `current_files` are the attachments that stay',
  params: z.object({ id: idParameter }),
  body: z.object({ ...optionalFields(faqForm.shape), ...alongside, last_updated: lastUpdated }),
  response: faqEntry,
});

export type FaqPatch = z.output<NonNullable<(typeof patchFaq)['body']>>;

export const deleteFaq = endpoint({
  method: 'DELETE',
  path: 'faq/delete/:id/',
  access: 'editor',
  summary: 'Deletes an entry with its attachments; 409 if it has changed since `last_updated`',
  params: z.object({ id: idParameter }),
  query: z.object({ last_updated: lastUpdated }),
  response: z.object({}),
});

export const restoreFaq = endpoint({
  method: 'POST',
  path: 'faq/restore/:id/',
  access: 'editor',
  summary: 'Takes a deletion back, within an hour: the entry has its attachments again',
  params: z.object({ id: idParameter }),
  response: faqEntry,
});

export const fetchFaqFile = endpoint({
  method: 'POST',
  path: 'faq/files/',
  access: 'editor',
  summary: 'The bytes of an attachment, of internal entries too',
  body: z.object({ id: z.coerce.number().pipe(id) }),
  produces: 'application/octet-stream',
  response: z.any(),
});

export const readFaqFile = endpoint({
  method: 'GET',
  path: 'faq/files/:id/',
  access: 'public',
  personal: true,
  summary: 'An attachment of a public entry; editors read all. Videos answer to `Range`',
  params: z.object({ id: idParameter }),
  produces: 'application/octet-stream',
  response: z.any(),
});
