import type {
  BranchDecision,
  CheckedBranch,
  listBranchChecks,
  patchBranchCheck,
} from '@lehrpfad/contract/companies/checks.ts';
import { ApiError, call } from '../../../core/api/api.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';

/** Reads a page of branches with the state of their check, open ones first. */
export const useBranchChecks = (query: ListQuery<typeof listBranchChecks>) =>
  useListQuery<typeof listBranchChecks>('all-branch-checks', 'GET companies/checks/', {
    query,
    row: { id: 0, name: '', status: 1, others: [], owner: {}, Allowed_apprenticeships: [] },
  });

type Decision = Pick<BranchDecision, 'status' | 'reason'>;

const sendDecision = (
  { id, last_updated }: Pick<CheckedBranch, 'id' | 'last_updated'>,
  { status, reason }: Decision,
) =>
  call<typeof patchBranchCheck>('PATCH companies/checks/patch/:id/', {
    params: { id },
    body: { status, reason, last_updated },
  });

/** Takes a decision back, and reloads the back-office. @throws ApiError; 404 or 409 if the branch was changed or deleted meanwhile */
export async function restoreDecision(
  branch: Pick<CheckedBranch, 'id' | 'last_updated'>,
  before: Decision,
): Promise<void> {
  await sendDecision(branch, before).finally(() => void reloadEditorial());
}

/**
 * Confirms or declines a branch, or reopens that decision. Reloads the back-office after an error; after a success the caller shows a
 * message first and then reloads.
 * @returns false if it was changed, decided or deleted meanwhile
 * @throws ApiError
 */
export async function decideBranch(
  branch: Pick<CheckedBranch, 'id' | 'last_updated'>,
  decision: Decision,
): Promise<boolean> {
  try {
    await sendDecision(branch, decision);
    return true;
  } catch (error) {
    void reloadEditorial();
    if (error instanceof ApiError && (error.status === 409 || isGone(error))) return false;
    throw error;
  }
}
