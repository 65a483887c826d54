import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { deleteCompany, lockShownCompaniesOf, setClosed } from './closure-store.ts';
import { moveAll, type Mover } from './move.ts';
import { refuseForeignCompany } from '../policy.ts';
import { recordReleased } from './import-release-store.ts';
import { releaseImports } from './import-release.ts';
import { lockCompany, moveCompany } from '../company-store.ts';
import { fullCompany } from '../store.ts';
import { recordDeleted } from '../trail.ts';

export interface ClosureResult {
  /** Keys of files to remove after the commit; other rows may still refer to them. */
  readonly gone: readonly string[];
  readonly leftAds: number;
}

/**
 * Closes a branch. A branch of an account is kept for some days (closed.ts); its imported ads return to their employer, and its own ads and
 * events move to another branch if one is given. A company without an account is deleted.
 * @throws {AppError} 404 if the caller may not change it; 400 for a target branch of another account
 */
export async function closeBranch(
  tx: Queries,
  { id, moveTo }: { readonly id: number; readonly moveTo?: number | undefined },
  caller: Actor,
  { now, movers }: { readonly now: Date; readonly movers: readonly Mover[] },
): Promise<ClosureResult> {
  const company = await lockCompany(tx, id);
  refuseForeignCompany(caller, company);
  await recordDeleted(tx, caller, await fullCompany(tx, id));
  if (company.userId === null) return { gone: await deleteCompany(tx, id), leftAds: 0 };
  const leftAds = moveTo === undefined ? 0 : await moveAll(tx, { ...company, moveTo }, now, movers);
  const released = await releaseImports(tx, [id], { closes: true, now });
  await recordReleased(tx, id, released);
  await setClosed(tx, id, now);
  return { gone: [], leftAds };
}

/**
 * Removes an unused account from those of its companies that have public ads or events: imported ones, or ones that editors manage. They
 * stay public, without an owner; data that is hidden because the account is not validated is not kept.
 * @returns keys of files to remove afterwards: none
 */
export async function detachShown(tx: Queries, userId: number): Promise<string[]> {
  for (const id of await lockShownCompaniesOf(tx, userId)) await moveCompany(tx, id, null);
  return [];
}
