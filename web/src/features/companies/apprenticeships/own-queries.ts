import type {
  ApprenticeshipRequest,
  listOwnApprenticeshipRequests,
  postApprenticeshipRequest,
  withdrawApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { reloadOwn, reloadOwnAfter } from '../../../core/data/own-data.ts';
import type { ApprenticeshipRequestInput } from './apprenticeship-request.ts';

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
export function sendApprenticeshipRequest(
  { Company, ...body }: ApprenticeshipRequestInput,
  key: string,
): Promise<ApprenticeshipRequest> {
  const params = { id: Company };
  const path = 'POST companies/apprenticeships/post/:id/';
  return reloadOwnAfter(call<typeof postApprenticeshipRequest>(path, { params, body, key }));
}

/** Withdraws a request. @returns false if an editor has decided meanwhile @throws ApiError */
export async function withdrawRequest(id: number): Promise<boolean> {
  try {
    const path = 'DELETE companies/apprenticeships/delete/:id/';
    // It may have been withdrawn in another tab.
    await nullIfGone(call<typeof withdrawApprenticeshipRequest>(path, { params: { id } }));
  } catch (error) {
    void reloadOwn();
    if (error instanceof ApiError && error.status === 409) return false;
    throw error;
  }
  await reloadOwn();
  return true;
}
