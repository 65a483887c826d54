import { sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { deleteUnusedAddresses } from '../companies/addresses-store.ts';

const ofAccount = (userId: number): SQL =>
  sql`e.company_id in (select id from companies where user_id = ${userId})`;

/**
 * Deletes the events of all companies of an account, with the addresses that they alone have.
 * @returns keys of their logos, to be removed once that is committed
 */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  const versions = await tx.rows<{ logo: string }>(sql`
    select v.logo from event_versions v join events e on e.id = v.event_id
    where v.logo is not null and ${ofAccount(userId)}`);
  const gone = await tx.rows<{ logo: string | null; address: number | null }>(sql`
    delete from events e where ${ofAccount(userId)} returning e.logo, e.address_id as address`);
  const addresses = gone.flatMap(({ address }) => (address === null ? [] : [address]));
  await deleteUnusedAddresses(tx, addresses);
  return [...gone, ...versions].flatMap(({ logo }) => (logo === null ? [] : [logo]));
}
