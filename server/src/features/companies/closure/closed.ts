import type { Actor } from '../../../core/security/callers.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { setOpen } from './closure-store.ts';
import { lockOpened } from '../locks/locks.ts';
import { ownerOfCompany } from '../company-store.ts';
import { restoreReleased } from './import-release-store.ts';
import { fullCompany } from '../store.ts';
import { recordReopened } from '../trail.ts';

/**
 * Reopens a closed branch of the account; an open one stays open. @throws {AppError} 404 if it does not exist, or can no longer be reopened
 */
export async function reopen(
  tx: Queries,
  caller: Actor,
  id: number,
  now: Date,
): Promise<FullCompany> {
  const isOpened = await setOpen(tx, { id, userId: caller.accountId }, now);
  // A repeated request, because the response was lost: the branch is already open.
  const own = isOpened ? undefined : await ownerOfCompany(tx, id);
  if (own?.userId === caller.accountId) return fullCompany(tx, id);
  if (!isOpened) throw notFound();
  await restoreReleased(tx, id, now);
  await lockOpened(tx, caller, id);
  const company = await fullCompany(tx, id);
  await recordReopened(tx, caller, company);
  return company;
}
