import { findUsers } from '@lehrpfad/contract/accounts/accounts.ts';
import {
  deleteEditor,
  deleteEditorRequest,
  listEditorRequests,
  listEditors,
  patchEditor,
  patchEditorRequest,
  patchUser,
  postEditorRequest,
} from '@lehrpfad/contract/accounts/editing.ts';
import { mayCall, permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Api } from '../../../core/http/api.ts';
import { unpermitted } from '../../../core/http/errors.ts';
import { Invitations } from './invitations.ts';
import { OtherAccounts } from './user-administration.ts';
import type { AccountDeps } from '../deps.ts';
import { staffRows, userPage } from './users-store.ts';

function registerInvitations(api: Api, invitations: Invitations): void {
  api.handle(listEditorRequests, () => invitations.list());
  api.handle(postEditorRequest, ({ caller, body }) => invitations.add(caller, body));
  api.handle(patchEditorRequest, ({ caller, params }) => invitations.sendAgain(caller, params.id));
  api.handle(deleteEditorRequest, async ({ caller, params }) => {
    await invitations.remove(caller, params.id);
    return {};
  });
}

/** Registers the endpoints for editors with their invitations, and for the list of users. */
export function registerEditing(api: Api, deps: AccountDeps): void {
  const others = new OtherAccounts(deps);
  registerInvitations(api, new Invitations(deps));
  api.handle(listEditors, () => staffRows(deps.database));
  api.handle(patchEditor, ({ caller, params, body }) =>
    others.change(caller, params.id, body, 'staff'),
  );
  api.handle(deleteEditor, async ({ caller, params }) => {
    await others.remove(caller, params.id);
    return {};
  });
  api.handle(findUsers, ({ caller, query: { query, permission, context, id = null, page } }) => {
    const isList = context === 'user_list';
    const isAdmin = mayCall('admin', caller.permission);
    if (isList && !isAdmin) throw unpermitted();
    // Only administrators may see staff accounts.
    const level = permission || !isAdmin ? permissions.company : null;
    return userPage(deps.database, { query, permission: level, id, page, isList });
  });
  api.handle(patchUser, ({ caller, params, body }) => others.change(caller, params.id, body));
}
