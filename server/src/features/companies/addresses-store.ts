import type { Address, addressForm } from '@lehrpfad/contract/companies/companies.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { addressJson } from './store.ts';
import { places, towns } from '../places/schema.ts';
import { addresses, companies } from './schema.ts';
import { events } from '../events/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const d = alias(addresses, 'd');
const o = alias(companies, 'o');
const e = alias(events, 'e');
const p = alias(places, 'p');
const t = alias(towns, 't');
const c = alias(companies, 'c');

export type AddressValues = z.output<typeof addressForm>;

/** Whether a place (a town with one of its postcodes) exists. */
export async function isPlace(db: Queries, id: number): Promise<boolean> {
  return (await db.rows(sql`select 1 from ${places} where ${places.id} = ${id}`)).length > 0;
}

export async function insertAddress(
  tx: Queries,
  { street, additional, City }: AddressValues,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${addresses} (${bareList(addresses, 'street', 'additional', 'place_id')}) values (${street}, ${additional}, ${City})
    returning ${addresses.id}`);
  if (row === undefined) throw new Error('The database added an address without giving it back.');
  return row.id;
}

/** Copies an address for another owner. @returns its id; null if there is no such address */
export async function copyAddress(tx: Queries, id: number): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${addresses} (${bareList(addresses, 'street', 'additional', 'place_id')})
    select street, additional, place_id from ${addresses} where id = ${id} returning id`);
  return row?.id ?? null;
}

/**
 * Changes a company's address. If another company or an event has the same one, it stays unchanged, and the company gets a new one.
 * @returns the id of the company's address after the change
 */
export async function saveAddressOf(
  tx: Queries,
  company: { readonly id: number; readonly addressId: number | null },
  { street, additional, City }: AddressValues,
): Promise<number> {
  const [own] = await tx.rows<{ id: number }>(sql`
    update ${addresses} d
    set ${bare(addresses.street)} = ${street}, ${bare(addresses.additional)} = ${additional}, ${bare(addresses.place_id)} = ${City}
    where ${d.id} = ${company.addressId}::int
      and not exists (select from ${companies} o where ${o.address_id} = ${d.id} and ${o.id} <> ${company.id})
      and not exists (select from ${events} e where ${e.address_id} = ${d.id})
    returning ${d.id}`);
  return own?.id ?? insertAddress(tx, { street, additional, City });
}

/** Returns an address by its id; null if there is none. */
export async function addressById(db: Queries, id: number | null): Promise<Address | null> {
  const [row] = await db.rows<{ Address: Address }>(sql`
    select ${addressJson} from ${addresses} d join ${places} p on ${p.id} = ${d.place_id} join ${towns} t on ${t.id} = ${p.town_id}
    where ${d.id} = ${id}::int`);
  return row?.Address ?? null;
}

/** Condition on `addresses d`: no company and no event has it. */
const isUnused = sql`not exists (select from ${companies} c where ${c.address_id} = ${d.id})
  and not exists (select from ${events} e where ${e.address_id} = ${d.id})`;

/** Deletes those of the given addresses that no company and no event has. */
export async function deleteUnusedAddresses(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(
    sql`delete from ${addresses} d where ${d.id} = any(${idList(ids)}) and ${isUnused}`,
  );
}

/** Deletes addresses that no company and no event has: they were added for events that were never saved. */
export async function removeOrphanedAddresses(db: Queries, now: Date): Promise<void> {
  await db.rows(sql`
    delete from ${addresses} d where ${d.created_at} < ${now.toISOString()}::timestamptz - interval '1 day'
      and ${isUnused}`);
}
