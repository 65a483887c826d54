import type {
  ApprenticeshipDecision,
  listApprenticeshipRequests,
  patchApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { ApiError, call } from '../../../core/api/api.ts';
import { alwaysReloadEditorial } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';

/** Reads a page of branches' requests for apprenticeships, open ones first. */
export const useApprenticeshipRequests = (query: ListQuery<typeof listApprenticeshipRequests>) =>
  useListQuery<typeof listApprenticeshipRequests>(
    'all-apprenticeship-requests',
    'GET companies/apprenticeships/',
    { query, row: { id: 0, Company: {}, Allowed_apprenticeships: [], Present: [], owner: {} } },
  );

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
    const path = 'PATCH companies/apprenticeships/patch/:id/';
    const input = { params: { id }, body: decision, key };
    await alwaysReloadEditorial(call<typeof patchApprenticeshipRequest>(path, input));
    return '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return 'Über diese Anfrage hat schon jemand anderes entschieden.';
    if (error.status === 404) return 'Diese Anfrage wurde inzwischen zurückgezogen.';
    throw error;
  }
}
