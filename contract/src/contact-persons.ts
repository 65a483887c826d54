import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParameter } from './fields.ts';
import { emailField, textField, whatIsSent } from './form-values.ts';
import { limits } from './limits.ts';

export const contactPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type ContactPerson = z.infer<typeof contactPerson>;

/** What a role may be called; anything else can be typed. */
export const roleSuggestions = [
  'Geschäftsführer*in',
  'Personalleiter*in',
  'Ausbilder*in',
  'Filialleitung',
] as const;

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
  summary: "The account's contact persons, by last name",
  response: z.array(contactPerson),
});

export const listContactPersonsOf = endpoint({
  method: 'GET',
  path: 'contactpersons/by/user/:id/',
  access: 'editor',
  summary: "An account's contact persons, by last name",
  params: z.object({ id: idParameter }),
  response: z.array(contactPerson),
});

export const postContactPerson = endpoint({
  method: 'POST',
  path: 'contactpersons/post/',
  access: 'company',
  summary: 'Adds a contact person to the account',
  body: contactPersonForm,
  response: contactPerson,
});

export const patchContactPerson = endpoint({
  method: 'PATCH',
  path: 'contactpersons/patch/:id/',
  access: 'account',
  summary:
    'Changes what is sent of a contact person; those of imported companies cannot be changed',
  params: z.object({ id: idParameter }),
  body: z.object(whatIsSent(contactPersonForm.shape)),
  response: contactPerson,
});

export const deleteContactPerson = endpoint({
  method: 'DELETE',
  path: 'contactpersons/delete/:id/',
  access: 'account',
  summary: 'Deletes a contact person from the account and from all its companies',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});
