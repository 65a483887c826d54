import {
  changeEmail,
  changePassword,
  closeAccount,
  exportOwnData,
  patchOwnUser,
  readOwnUser,
  readValidated,
} from '@lehrpfad/contract/accounts.ts';
import { logIn, logOut, refreshAccess } from '@lehrpfad/contract/sessions.ts';
import type { Api } from '../../floor/api.ts';
import { registerEditing } from './editing-routes.ts';
import { exportAccount } from './export.ts';
import { OwnAccount } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import type { Sessions } from './sessions.ts';

function registerSessions(api: Api, sessions: Sessions): void {
  api.answer(logIn, ({ body, request }) => sessions.logIn(body.email, body.password, request.ip));
  api.answer(refreshAccess, async ({ body }) => ({ access: await sessions.refresh(body.refresh) }));
  api.answer(logOut, async ({ caller }) => {
    await sessions.logOut(caller);
    return {};
  });
  api.answer(readValidated, ({ caller }) => ({ validated: caller.validated }));
}

/** Logins, what people do with their own account, and what administrators do with those of others. */
export function registerAccounts(api: Api, sessions: Sessions, parts: AccountParts): void {
  registerSessions(api, sessions);
  const own = new OwnAccount(parts);
  api.answer(readOwnUser, ({ caller }) => own.read(caller));
  api.answer(patchOwnUser, ({ caller, body }) => own.change(caller, body));
  api.answer(changePassword, async ({ caller, body, request }) => {
    await own.changePassword(caller, body, request.ip);
    return {};
  });
  api.answer(changeEmail, ({ caller, body, request }) => own.changeEmail(caller, body, request.ip));
  api.answer(closeAccount, async ({ caller, body, request }) => {
    await own.close(caller, body.password, request.ip);
    return {};
  });
  api.answer(exportOwnData, ({ caller }) => exportAccount(parts, caller.userId));
  registerEditing(api, parts);
}
