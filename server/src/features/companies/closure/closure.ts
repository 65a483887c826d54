import type { Queries } from '../../../core/database/database.ts';
import { deleteCompany, lockShownCompaniesOf, setClosed } from './closure-store.ts';
import { moveAll, type Mover } from './moving.ts';
import { refuseForeignCompany, type Actor } from '../policy.ts';
import { releaseImports } from './releasing.ts';
import { lockCompany, moveCompany } from '../company-store.ts';
import { fullCompany } from '../store.ts';
import { recordDeleted } from '../trail.ts';

export interface Closed {
  /** Keys of files to be removed once that is committed; another row may name them still. */
  readonly gone: readonly string[];
  readonly leftAds: number;
}

/**
 * Closes a branch. That of an account is kept for some days (closed.ts); its imported ads go back to their employer, and its own ads
 * and events move to another branch where one is named. What is nobody's is deleted.
 * @throws {AppError} 404 where the caller may not touch it; 400 for a branch that is not of the same account
 */
export async function closeBranch(
  tx: Queries,
  { id, moveTo }: { readonly id: number; readonly moveTo?: number | undefined },
  caller: Actor,
  { now, movers }: { readonly now: Date; readonly movers: readonly Mover[] },
): Promise<Closed> {
  const company = await lockCompany(tx, id);
  refuseForeignCompany(caller, company);
  await recordDeleted(tx, caller, await fullCompany(tx, id));
  if (company.userId === null) return { gone: await deleteCompany(tx, id), leftAds: 0 };
  const leftAds = moveTo === undefined ? 0 : await moveAll(tx, { ...company, moveTo }, now, movers);
  const released = await releaseImports(tx, [id], { closes: true, now });
  await setClosed(tx, id, released, now);
  return { gone: [], leftAds };
}

/**
 * Takes an account that nobody uses off those of its companies that have ads or events all the same: imported ones, or such as
 * editors look after. They stay for the public, without an owner; what an account that is not validated hides does not.
 * @returns keys of files to be removed afterwards: none
 */
export async function detachShown(tx: Queries, userId: number): Promise<string[]> {
  for (const id of await lockShownCompaniesOf(tx, userId)) await moveCompany(tx, id, null);
  return [];
}
