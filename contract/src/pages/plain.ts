import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id } from '../core/fields.ts';
import { lastUpdated, richText } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { plainPages } from './plain-options.ts';

const page = z.enum(plainPages.map((one) => one.page));

/** The text of a page in plain language. */
export const plainText = z.object({
  id,
  page,
  /** Clean HTML, including its heading. */
  html: z.string(),
  last_updated: z.iso.datetime({ offset: true }),
});

export type PlainText = z.infer<typeof plainText>;

/** The form of a text. */
export const plainTextForm = z.object({
  html: richText(limits.plainText, `Maximal ${limits.plainText} Zeichen!`, 'required'),
});

export type PlainTextForm = z.output<typeof plainTextForm>;

export const listPlainTexts = endpoint({
  method: 'GET',
  path: 'plaintexts/',
  access: 'public',
  summary: 'What the pages say in plain language',
  response: z.array(plainText),
});

export const patchPlainText = endpoint({
  method: 'PATCH',
  path: 'plaintexts/patch/:page/',
  idempotent: true,
  access: 'editor',
  summary:
    'Changes the text of a page; its HTML is cleaned. 409 where it has changed since it was read',
  params: z.object({ page }),
  body: plainTextForm.extend({ last_updated: lastUpdated }),
  response: plainText,
});

export type PlainTextPatch = z.output<NonNullable<(typeof patchPlainText)['body']>>;
