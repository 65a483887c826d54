import { z } from 'zod';
import { permissions } from './endpoints/access.ts';
import { accountRoles } from './endpoints/account-roles.ts';
import { endpoint } from './endpoints/endpoint.ts';
import { boundedString, id, idParameter } from './fields.ts';
import { emailAddress } from './form-values.ts';
import { limits } from './limits.ts';
import { passkeyAnswer, passkeyOptions, secondStepCode, secondStepMethods } from './second-step.ts';

/** Sessions. They are part of the core, because all features depend on them. */

export const permission = z.literal([permissions.admin, permissions.editor, permissions.company]);

const token = boundedString(limits.token, 'Ungültige Angabe.');

/** E-mail address of an account. Staff accounts may have longer addresses than the forms allow. */
export const accountEmail = emailAddress(limits.userField);

/** A typed password that is to be checked. */
export const typedPassword = boundedString(
  limits.maxPasswordLength,
  `Max. ${limits.maxPasswordLength} Zeichen!`,
).min(1, 'Pflichtfeld!');

export const loginForm = z.object({ email: accountEmail, password: typedPassword });

/** The data of a session that the browser stores. */
export const session = z.object({
  access: z.string(),
  refresh: z.string(),
  permission,
  name: z.string(),
  setup_complete: z.boolean(),
  id,
  /** Role of the person in the account of a company; `owner` for all others. */
  role: z.enum(accountRoles),
  /** Present if the account belongs to staff who must set up a second step before anything else. */
  second_step_missing: z.literal(true).optional(),
});

export type Session = z.infer<typeof session>;

/** A login whose password was right and whose second step is missing. Its token is valid in the same browser only. */
export const pendingLogin = z.object({
  second_step: z.object({ token: z.string(), ways: z.array(z.enum(secondStepMethods)) }),
});

export type PendingLogin = z.infer<typeof pendingLogin>;

export const logIn = endpoint({
  method: 'POST',
  path: 'token/',
  access: 'public',
  summary:
    'Logs in, or begins the second step where the account has one. 401 wrong e-mail or password, 403 `user_inactive`, 429 after too many tries',
  body: loginForm,
  response: z.union([session, pendingLogin]),
});

export const completeLogin = endpoint({
  method: 'POST',
  path: 'token/second-step/',
  access: 'public',
  summary:
    'The second step of a login, by a code or a passkey. 400 wrong code, 401 `login_over`, 429 after too many tries',
  body: z.object({ token, code: secondStepCode.optional(), passkey: passkeyAnswer.optional() }),
  response: session,
});

export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: 'token/second-step/passkey/',
  access: 'public',
  summary: 'What a browser needs to use a passkey as the second step. 401 `login_over`',
  body: z.object({ token }),
  response: passkeyOptions,
});

export const refreshAccess = endpoint({
  method: 'POST',
  path: 'token/refresh/',
  access: 'public',
  summary:
    'A new access token, valid for 15 minutes, and the refresh token that takes the place of the one sent. 401 where the session is over',
  body: z.object({ refresh: token }),
  response: z.object({ access: z.string(), refresh: z.string() }),
});

export const logOut = endpoint({
  method: 'POST',
  path: 'rest-auth/logout/',
  access: 'account',
  role: 'ads',
  duringSetup: true,
  quota: 'none',
  summary: 'Ends the session',
  response: z.object({}),
});

/** An active session as its owner sees it. */
export const ownSession = z.object({
  id,
  /** `Firefox auf Windows`; empty if unknown. */
  device: z.string(),
  /** Times in UTC. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: 'user/own/sessions/',
  access: 'account',
  role: 'ads',
  summary: 'Where the account is logged in, the last used first',
  response: z.array(ownSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: 'user/own/sessions/:id/',
  access: 'account',
  role: 'ads',
  quota: 'none',
  summary: 'Ends one of the sessions of the account. 404 where it is over',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'user/own/sessions/',
  access: 'account',
  role: 'ads',
  quota: 'none',
  summary: 'Ends all sessions of the account but the one that asks',
  response: z.object({}),
});
