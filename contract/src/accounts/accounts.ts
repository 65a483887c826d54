import { z } from 'zod';
import { listedUser } from './editing.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, pageOf, pageParameter, searchText } from '../core/fields.ts';
import { salutation, textField, optionalFields } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { accountEmail, permission, typedPassword } from '../core/sessions.ts';

/** A new password. The server also refuses common ones; there are no rules about its characters. */
export const newPassword = typedPassword.min(
  limits.minPasswordLength,
  `Mindestens ${limits.minPasswordLength} Zeichen!`,
);

export const readValidated = endpoint({
  method: 'GET',
  path: 'validated/',
  access: 'company',
  role: 'ads',
  summary: 'Whether an editor has validated the account',
  response: z.object({ validated: z.boolean() }),
});

export const ownUser = z.object({
  id,
  email: z.string(),
  /** The new address, while its change is not confirmed. */
  new_email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  salutation: z.literal([1, 2, 3]),
  permission,
  validated: z.boolean(),
  setup_complete: z.boolean(),
});

export type OwnUser = z.infer<typeof ownUser>;

export const readOwnUser = endpoint({
  method: 'GET',
  path: 'user/own/',
  access: 'account',
  role: 'ads',
  duringSetup: true,
  summary: 'The account itself',
  response: ownUser,
});

export const ownUserForm = z.object({
  first_name: textField(limits.personName, 'required'),
  last_name: textField(limits.personName, 'required'),
  salutation,
});

export const patchOwnUser = endpoint({
  method: 'PATCH',
  path: 'user/patch/own/',
  idempotent: true,
  access: 'account',
  role: 'ads',
  protects: { validated: {}, permission: {}, active: {} },
  summary: 'Changes the name, or notes that the setup is complete',
  body: z.object({
    ...optionalFields(ownUserForm.shape),
    setup_complete: z.boolean('Ungültige Angabe.').optional(),
  }),
  response: ownUser,
});

export const passwordForm = z.object({ current_password: typedPassword, password: newPassword });

export const changePassword = endpoint({
  method: 'POST',
  path: 'user/own/password/',
  access: 'account',
  role: 'ads',
  // No quota: somebody with a copied session could use it up, and the owner could not end that session. The server counts wrong passwords.
  quota: 'none',
  summary: 'Sets another password and ends all other sessions; a mail says so',
  body: passwordForm,
  response: z.object({}),
});

export const emailForm = z.object({ email: accountEmail, password: typedPassword });

export const changeEmail = endpoint({
  method: 'POST',
  path: 'user/own/email/',
  idempotent: true,
  access: 'account',
  role: 'ads',
  quota: 'mails',
  summary: 'Asks for another e-mail address, which counts once the mail sent there is confirmed',
  body: emailForm,
  response: ownUser,
});

export const closeAccount = endpoint({
  method: 'POST',
  path: 'user/own/close/',
  access: 'company',
  role: 'owner',
  quota: 'none',
  summary: 'Deletes the account with its companies, ads, events, contacts and files',
  body: z.object({ password: typedPassword }),
  response: z.object({}),
});

export const exportOwnData = endpoint({
  method: 'GET',
  path: 'user/own/export/',
  access: 'account',
  role: 'ads',
  summary: 'Everything that is stored about the account (GDPR, articles 15 and 20)',
  produces: 'application/json',
  response: z.any(),
});

/** An account from which editors choose an owner. Administrators see all fields in the list of users. */
export const foundUser = listedUser
  .partial()
  .required({ id: true, first_name: true, last_name: true, email: true });

export type FoundUser = z.infer<typeof foundUser>;

export const findUsers = endpoint({
  method: 'GET',
  path: 'users/',
  access: 'editor',
  summary:
    'Accounts by name or e-mail address, a page at a time: to editors those of companies alone; with `context=user_list`, for administrators, all about them',
  query: z.object({
    permission: z.literal('3', 'Ungültige Angabe.').optional(),
    context: z.literal('user_list', 'Ungültige Angabe.').optional(),
    /** Returns only the account with this id. */
    id: idParameter.optional(),
    query: searchText.default(''),
    page: pageParameter,
  }),
  response: pageOf(foundUser),
});
