import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { deleteUnusedAddresses } from '../companies/addresses-store.ts';
import { companies } from '../companies/schema.ts';
import { eventVersions, events } from './schema.ts';

const e = alias(events, 'e');
const v = alias(eventVersions, 'v');

const ofAccount = (userId: number): SQL =>
  sql`${e.company_id} in (select ${companies.id} from ${companies} where ${companies.user_id} = ${userId})`;

/**
 * Deletes the events of all companies of an account, with the addresses that only they have.
 * @returns keys of their logos, to remove after the commit
 */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  const versions = await tx.rows<{ logo: string }>(sql`
    select ${v.logo} from ${eventVersions} v join ${events} e on ${e.id} = ${v.event_id}
    where ${v.logo} is not null and ${ofAccount(userId)}`);
  const gone = await tx.rows<{ logo: string | null; address: number | null }>(sql`
    delete from ${events} e where ${ofAccount(userId)} returning ${e.logo}, ${e.address_id} as address`);
  const addresses = gone.flatMap(({ address }) => (address === null ? [] : [address]));
  await deleteUnusedAddresses(tx, addresses);
  return [...gone, ...versions].flatMap(({ logo }) => (logo === null ? [] : [logo]));
}
