import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { digitAsNumber, prepared, searchText } from '../core/fields.ts';
import { languages } from '../core/languages.ts';
import { emailField, linesField, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { receivers } from './options.ts';

/** The form of a message to a chamber. */
export const enquiryForm = z.object({
  /** Index of a chamber in `receivers` (options.ts). */
  receiver: prepared(digitAsNumber, z.literal([...receivers.keys()], 'Pflichtfeld!')),
  subject: textField(limits.enquirySubject, 'required'),
  text: linesField(limits.enquiryText, 'required'),
  mail: emailField,
});

export const postEnquiry = endpoint({
  method: 'POST',
  path: 'contact/',
  idempotent: true,
  access: 'public',
  summary: 'Mails a message to a chamber, and its sender that it has been taken',
  body: enquiryForm.extend({
    /** Language of the mail to its sender. */
    language: z.enum(languages).default('de'),
    /** A hidden field, which only robots fill in. */
    website: searchText.optional(),
  }),
  response: z.object({}),
});
