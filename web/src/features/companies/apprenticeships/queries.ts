import type {
  ApprenticeshipDecision,
  listApprenticeshipRequests,
  patchApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';

interface RequestFilters {
  readonly page: string;
  readonly search: string;
  readonly open?: '1' | undefined;
  readonly accepted?: '1' | undefined;
  readonly declined?: '1' | undefined;
}

/** Reads a page of branches' requests for apprenticeships, open ones first. */
export function useApprenticeshipRequests(query: RequestFilters) {
  return useQuery({
    queryKey: ['all-apprenticeship-requests', query],
    queryFn: ({ signal }) =>
      call<typeof listApprenticeshipRequests>('GET companies/apprenticeships/', {
        query,
        signal,
        shape: {
          count: 0,
          results: [{ id: 0, Company: {}, Allowed_apprenticeships: [], Present: [], owner: {} }],
        },
      }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Decides about a request and reloads the back-office, also after an error.
 * @param key of this decision
 * @returns the reason if there was nothing to decide: somebody else was faster, or it was withdrawn; otherwise ''
 * @throws ApiError
 */
export async function decideRequest(
  id: number,
  decision: ApprenticeshipDecision,
  key: string,
): Promise<string> {
  try {
    await call<typeof patchApprenticeshipRequest>('PATCH companies/apprenticeships/patch/:id/', {
      params: { id: String(id) },
      body: decision,
      key,
    });
  } catch (error) {
    void reloadEditorial();
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return 'Über diese Anfrage hat schon jemand anderes entschieden.';
    if (error.status === 404) return 'Diese Anfrage wurde inzwischen zurückgezogen.';
    throw error;
  }
  await reloadEditorial();
  return '';
}
