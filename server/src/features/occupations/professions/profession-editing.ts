import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, existsAlready, notFound, refuseStaleValues } from '../../../core/http/errors.ts';
import { recordAction } from '../../audit/trail.ts';
import { listOfCounts } from '../job-names/counted.ts';
import {
  deleteProfession,
  findOtherProfession,
  findProfession,
  insertProfession,
  lockProfession,
  lockProfessions,
  updateProfession,
} from './profession-store.ts';

async function refuseDouble(tx: Queries, name: string, exceptId: number | null): Promise<void> {
  const other = await findOtherProfession(tx, name, exceptId);
  if (other) throw existsAlready('name', other);
}

/** Adds a profession. @throws {AppError} 409 if one of that name exists */
export async function addProfession(tx: Queries, caller: Actor, name: string): Promise<Named> {
  await lockProfessions(tx);
  await refuseDouble(tx, name, null);
  const row = await insertProfession(tx, name);
  const note = { caller, subject: 'profession', id: row.id, name } as const;
  await recordAction(tx, { ...note, action: 'created', after: { name } });
  return row;
}

/** Renames a profession. @throws {AppError} 404; 409 if another one has the name, or it was changed meanwhile */
export async function changeProfession(
  tx: Queries,
  caller: Actor,
  { id, name, begun }: Named & { readonly begun?: Pick<Named, 'name'> | undefined },
): Promise<Named> {
  await lockProfessions(tx);
  const before = await findProfession(tx, id);
  if (!before) throw notFound();
  refuseStaleValues<Pick<Named, 'name'>>(before, begun);
  await refuseDouble(tx, name, id);
  if (before.name !== name) await updateProfession(tx, { id, name });
  const values = { before: { name: before.name }, after: { name } };
  await recordAction(tx, { caller, action: 'changed', subject: 'profession', id, name, ...values });
  return { id, name };
}

/** Deletes a profession. @throws {AppError} 404; 409 if ads, companies or job names use it */
export async function removeProfession(
  tx: Queries,
  caller: Actor,
  id: number,
): Promise<{ id: number }> {
  const row = (await lockProfession(tx, id)) ? await findProfession(tx, id) : undefined;
  if (!row) throw notFound();
  const used = listOfCounts([
    [row.ads, 'Stellenanzeige', 'Stellenanzeigen'],
    [row.companies, 'Firma', 'Firmen'],
    [row.job_names, 'Berufsbezeichnung', 'Berufsbezeichnungen'],
  ]);
  if (used !== '')
    throw conflict(
      `„${row.name}“ kann nicht gelöscht werden: Die Branche wird noch verwendet (${used}).`,
      { ...row },
    );
  await deleteProfession(tx, id);
  const note = { caller, subject: 'profession', id, name: row.name } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: { name: row.name } });
  return { id };
}
