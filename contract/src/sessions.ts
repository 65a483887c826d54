import { z } from 'zod';
import { permissions } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { limits } from './limits.ts';

/** Logins: what every call stands on, hence no noun of its own. */

export const permission = z.literal([permissions.admin, permissions.editor, permissions.company]);

const token = z.string().max(200, 'Ungültige Angabe.');

/** Accounts of the staff may have longer addresses than those of forms. */
export const accountEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Pflichtfeld!')
  .max(256, 'Max. 256 Zeichen!')
  .pipe(z.email('Keine E-mail'));

/** A password as it is typed to prove who one is. */
export const typedPassword = z
  .string()
  .min(1, 'Pflichtfeld!')
  .max(limits.passwordLongest, `Max. ${limits.passwordLongest} Zeichen!`);

export const loginForm = z.object({ email: accountEmail, password: typedPassword });

/** What the browser keeps of a login. */
export const session = z.object({
  access: z.string(),
  refresh: z.string(),
  permission,
  name: z.string(),
  setup_complete: z.boolean(),
  id,
});

export type Session = z.infer<typeof session>;

export const logIn = endpoint({
  method: 'POST',
  path: 'token/',
  access: 'public',
  summary: 'Logs in. 401 wrong e-mail or password, 403 `user_inactive`, 429 after too many tries',
  body: loginForm,
  response: session,
});

export const refreshAccess = endpoint({
  method: 'POST',
  path: 'token/refresh/',
  access: 'public',
  summary: 'A new access token, valid for 15 minutes. 401 where the session is over',
  body: z.object({ refresh: token }),
  response: z.object({ access: z.string() }),
});

export const logOut = endpoint({
  method: 'POST',
  path: 'rest-auth/logout/',
  access: 'account',
  summary: 'Ends the session',
  response: z.object({}),
});
