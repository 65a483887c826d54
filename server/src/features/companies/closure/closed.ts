import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { setOpen } from './closure-store.ts';
import { lockOpened } from '../locks/locks.ts';
import type { Actor } from '../policy.ts';
import { ownerOfCompany } from '../company-store.ts';
import { takeBackReleased } from './releasing-store.ts';
import { fullCompany } from '../store.ts';
import { recordReopened } from '../trail.ts';

/** Opens a closed branch of the account again; one that is open stays so. @throws {AppError} 404 where it is not there, or no more */
export async function reopen(
  tx: Queries,
  caller: Actor,
  id: number,
  now: Date,
): Promise<FullCompany> {
  const isOpened = await setOpen(tx, { id, userId: caller.userId }, now);
  // Asked for again, because the answer was lost: it is open.
  const own = isOpened ? undefined : await ownerOfCompany(tx, id);
  if (own?.userId === caller.userId) return fullCompany(tx, id);
  if (!isOpened) throw notFound();
  await takeBackReleased(tx, id, now);
  await lockOpened(tx, caller, id);
  const company = await fullCompany(tx, id);
  await recordReopened(tx, caller, company);
  return company;
}
