import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@lehrpfad/contract/core/sessions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { queryClient } from '../../../core/data/query-client.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call<typeof listOwnSessions>('GET user/own/sessions/', { signal }),
});

const reload = () => queryClient.invalidateQueries(ownSessionsQuery);

/** Ends a session. If it has ended already, that is no error. @throws ApiError */
export async function endSessionOf(id: number): Promise<void> {
  const name = 'DELETE user/own/sessions/:id/';
  await nullIfGone(call<typeof endOwnSession>(name, { params: { id } }));
  await reload();
}

/** @throws ApiError */
export async function endAllOthers(): Promise<void> {
  await call<typeof endOtherSessions>('DELETE user/own/sessions/');
  await reload();
}
