import type { roleForm, Team } from '@lehrpfad/contract/team/team.ts';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput, notFound } from '../../core/http/errors.ts';
import { listInvitations } from './invitations-store.ts';
import {
  findOwner,
  listBranches,
  listColleagues,
  ownBranches,
  type Reach,
} from './members-store.ts';
import { findTransfer } from './transfers-store.ts';

/** Returns the persons of an account. @throws {AppError} 404 if there is no such account of a company */
export async function readTeam(db: Queries, accountId: number, now: Date): Promise<Team> {
  const owner = await findOwner(db, accountId);
  if (owner === undefined) throw notFound();
  return {
    owner,
    colleagues: await listColleagues(db, accountId),
    invitations: await listInvitations(db, accountId, now),
    transfer: await findTransfer(db, accountId, now),
    branches: await listBranches(db, accountId),
  };
}

/**
 * Returns the permissions of a request. Branches that have left the account since the person got them are left out.
 * @param had branches of the person until now
 * @throws {AppError} 400 for branches that the account does not have, and if none is left: no branch would mean all of them
 */
export async function reachOf(
  tx: Queries,
  accountId: number,
  { role, branches }: z.output<typeof roleForm>,
  had: readonly number[] = [],
): Promise<Reach> {
  if (role === 'management' || branches.length === 0) return { role, branches: null };
  const own = await ownBranches(tx, accountId, branches);
  if (branches.some((id) => !own.includes(id) && !had.includes(id)))
    throw invalidInput({ branches: ['Alle Einträge müssen aus der Liste sein'] });
  if (own.length === 0)
    throw invalidInput({
      branches: ['Diese Filialen gehören nicht mehr zum Konto. Bitte eine andere auswählen.'],
    });
  return { role, branches: own };
}
