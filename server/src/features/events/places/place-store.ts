import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { addresses, companies } from '../../companies/schema.ts';
import { events } from '../schema.ts';

const d = alias(addresses, 'd');
const e = alias(events, 'e');

interface CompanyOwner {
  /** The company's account. */
  readonly owner: number | null;
  readonly closed: boolean;
}

/** Returns the owner of a company, and prevents its deletion until the transaction ends; undefined if there is no such company. */
export async function lockCompanyOwner(
  tx: Queries,
  id: number | null,
): Promise<CompanyOwner | undefined> {
  const [company] = await tx.rows<CompanyOwner>(sql`
    select ${companies.user_id} as owner, ${companies.closed_at} is not null as closed from ${companies} where ${companies.id} = ${id}::int for key share`);
  return company;
}

/** Locks an address that no company and no other event has. @returns whether there is one */
export async function lockFreeAddress(
  tx: Queries,
  addressId: number,
  eventId: number | null,
): Promise<boolean> {
  const found = await tx.rows(sql`
    select ${d.id} from ${addresses} d where ${d.id} = ${addressId}
      and not exists (select from ${companies} where ${companies.address_id} = ${d.id})
      and not exists (select from ${events} e where ${e.address_id} = ${d.id} and ${e.id} is distinct from ${eventId}::int)
    for update`);
  return found.length > 0;
}
