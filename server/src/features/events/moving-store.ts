import { eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { copyAddress } from '../companies/addresses-store.ts';
import type { Move } from '../companies/closure/move.ts';
import { eventVersions, events as eventsTable } from './schema.ts';
import { build } from '../../core/database/build.ts';

/**
 * Moves the events of a closing branch to another one. They keep the announced address as their own.
 * @returns how many could not move: none
 */
export async function moveEvents(
  tx: Queries,
  { id, addressId, moveTo }: Move,
  now: Date,
): Promise<number> {
  const events = await tx.rows<{ id: number; atBranch: boolean }>(sql`
    select ${eventsTable.id}, ${eventsTable.address_id} is null and not ${eventsTable.digital} as "atBranch" from ${eventsTable}
    where ${eventsTable.company_id} = ${id} and not ${eventsTable.deleted} order by ${eventsTable.id} for update`);
  for (const event of events) {
    const address = event.atBranch && addressId !== null ? await copyAddress(tx, addressId) : null;
    await tx.rows(
      build
        .update(eventsTable)
        .set({
          company_id: moveTo,
          address_id: sql`coalesce(${address}::int, ${eventsTable.address_id})`,
          last_updated: changedAt(now),
        })
        .where(eq(eventsTable.id, event.id)),
    );
  }
  // New versions in review (decision 0033) would refer to the closed branch.
  await tx.rows(
    build.update(eventVersions).set({ company_id: moveTo }).where(eq(eventVersions.company_id, id)),
  );
  return 0;
}
