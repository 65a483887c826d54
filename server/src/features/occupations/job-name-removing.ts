import { sql } from 'drizzle-orm/sql';
import type { Caller } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import { listOfCounts } from './counted.ts';
import { jobNamesById, lockJobNames } from './job-name-store.ts';
import { users } from './usage.ts';

/** What still names a job name: '3 Stellenanzeigen und 1 Registrierungsanfrage'; '' where nothing does. */
async function usersOf(tx: Queries, id: number): Promise<string> {
  const counts = users.map((user) => sql`(select count(*) from ${user.in} = ${id})::int`);
  const [row] = await tx.rows<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return listOfCounts(users.map(({ words }, at) => [row?.counts[at] ?? 0, ...words]));
}

/** @throws {AppError} 404; 409 as long as something uses it */
export async function removeOne(
  tx: Queries,
  caller: Pick<Caller, 'userId' | 'permission'>,
  id: number,
): Promise<{ id: number }> {
  await lockJobNames(tx);
  // For update: an ad that takes it at this moment comes before, and is counted, or waits and is refused.
  await tx.rows(sql`select 1 from job_names where id = ${id} for update`);
  const [row] = await jobNamesById(tx, [id]);
  if (!row) throw notFound();
  const used = await usersOf(tx, id);
  if (used !== '')
    throw conflict(
      `„${row.name}“ kann nicht gelöscht werden: Die Berufsbezeichnung wird noch verwendet (${used}).`,
      { ...row },
    );
  await tx.rows(sql`delete from job_names where id = ${id}`);
  const { name, Mapping, blocked } = row;
  const note = { caller, subject: 'job-name', id, name } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: { name, Mapping, blocked } });
  return { id };
}
