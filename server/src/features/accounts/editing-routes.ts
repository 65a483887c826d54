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
import { mayCall, permissions } from '@lehrpfad/contract/core/access.ts';
import type { Api } from '../../core/http/api.ts';
import { unpermitted } from '../../core/http/errors.ts';
import { Invitations } from './invitations.ts';
import { OtherAccounts } from './others.ts';
import type { AccountParts } from './parts.ts';
import { staffRows, userPage } from './users-store.ts';

function registerInvitations(api: Api, invitations: Invitations): void {
  api.answer(listEditorRequests, () => invitations.list());
  api.answer(postEditorRequest, ({ caller, body }) => invitations.add(caller, body));
  api.answer(patchEditorRequest, ({ caller, params }) => invitations.sendAgain(caller, params.id));
  api.answer(deleteEditorRequest, async ({ caller, params }) => {
    await invitations.remove(caller, params.id);
    return {};
  });
}

/** Editors with their invitations, and the list of users. */
export function registerEditing(api: Api, parts: AccountParts): void {
  const others = new OtherAccounts(parts);
  registerInvitations(api, new Invitations(parts));
  api.answer(listEditors, () => staffRows(parts.database));
  api.answer(patchEditor, ({ caller, params, body }) =>
    others.change(caller, params.id, body, 'staff'),
  );
  api.answer(deleteEditor, async ({ caller, params }) => {
    await others.remove(caller, params.id);
    return {};
  });
  api.answer(findUsers, ({ caller, query: { query, permission, context, id = null, page } }) => {
    const isList = context === 'user_list';
    const isAdmin = mayCall('admin', caller.permission);
    if (isList && !isAdmin) throw unpermitted();
    // Who works for the chambers is the administrators' business.
    const level = permission || !isAdmin ? permissions.company : null;
    return userPage(parts.database, { query, permission: level, id, page, isList });
  });
  api.answer(patchUser, ({ caller, params, body }) => others.change(caller, params.id, body));
}
