import type {
  BranchDecision,
  CheckedBranch,
  DecidedBranch,
  listBranchChecks,
  patchBranchCheck,
} from '@lehrpfad/contract/companies/checks.ts';
import { answeredText } from '../decisions/answered-text.ts';
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

/** A branch as it was read; `begun` is what an undo takes back, or what a decision is based on. */
interface ReadBranch extends Pick<CheckedBranch, 'id' | 'last_updated'> {
  readonly begun: BranchDecision['begun'];
}

/** A branch whose last decision is known. */
export const asRead = ({ id, last_updated, status, decision }: CheckedBranch): ReadBranch => ({
  id,
  last_updated,
  begun: { status, decision },
});

const sendDecision = ({ id, last_updated, begun }: ReadBranch, { status, reason }: Decision) =>
  call<typeof patchBranchCheck>('PATCH companies/checks/patch/:id/', {
    params: { id },
    body: { status, reason, last_updated, begun },
  });

/**
 * Takes a decision back, and reloads the back-office.
 * @param decided the branch as the decision has left it
 * @returns a sentence if its mail was already sent
 * @throws ApiError; 404 or 409 if the branch was changed, decided again or deleted meanwhile
 */
export async function restoreDecision(
  decided: CheckedBranch,
  before: Decision,
): Promise<string | undefined> {
  const undone = sendDecision(asRead(decided), before);
  const { was_answered } = await undone.finally(() => void reloadEditorial());
  return was_answered ? answeredText : undefined;
}

/**
 * Confirms or declines a branch, or reopens that decision. Reloads the back-office after an error; after a success the caller shows a
 * message first and then reloads.
 * @returns the decided branch; undefined if it was changed, decided or deleted meanwhile
 * @throws ApiError
 */
export async function decideBranch(
  branch: ReadBranch,
  decision: Decision,
): Promise<DecidedBranch | undefined> {
  try {
    return await sendDecision(branch, decision);
  } catch (error) {
    void reloadEditorial();
    if (error instanceof ApiError && (error.status === 409 || isGone(error))) return undefined;
    throw error;
  }
}
