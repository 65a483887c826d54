import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { digitAsNumber, id, idParameter, named, prepared } from '../core/fields.ts';
import {
  emailAddress,
  lastUpdated,
  textField,
  optionalFields,
  yesNo,
} from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { permissions } from '../core/endpoints/access.ts';
import { permission } from '../core/sessions.ts';

/** Administrators' endpoints for other accounts: editors with their invitations, and company accounts. */

const moment = z.iso.datetime({ offset: true });
const byId = z.object({ id: idParameter });

/** Must be chosen: an administrator's form has no default. */
const chosenSalutation = prepared(
  digitAsNumber,
  z.literal([1, 2, 3], {
    error: ({ input }) =>
      input === '' || input === null || input === undefined ? 'Pflichtfeld!' : 'Ungültige Angabe.',
  }),
);

export const editorForm = z.object({
  salutation: chosenSalutation,
  first_name: textField(limits.personName, 'required'),
  last_name: textField(limits.personName, 'required'),
  email: emailAddress(limits.editorEmail),
});

/** Level of an invited person. To invite an administrator, the caller must have confirmed their identity. */
const invitedPermission = prepared(
  digitAsNumber,
  z.literal([permissions.admin, permissions.editor], 'Ungültige Angabe.'),
);

export const invitationForm = editorForm.extend({
  permission: invitedPermission.default(permissions.editor),
});

const editor = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  salutation: z.literal([1, 2, 3]),
  permission,
  active: z.boolean(),
  /** Whether the account has a second step of the login. */
  two_step: z.boolean(),
  last_updated: moment,
});

export type Editor = z.infer<typeof editor>;

const editorRequest = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  salutation: z.literal([1, 2, 3]),
  permission,
  last_sent_at: moment,
  /** Time from which it can be sent again. */
  resend_from: moment,
  /** Whether its link has expired. */
  expired: z.boolean(),
});

export type EditorRequest = z.infer<typeof editorRequest>;

export const listEditors = endpoint({
  method: 'GET',
  path: 'editors/',
  access: 'admin',
  summary: 'Editors and administrators, by name',
  response: z.array(editor),
});

export const patchEditor = endpoint({
  method: 'PATCH',
  path: 'editors/patch/:id/',
  idempotent: true,
  access: 'admin',
  summary: 'Changes an editor. The e-mail address of an administrator stays as it is (400)',
  params: byId,
  body: z.object({ ...optionalFields(editorForm.shape), last_updated: lastUpdated }),
  response: editor,
});

export const deleteEditor = endpoint({
  method: 'DELETE',
  path: 'editors/delete/:id/',
  access: 'admin',
  needsConfirmation: true,
  summary: 'Deletes an editor, whose sessions end; what they wrote stays. 403 for an administrator',
  params: byId,
  response: z.object({}),
});

export const listEditorRequests = endpoint({
  method: 'GET',
  path: 'editorrequests/',
  access: 'admin',
  summary: 'Invitations of editors that are still open, by name',
  response: z.array(editorRequest),
});

export const postEditorRequest = endpoint({
  method: 'POST',
  path: 'editorrequests/post/',
  idempotent: true,
  access: 'admin',
  quota: 'mails',
  summary:
    'Invites an editor or an administrator by mail. 409 where the address has an account or an invitation',
  body: invitationForm,
  response: editorRequest,
});

export const patchEditorRequest = endpoint({
  method: 'PATCH',
  path: 'editorrequests/patch/:id/',
  access: 'admin',
  quota: 'mails',
  summary: 'Sends an invitation again, with a new link. 429 within 24 hours of the last time',
  params: byId,
  response: editorRequest,
});

export const deleteEditorRequest = endpoint({
  method: 'DELETE',
  path: 'editorrequests/delete/:id/',
  access: 'admin',
  summary: 'Withdraws an invitation: its link dies',
  params: byId,
  response: z.object({}),
});

const tooLong = `Eingabe zu lang, max. ${limits.userField}`;
const userName = textField(limits.userField, 'required', tooLong);

export const userForm = z.object({
  first_name: userName,
  last_name: userName,
  email: emailAddress(limits.userField, tooLong),
});

/** An account as the list of users shows it. */
export const listedUser = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  permission,
  /** Sorted by name. */
  companies: z.array(z.object({ id, name: z.string() })),
  /** The owner of the account for which the person acts as a colleague; null for owners and for staff. */
  member_of: named.nullable(),
  /** Whether a password has ever been set. */
  activated: z.boolean(),
  active: z.boolean(),
  validated: z.boolean(),
  /** Whether the account has a second step of the login. */
  two_step: z.boolean(),
  last_updated: moment,
});

export type ListedUser = z.infer<typeof listedUser>;

export const patchUser = endpoint({
  method: 'PATCH',
  path: 'user/patch/:id/',
  idempotent: true,
  access: 'admin',
  quota: 'mails',
  summary:
    'Changes an account, deactivates and reactivates it, withdraws and restores its validation',
  params: byId,
  body: z.object({
    ...optionalFields(userForm.shape),
    active: yesNo.optional(),
    validated: yesNo.optional(),
    last_updated: lastUpdated,
  }),
  response: listedUser,
});
