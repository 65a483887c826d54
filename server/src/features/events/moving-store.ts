import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { copyAddress } from '../companies/addresses-store.ts';
import type { Move } from '../companies/moving.ts';

/**
 * Moves the events of a branch that closes. They stay where they have been announced: at its address, as one of their own.
 * @returns how many stay: none
 */
export async function moveEvents(
  tx: Queries,
  { id, addressId, moveTo }: Move,
  now: Date,
): Promise<number> {
  const events = await tx.rows<{ id: number; atBranch: boolean }>(sql`
    select id, address_id is null and not digital as "atBranch" from events
    where company_id = ${id} and not deleted order by id for update`);
  for (const event of events) {
    const address = event.atBranch && addressId !== null ? await copyAddress(tx, addressId) : null;
    await tx.rows(sql`
      update events set company_id = ${moveTo}, address_id = coalesce(${address}::int, address_id),
        last_updated = ${changedAt(now)} where id = ${event.id}`);
  }
  // New versions in review (decision 0033) would lead back to the closed branch.
  await tx.rows(sql`update event_versions set company_id = ${moveTo} where company_id = ${id}`);
  return 0;
}
