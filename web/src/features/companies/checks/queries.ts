import type {
  BranchDecision,
  CheckedBranch,
  listBranchChecks,
  patchBranchCheck,
} from '@lehrpfad/contract/companies/checks.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';

interface CheckFilters {
  readonly page: string;
  readonly search: string;
  readonly open?: '1' | undefined;
  readonly confirmed?: '1' | undefined;
  readonly declined?: '1' | undefined;
}

/** Reads a page of branches with the state of their check, open ones first. */
export function useBranchChecks(query: CheckFilters) {
  return useQuery({
    queryKey: ['all-branch-checks', query],
    queryFn: ({ signal }) =>
      call<typeof listBranchChecks>('GET companies/checks/', {
        query,
        signal,
        shape: {
          count: 0,
          results: [
            { id: 0, name: '', status: 1, others: [], owner: {}, Allowed_apprenticeships: [] },
          ],
        },
      }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Confirms or declines a branch, or reopens that decision. Reloads the back-office after an error; after a success the caller shows a
 * message first and then reloads.
 * @returns false if it was changed, decided or deleted meanwhile
 * @throws ApiError
 */
export async function decideBranch(
  { id, last_updated }: Pick<CheckedBranch, 'id' | 'last_updated'>,
  { status, reason }: Pick<BranchDecision, 'status' | 'reason'>,
): Promise<boolean> {
  try {
    await call<typeof patchBranchCheck>('PATCH companies/checks/patch/:id/', {
      params: { id: String(id) },
      body: { status, reason, last_updated },
    });
    return true;
  } catch (error) {
    void reloadEditorial();
    if (error instanceof ApiError && (error.status === 409 || error.status === 404)) return false;
    throw error;
  }
}
