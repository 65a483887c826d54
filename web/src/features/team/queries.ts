import type { listAccountChanges } from '@lehrpfad/contract/audit/account-changes.ts';
import type { EndpointInput } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type {
  deleteTeamInvitation,
  leaveTeam,
  patchColleague,
  postTeamInvitation,
  readTeam,
  readTeamOf,
  removeColleague,
  sendTeamInvitationAgain,
  startTransfer,
  withdrawTransfer,
} from '@lehrpfad/contract/team/team.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadOwn, reloadOwnAfter } from '../../core/data/own-data.ts';
import { useListQuery } from '../../core/list/list-query.ts';

const shape = { owner: { id: 0 }, colleagues: [{ id: 0 }], invitations: [{ id: 0 }] };

export const useTeam = () =>
  useQuery({
    queryKey: ['own-team'],
    queryFn: ({ signal }) => call<typeof readTeam>('GET team/', { signal, shape }),
  });

/** Reads the persons of an account, for editors. */
export const useTeamOf = (owner: number) =>
  useQuery({
    queryKey: ['all-team', owner],
    queryFn: ({ signal }) =>
      call<typeof readTeamOf>('GET team/by/user/:id/', { params: { id: owner }, signal, shape }),
  });

export const useTeamChanges = (page: number) =>
  useListQuery<typeof listAccountChanges>('own-team-changes', 'GET team/changes/', {
    query: { page: String(page) },
    row: { id: 0, at: '', user_name: '', subject_name: '', fields: [''] },
  });

/** @throws ApiError 409 for a person of the account, or with too many; 429 */
export const inviteColleague = (
  body: EndpointInput<typeof postTeamInvitation>['body'],
  key: string,
) => reloadOwnAfter(call<typeof postTeamInvitation>('POST team/invitations/post/', { body, key }));

/** Waits for a write, then reloads the account's data; after an error too, because somebody else may have been faster. */
async function alwaysReload<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } finally {
    await reloadOwn();
  }
}

/** @throws ApiError 429 within 24 hours */
export const sendAgain = (id: number) =>
  alwaysReload(
    call<typeof sendTeamInvitationAgain>('POST team/invitations/again/:id/', { params: { id } }),
  );

export const withdrawInvitation = (id: number) =>
  alwaysReload(
    call<typeof deleteTeamInvitation>('DELETE team/invitations/delete/:id/', { params: { id } }),
  );

/** @throws ApiError */
export const changeReach = (
  id: number,
  body: EndpointInput<typeof patchColleague>['body'],
  key: string,
) =>
  reloadOwnAfter(
    call<typeof patchColleague>('PATCH team/patch/:id/', { params: { id }, body, key }),
  );

export const removeFromTeam = (id: number) =>
  alwaysReload(call<typeof removeColleague>('DELETE team/delete/:id/', { params: { id } }));

/** @throws ApiError 400 for a wrong password; 429 */
export const askToTakeOver = (body: EndpointInput<typeof startTransfer>['body']) =>
  reloadOwnAfter(call<typeof startTransfer>('POST team/transfer/', { body }));

export const stopTransfer = () =>
  alwaysReload(call<typeof withdrawTransfer>('DELETE team/transfer/'));

/** @throws ApiError 400 for a wrong password; 429 */
export const leaveOwnTeam = (password: string) =>
  call<typeof leaveTeam>('POST team/leave/', { body: { password } });
