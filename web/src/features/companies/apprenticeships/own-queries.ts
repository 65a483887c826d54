import type {
  ApprenticeshipRequest,
  listOwnApprenticeshipRequests,
  postApprenticeshipRequest,
  withdrawApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';
import type { Wish } from './wish.ts';

/** Reads the requests of the account's branches: open ones first, then the latest. */
export function useOwnRequests() {
  return useQuery({
    queryKey: ['own-apprenticeship-requests'],
    queryFn: ({ signal }) =>
      call<typeof listOwnApprenticeshipRequests>('GET companies/apprenticeships/own/', {
        signal,
        shape: [{ id: 0, Company: {}, Allowed_apprenticeships: [], status: 1, Accepted: [] }],
      }),
  });
}

/** Sends a request. @param key of the save (useFormOf) @throws ApiError */
export async function sendWish(
  { Company, ...body }: Wish,
  key: string,
): Promise<ApprenticeshipRequest> {
  const params = { id: String(Company) };
  const path = 'POST companies/apprenticeships/post/:id/';
  const sent = await call<typeof postApprenticeshipRequest>(path, { params, body, key });
  await reloadOwn();
  return sent;
}

/** Withdraws a request. @returns false if an editor has decided meanwhile @throws ApiError */
export async function withdrawRequest(id: number): Promise<boolean> {
  try {
    const params = { id: String(id) };
    const path = 'DELETE companies/apprenticeships/delete/:id/';
    await call<typeof withdrawApprenticeshipRequest>(path, { params });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // 404: it was withdrawn in another tab.
    if (status !== 404) {
      void reloadOwn();
      if (status === 409) return false;
      throw error;
    }
  }
  await reloadOwn();
  return true;
}
