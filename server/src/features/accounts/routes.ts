import { readValidated } from '@lehrpfad/contract/accounts.ts';
import { logIn, logOut, refreshAccess } from '@lehrpfad/contract/sessions.ts';
import type { Api } from '../../floor/api.ts';
import type { Sessions } from './sessions.ts';

export function registerSessions(api: Api, sessions: Sessions): void {
  api.answer(logIn, ({ body, request }) => sessions.logIn(body.email, body.password, request.ip));
  api.answer(refreshAccess, async ({ body }) => ({ access: await sessions.refresh(body.refresh) }));
  api.answer(logOut, async ({ caller }) => {
    await sessions.logOut(caller);
    return {};
  });
  api.answer(readValidated, ({ caller }) => ({ validated: caller.validated }));
}
