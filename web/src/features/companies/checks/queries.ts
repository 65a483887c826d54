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

/** A page of branches and whether they are confirmed; those that wait come first. */
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
 * Confirms a branch, declines it, or opens that again; what the back-office shows follows, also where it was refused.
 * What is shown is read anew where it has failed; else whoever calls says first what was done.
 * @returns false where it has changed meanwhile, somebody else has decided, or it is gone
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
