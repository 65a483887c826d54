import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, named } from '../core/fields.ts';
import { chosen, chosenList, emailAddress, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { typedPassword } from '../core/sessions.ts';

/** The persons who act for the account of a company. */

const moment = z.iso.datetime({ offset: true });
const byId = z.object({ id: idParameter });

const role = z.enum(['management', 'ads'], 'Bitte eine Rolle wählen.');

/** Without branches, the person acts for all of them. Those of a person who manages the account are ignored. */
const branches = chosenList().default([]);

export const inviteForm = z.object({
  first_name: textField(limits.personName, 'required'),
  last_name: textField(limits.personName, 'required'),
  email: emailAddress(limits.email),
  role,
  branches,
});

export const roleForm = z.object({ role, branches });

const person = {
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
};

const reach = {
  role,
  /** The branches for which the person acts; null for all of them. */
  branches: z.array(id).nullable(),
};

const colleague = z.object({ ...person, ...reach, since: moment });

/** What an edit of a colleague's role began with. */
const begunReach = z.object(reach);

export type BegunReach = z.infer<typeof begunReach>;

export type Colleague = z.infer<typeof colleague>;

const teamInvitation = z.object({
  ...person,
  ...reach,
  last_sent_at: moment,
  /** Time from which it can be sent again. */
  resend_from: moment,
  /** Whether its link has expired. */
  expired: z.boolean(),
});

export type TeamInvitation = z.infer<typeof teamInvitation>;

const team = z.object({
  owner: z.object(person),
  /** Sorted by name. */
  colleagues: z.array(colleague),
  invitations: z.array(teamInvitation),
  /** The colleague who is asked to take over the account; null if nobody is. */
  transfer: z.object({ user_id: id, expires_at: moment }).nullable(),
  /** The branches of the account. */
  branches: z.array(named.extend({ city: z.string() })),
});

export type Team = z.infer<typeof team>;

export const readTeam = endpoint({
  method: 'GET',
  path: 'team/',
  access: 'company',
  summary: 'The persons of the account, and open invitations',
  response: team,
});

export const readTeamOf = endpoint({
  method: 'GET',
  path: 'team/by/user/:id/',
  access: 'editor',
  summary: 'The same of an account, by the id of its owner',
  params: byId,
  response: team,
});

export const postTeamInvitation = endpoint({
  method: 'POST',
  path: 'team/invitations/post/',
  idempotent: true,
  access: 'company',
  quota: 'mails',
  summary:
    'Invites a colleague by mail. 409 for a person of the account, or with too many. Whether the address has another account, only its mail says',
  body: inviteForm,
  response: team,
});

export const sendTeamInvitationAgain = endpoint({
  method: 'POST',
  path: 'team/invitations/again/:id/',
  access: 'company',
  quota: 'mails',
  summary: 'Sends an invitation again, with a new link. 429 within 24 hours of the last time',
  params: byId,
  response: team,
});

export const deleteTeamInvitation = endpoint({
  method: 'DELETE',
  path: 'team/invitations/delete/:id/',
  access: 'company',
  summary: 'Withdraws an invitation: its link dies',
  params: byId,
  response: team,
});

export const patchColleague = endpoint({
  method: 'PATCH',
  path: 'team/patch/:id/',
  idempotent: true,
  access: 'company',
  summary:
    'Changes what a colleague may do; the sessions of the colleague end. 409 where it no longer is as in `begun`',
  params: byId,
  body: roleForm.extend({ begun: begunReach.optional() }),
  response: team,
});

export const removeColleague = endpoint({
  method: 'DELETE',
  path: 'team/delete/:id/',
  access: 'company',
  quota: 'mails',
  summary:
    'Removes a colleague: the login and its sessions end, a mail says so. What they wrote stays',
  params: byId,
  response: team,
});

export const leaveTeam = endpoint({
  method: 'POST',
  path: 'team/leave/',
  access: 'company',
  role: 'ads',
  quota: 'none',
  summary: 'Leaves the account: the own login is deleted. 409 for its owner',
  body: z.object({ password: typedPassword }),
  response: z.object({}),
});

export const transferForm = z.object({ user_id: chosen(), password: typedPassword });

export const startTransfer = endpoint({
  method: 'POST',
  path: 'team/transfer/',
  access: 'company',
  role: 'owner',
  quota: 'mails',
  summary: 'Asks a colleague by mail to take over the account',
  body: transferForm,
  response: team,
});

export const withdrawTransfer = endpoint({
  method: 'DELETE',
  path: 'team/transfer/',
  access: 'company',
  role: 'owner',
  summary: 'Withdraws that question',
  response: team,
});
