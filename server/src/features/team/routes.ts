import {
  deleteTeamInvitation,
  leaveTeam,
  patchColleague,
  postTeamInvitation,
  readTeam as readOwnTeam,
  readTeamOf,
  removeColleague,
  sendTeamInvitationAgain,
  startTransfer as startAccountTransfer,
  withdrawTransfer as withdrawAccountTransfer,
} from '@lehrpfad/contract/team/team.ts';
import type { Config } from '../../core/config/config.ts';
import type { Api } from '../../core/http/api.ts';
import { DeviceCookie } from '../accounts/login/known-device.ts';
import type { TeamDeps } from './deps.ts';
import { invite, sendAgain, withdrawInvitation } from './invitations.ts';
import { changeReach, leave, remove } from './members.ts';
import { readTeam } from './team.ts';
import { startTransfer, withdrawTransfer } from './transfer.ts';

/** Registers the endpoints for the persons who act for the account of a company. */
export function registerTeam(
  api: Api,
  deps: TeamDeps & { readonly config: Pick<Config, 'publicUrl'> },
): void {
  const { database: db, clock } = deps;
  const cookie = new DeviceCookie(deps.config.publicUrl);
  api.handle(readOwnTeam, ({ caller }) => readTeam(db, caller.accountId, clock()));
  api.handle(readTeamOf, ({ params }) => readTeam(db, params.id, clock()));
  api.handle(postTeamInvitation, ({ caller, body }) => invite(deps, caller, body));
  api.handle(sendTeamInvitationAgain, ({ caller, params }) => sendAgain(deps, caller, params.id));
  api.handle(deleteTeamInvitation, ({ caller, params }) =>
    withdrawInvitation(deps, caller, params.id),
  );
  api.handle(patchColleague, ({ caller, params, body }) =>
    changeReach(deps, caller, params.id, body),
  );
  api.handle(removeColleague, ({ caller, params }) => remove(deps, caller, params.id));
  api.handle(leaveTeam, async ({ caller, body, request }) => {
    await leave(deps, caller, body.password, cookie.originOf(request));
    return {};
  });
  api.handle(startAccountTransfer, ({ caller, body, request }) =>
    startTransfer(deps, caller, body, cookie.originOf(request)),
  );
  api.handle(withdrawAccountTransfer, ({ caller }) => withdrawTransfer(deps, caller));
}
