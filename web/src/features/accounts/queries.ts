import type { exportOwnData, readOwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';

export const ownUserQuery = queryOptions({
  queryKey: ['own-user'],
  queryFn: ({ signal }) =>
    call<typeof readOwnUser>('GET user/own/', {
      signal,
      shape: { id: 0, email: '', salutation: 1 },
    }),
});

export function useOwnUser() {
  return useQuery(ownUserQuery);
}

/** Returns all stored data of the account as JSON text. @throws ApiError */
export async function fetchOwnData(): Promise<string> {
  const data: unknown = await call<typeof exportOwnData>('GET user/own/export/');
  return JSON.stringify(data, null, 2);
}
