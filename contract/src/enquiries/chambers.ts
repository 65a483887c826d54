import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { boundedString, postcode } from '../core/fields.ts';
import {
  emailField,
  lastUpdated,
  textField,
  websiteField,
  optionalFields,
} from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { singleLine } from '../core/text/visible-text.ts';
import { receivers } from './options.ts';

/** A contact person of a chamber. */
const contact = z.object({
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
});

export type ChamberContact = z.infer<typeof contact>;

/** A chamber that receives enquiries; its id is an enquiry's `receiver`, and `email` is the address that gets them. */
export const chamber = z.object({
  id: z
    .int()
    .min(0)
    .max(receivers.length - 1),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
  website: z.string(),
  email: z.string(),
  first_contact: contact,
  second_contact: contact,
  last_updated: z.iso.datetime({ offset: true }),
});

export type Chamber = z.infer<typeof chamber>;

const contactForm = z.object({
  first_name: textField(limits.personName),
  last_name: textField(limits.personName, 'required'),
  role: textField(limits.chamberRole),
  phone: textField(limits.phone, 'required'),
  email: emailField,
});

/** The form of a chamber and its two contact persons. */
export const chamberForm = z.object({
  name: textField(limits.chamberName, 'required'),
  street: textField(limits.street, 'required'),
  postcode: boundedString(limits.shortValue, 'Keine valide PLZ!')
    .overwrite(singleLine)
    .pipe(postcode),
  city: textField(limits.street, 'required'),
  phone: textField(limits.phone, 'required'),
  website: websiteField,
  email: emailField,
  first_contact: contactForm,
  second_contact: contactForm,
});

export type ChamberForm = z.output<typeof chamberForm>;

export const listChambers = endpoint({
  method: 'GET',
  path: 'chambers/',
  access: 'public',
  summary:
    'The chambers by number, each with two persons to ask; the numbers are those of `contact/`',
  response: z.array(chamber),
});

/** A number from 0; the database checks whether the chamber exists. */
const number = boundedString(limits.shortValue, 'Ungültige Kennung.')
  .regex(/^(?:0|[1-9]\d{0,8})$/, 'Ungültige Kennung.')
  .transform(Number);

export const patchChamber = endpoint({
  method: 'PATCH',
  path: 'chambers/patch/:id/',
  idempotent: true,
  access: 'admin',
  summary: 'Changes what is sent of a chamber; a contact that is sent is sent whole',
  params: z.object({ id: number }),
  body: z.object({ ...optionalFields(chamberForm.shape), last_updated: lastUpdated }),
  response: chamber,
});

export type ChamberPatch = z.output<NonNullable<(typeof patchChamber)['body']>>;
