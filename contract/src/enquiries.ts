import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailField, textField } from './form-values.ts';
import { limits } from './limits.ts';

/** A message to a chamber, as the form holds it. */
export const enquiryForm = z.object({
  /** 0 HWK Magdeburg, 1 IHK Magdeburg, 2 HWK Halle (Saale), 3 IHK Halle-Dessau (enquiry-options.ts). */
  receiver: z.preprocess(
    (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
    z.literal([0, 1, 2, 3], 'Pflichtfeld!'),
  ),
  subject: textField(limits.enquirySubject, 'required'),
  text: textField(limits.enquiryText, 'required'),
  mail: emailField,
});

export const postEnquiry = endpoint({
  method: 'POST',
  path: 'contact/',
  access: 'public',
  summary: 'Mails a message to a chamber, and its sender that it has been taken',
  body: enquiryForm.extend({
    /** Nobody sees this field; who fills it in is a robot. */
    website: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').optional(),
  }),
  response: z.object({}),
});
