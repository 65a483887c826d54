import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@lehrpfad/contract/core/sessions.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { queryClient } from '../../../core/data/query-client.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call<typeof listOwnSessions>('GET user/own/sessions/', { signal }),
});

const reload = () => queryClient.invalidateQueries(ownSessionsQuery);

/** Ends a session. If it has ended already, that is no error. @throws ApiError */
export async function endSessionOf(id: number): Promise<void> {
  try {
    await call<typeof endOwnSession>('DELETE user/own/sessions/:id/', {
      params: { id: String(id) },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  await reload();
}

/** @throws ApiError */
export async function endAllOthers(): Promise<void> {
  await call<typeof endOtherSessions>('DELETE user/own/sessions/');
  await reload();
}
