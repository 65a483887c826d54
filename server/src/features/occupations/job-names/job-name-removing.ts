import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, notFound } from '../../../core/http/errors.ts';
import { recordAction } from '../../audit/trail.ts';
import { listOfCounts } from './counted.ts';
import { deleteJobName, jobNamesById, lockJobName, lockJobNames } from './job-name-store.ts';
import { countUsers } from './usage-store.ts';

/** Deletes a job name. @throws {AppError} 404; 409 if it is used */
export async function removeOne(tx: Queries, caller: Actor, id: number): Promise<{ id: number }> {
  await lockJobNames(tx);
  await lockJobName(tx, id);
  const [row] = await jobNamesById(tx, [id]);
  if (!row) throw notFound();
  const used = listOfCounts(await countUsers(tx, id));
  if (used !== '')
    throw conflict(
      `„${row.name}“ kann nicht gelöscht werden: Die Berufsbezeichnung wird noch verwendet (${used}).`,
      { ...row },
    );
  await deleteJobName(tx, id);
  const { name, Mapping, blocked } = row;
  const note = { caller, subject: 'job-name', id, name } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: { name, Mapping, blocked } });
  return { id };
}
