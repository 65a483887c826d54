import type { findUsers } from '@lehrpfad/contract/accounts/accounts.ts';
import type {
  deleteEditor,
  deleteEditorRequest,
  Editor,
  EditorRequest,
  ListedUser,
  listEditorRequests,
  listEditors,
  patchEditor,
  patchEditorRequest,
  patchUser,
  postEditorRequest,
} from '@lehrpfad/contract/accounts/editing.ts';
import type { EndpointInput } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { reloadEditorial, reloadEditorialAfter } from '../../../core/data/editorial-data.ts';
import type { ListQuery } from '../../../core/list/list-query.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { getSession, keepSession } from '../../../core/session/session.ts';
import { ownerName, personName } from '../person-name.ts';

const person = { id: 0, first_name: '', last_name: '', email: '' };

export function useEditors() {
  return useQuery({
    queryKey: ['all-editors'],
    queryFn: ({ signal }) =>
      call<typeof listEditors>('GET editors/', {
        signal,
        shape: [{ ...person, permission: 2, last_updated: '' }],
      }),
  });
}

export function useEditorRequests() {
  return useQuery({
    queryKey: ['all-editor-requests'],
    queryFn: ({ signal }) =>
      call<typeof listEditorRequests>('GET editorrequests/', {
        signal,
        shape: [{ ...person, last_sent_at: '', resend_from: '', expired: true }],
      }),
  });
}

type EditorBody = EndpointInput<typeof postEditorRequest>['body'];

export const inviteEditor = (body: EditorBody, key: string): Promise<EditorRequest> =>
  reloadEditorialAfter(call<typeof postEditorRequest>('POST editorrequests/post/', { body, key }));

type EditorChanges = EndpointInput<typeof patchEditor>['body'];

export async function saveEditor(id: number, body: EditorChanges, key: string): Promise<Editor> {
  const input = { params: { id }, body, key };
  const saved = await call<typeof patchEditor>('PATCH editors/patch/:id/', input);
  const session = getSession();
  // The header shows the name.
  if (session?.id === id) keepSession({ ...session, name: personName(saved) });
  await reloadEditorial();
  return saved;
}

export const removeEditor = (id: number) =>
  reloadEditorialAfter(call<typeof deleteEditor>('DELETE editors/delete/:id/', { params: { id } }));

export const sendInvitationAgain = (id: number) =>
  reloadEditorialAfter(
    call<typeof patchEditorRequest>('PATCH editorrequests/patch/:id/', { params: { id } }),
  );

export const removeInvitation = (id: number) =>
  reloadEditorialAfter(
    call<typeof deleteEditorRequest>('DELETE editorrequests/delete/:id/', { params: { id } }),
  );

const user = {
  ...person,
  companies: [{ id: 0, name: '' }],
  activated: true,
  active: true,
  validated: true,
  two_step: true,
  last_updated: '',
};

async function readUsers(query: ListQuery<typeof findUsers>, signal: AbortSignal) {
  const { count, results } = await call<typeof findUsers>('GET users/', {
    query: { permission: '3', context: 'user_list', ...query },
    signal,
    shape: { count: 0, results: [user] },
  });
  // The shape was checked before: the response for editors lacks most of these fields.
  return { count, results: results as ListedUser[] };
}

/** Reads a page of company accounts, ordered by name. */
export function useUsers(query: { readonly page: number; readonly query: string }) {
  return useQuery({
    queryKey: ['all-users', query],
    queryFn: ({ signal }) => readUsers(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Reads one account, which may be on another page of the list; null if there is none. */
export function useUser(id: number | null, listed: ListedUser | undefined) {
  return useQuery({
    queryKey: ['all-users', 'one', id],
    queryFn: async ({ signal }) =>
      (await readUsers({ id: Number(id) }, signal)).results.at(0) ?? null,
    enabled: id !== null,
    placeholderData: listed,
  });
}

/** Searches accounts to choose from. */
export async function findOwners(text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const query = { permission: '3', query: text } as const;
  const { results } = await call<typeof findUsers>('GET users/', { query, signal });
  return results.map((one) => ({ id: one.id, name: ownerName(one) }));
}

type UserChanges = EndpointInput<typeof patchUser>['body'];

export const saveUser = (id: number, body: UserChanges, key: string): Promise<ListedUser> =>
  reloadEditorialAfter(
    call<typeof patchUser>('PATCH user/patch/:id/', { params: { id }, body, key }),
  );
