import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter } from '../core/fields.ts';
import { emailField, lastUpdated, textField, optionalFields } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** A contact person as pupils see it. */
export const shownContact = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type ShownContact = z.infer<typeof shownContact>;

/** A contact person as its account and editors see it. */
export const contactPerson = shownContact.extend({
  last_updated: z.iso.datetime({ offset: true }),
});

export type ContactPerson = z.infer<typeof contactPerson>;

/** Suggestions for roles; any other text is allowed. */
export const roleSuggestions = [
  'Geschäftsführer*in',
  'Personalleiter*in',
  'Ausbilder*in',
  'Filialleitung',
] as const;

/** A row of the list. */
export const listedContactPerson = contactPerson.extend({
  /** Number of ads with the contact person, public or not. */
  ads: z.int().nonnegative(),
});

export type ListedContactPerson = z.infer<typeof listedContactPerson>;

export const contactPersonForm = z.object({
  first_name: textField(limits.contactFirstName),
  last_name: textField(limits.contactLastName, 'required'),
  phone: textField(limits.phone, 'required'),
  email: emailField,
  role: textField(limits.contactRole),
});

export const listOwnContactPersons = endpoint({
  method: 'GET',
  path: 'contactpersons/own/',
  access: 'company',
  role: 'ads',
  summary: "The account's contact persons, by last name",
  response: z.array(listedContactPerson),
});

export const listContactPersonsOf = endpoint({
  method: 'GET',
  path: 'contactpersons/by/user/:id/',
  access: 'editor',
  summary: "An account's contact persons, by last name",
  params: z.object({ id: idParameter }),
  response: z.array(listedContactPerson),
});

export const postContactPerson = endpoint({
  method: 'POST',
  path: 'contactpersons/post/',
  idempotent: true,
  access: 'company',
  quota: 'contactPersons',
  summary: 'Adds a contact person to the account',
  body: contactPersonForm,
  response: contactPerson,
});

export const patchContactPerson = endpoint({
  method: 'PATCH',
  path: 'contactpersons/patch/:id/',
  idempotent: true,
  access: 'account',
  quota: 'contactPersons',
  summary:
    'Changes what is sent of a contact person; those of imported companies cannot be changed. 409 where it was changed meanwhile',
  params: z.object({ id: idParameter }),
  body: z.object({ ...optionalFields(contactPersonForm.shape), last_updated: lastUpdated }),
  response: contactPerson,
});

export const deleteContactPerson = endpoint({
  method: 'DELETE',
  path: 'contactpersons/delete/:id/',
  access: 'account',
  quota: 'contactPersons',
  summary: 'Deletes a contact person from the account and from all its companies',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});

export const restoreContactPerson = endpoint({
  method: 'POST',
  path: 'contactpersons/restore/:id/',
  access: 'account',
  quota: 'contactPersons',
  summary:
    'Takes a deletion back, within an hour, for whoever deleted: the contact person stands at its companies again',
  params: z.object({ id: idParameter }),
  response: contactPerson,
});
