import {
  changeEmail,
  changePassword,
  closeAccount,
  exportOwnData,
  patchOwnUser,
  readOwnUser,
  readValidated,
} from '@lehrpfad/contract/accounts/accounts.ts';
import {
  beginPasskeyLogin,
  completeLogin,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  logIn,
  logOut,
  refreshAccess,
} from '@lehrpfad/contract/core/sessions.ts';
import type { Api } from '../../core/http/api.ts';
import type { Config } from '../../core/config/config.ts';
import { deviceOf } from './login/devices.ts';
import { registerEditing } from './administration/editing-routes.ts';
import { exportAccount } from './profile/export.ts';
import { DeviceCookie } from './login/known-device.ts';
import { registerSecondStep } from './second-step/routes.ts';
import { OwnAccount } from './profile/own-account.ts';
import type { AccountDeps } from './deps.ts';
import type { Sessions } from './login/sessions.ts';

/**
 * Data that the browser deletes at a logout: cached pages and pictures, including those for the back button. `storage` and `cookies` stay:
 * favourites, colours, consent and offline data belong to the device. The application itself deletes the data of the session
 * (web/src/core/session/session.ts).
 */
const clearedAtLogout = '"cache"';

function registerSessions(api: Api, sessions: Sessions, cookie: DeviceCookie): void {
  api.handle(logIn, async ({ body, request, reply }) => {
    const deviceName = deviceOf(request.headers['user-agent']);
    const login = { ...body, ...cookie.originOf(request), deviceName };
    const { answer, device } = await sessions.logIn(login);
    cookie.set(request, reply, device);
    return answer;
  });
  api.handle(completeLogin, ({ body, request }) => {
    const deviceName = deviceOf(request.headers['user-agent']);
    return sessions.complete({ ...body, deviceName }, cookie.originOf(request));
  });
  api.handle(beginPasskeyLogin, async ({ body, request }) => ({
    ...(await sessions.beginPasskey(body.token, cookie.originOf(request))),
  }));
  api.handle(refreshAccess, ({ body, request }) =>
    sessions.refresh(body.refresh, (userId) =>
      request.log.warn({ userId }, 'a refresh token was used twice: its session was ended'),
    ),
  );
  api.handle(logOut, async ({ caller, reply }) => {
    await sessions.logOut(caller);
    reply.header('clear-site-data', clearedAtLogout);
    return {};
  });
  api.handle(listOwnSessions, ({ caller }) => sessions.list(caller));
  api.handle(endOwnSession, async ({ caller, params }) => {
    await sessions.end(caller, params.id);
    return {};
  });
  api.handle(endOtherSessions, async ({ caller, request }) => {
    await sessions.endOthers(caller, cookie.originOf(request));
    return {};
  });
  api.handle(readValidated, ({ caller }) => ({ validated: caller.validated }));
}

/** Registers the endpoints for sessions, for the own account, and for administrators' changes of other accounts. */
export function registerAccounts(
  api: Api,
  sessions: Sessions,
  deps: AccountDeps & { readonly config: Pick<Config, 'publicUrl'> },
): void {
  const deviceCookie = new DeviceCookie(deps.config.publicUrl);
  registerSessions(api, sessions, deviceCookie);
  const own = new OwnAccount(deps);
  api.handle(readOwnUser, ({ caller }) => own.read(caller));
  api.handle(patchOwnUser, ({ caller, body }) => own.change(caller, body));
  api.handle(changePassword, async ({ caller, body, request }) => {
    await own.changePassword(caller, body, deviceCookie.originOf(request));
    return {};
  });
  api.handle(changeEmail, ({ caller, body, request }) =>
    own.changeEmail(caller, body, deviceCookie.originOf(request)),
  );
  api.handle(closeAccount, async ({ caller, body, request }) => {
    await own.close(caller, body.password, deviceCookie.originOf(request));
    return {};
  });
  api.handle(exportOwnData, ({ caller }) => exportAccount(deps, caller.userId));
  registerSecondStep(api, deps, deviceCookie);
  registerEditing(api, deps);
}
