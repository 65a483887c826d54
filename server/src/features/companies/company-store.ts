import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt } from '../../core/database/sql-parts.ts';
import { giveContactsTo } from '../contact-persons/store.ts';
import { forgetRequests } from './apprenticeships/store.ts';
import { attach } from './choices-store.ts';
import { companies, companyContactPersons } from './schema.ts';
import { contactPersons } from '../contact-persons/schema.ts';
import { bare, bareList } from '../../core/database/build.ts';

const cc = alias(companyContactPersons, 'cc');
const cp = alias(contactPersons, 'cp');

/** The data of a company that writes need. */
export interface CompanyRow {
  readonly id: number;
  readonly userId: number | null;
  readonly addressId: number | null;
  /** Key in the file store, or an external address. */
  readonly logo: string | null;
  /** Key of the cover picture in the file store, and its description. */
  readonly cover: string | null;
  readonly coverAlt: string;
  readonly weblink: string;
}

const columns = sql`id, user_id as "userId", address_id as "addressId", logo, cover, cover_alt as "coverAlt", weblink`;

/** Condition that a branch is closed. @param id a column with its id, or null */
export const isClosed = (id: SQL): SQL => sql`exists (
  select from ${companies} where ${companies.id} = ${id} and ${companies.closed_at} is not null)`;

/** Returns a company that is not closed, and locks its row until the transaction ends. */
export async function lockCompany(tx: Queries, id: number): Promise<CompanyRow | undefined> {
  const [row] = await tx.rows<CompanyRow>(
    sql`select ${columns} from ${companies} where ${companies.id} = ${id} and ${companies.closed_at} is null for update`,
  );
  return row;
}

/** Returns a company that is not closed. */
export async function ownerOfCompany(db: Queries, id: number): Promise<CompanyRow | undefined> {
  const [row] = await db.rows<CompanyRow>(
    sql`select ${columns} from ${companies} where ${companies.id} = ${id} and ${companies.closed_at} is null`,
  );
  return row;
}

export interface NewCompany {
  readonly name: string;
  readonly weblink: string;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly coverAlt: string;
  readonly addressId: number;
  readonly userId: number | null;
}

export async function insertCompany(
  tx: Queries,
  { name, weblink, logo, cover, coverAlt, addressId, userId }: NewCompany,
  now: Date,
): Promise<CompanyRow> {
  const moment = now.toISOString();
  const [row] = await tx.rows<CompanyRow>(sql`
    insert into ${companies} (${bareList(companies, 'name', 'weblink', 'logo', 'cover', 'cover_alt', 'address_id', 'user_id', 'created_at', 'last_updated')})
    values (${name}, ${weblink}, ${logo}, ${cover}, ${coverAlt}, ${addressId}, ${userId}, ${moment}, ${moment})
    returning ${columns}`);
  if (row === undefined) throw new Error('The database added a company without giving it back.');
  return row;
}

/** Undefined fields stay unchanged. */
export interface CompanyChange {
  readonly name?: string | undefined;
  readonly weblink?: string | undefined;
  readonly logo?: string | null | undefined;
  readonly cover?: string | null | undefined;
  readonly coverAlt?: string | undefined;
  readonly addressId?: number | undefined;
}

/** Changes a company and its time of change, which is later than the one before, even within one millisecond. */
export async function updateCompany(
  tx: Queries,
  id: number,
  { name, weblink, logo, cover, coverAlt, addressId }: CompanyChange,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${companies}
    set ${bare(companies.name)} = coalesce(${name ?? null}::text, ${companies.name}),
      ${bare(companies.weblink)} = coalesce(${weblink ?? null}::text, ${companies.weblink}),
      ${bare(companies.logo)} = case when ${logo === undefined}::boolean then ${companies.logo} else ${logo ?? null}::text end,
      ${bare(companies.cover)} = case when ${cover === undefined}::boolean then ${companies.cover} else ${cover ?? null}::text end,
      ${bare(companies.cover_alt)} = coalesce(${coverAlt ?? null}::text, ${companies.cover_alt}),
      ${bare(companies.address_id)} = coalesce(${addressId ?? null}::int, ${companies.address_id}),
      ${bare(companies.last_updated)} = ${changedAt(now)}
    where ${companies.id} = ${id}`);
}

/**
 * Sets the logo of an imported company, if it has none and no owner.
 * @returns whether the logo was set
 */
export async function giveImportedLogo(
  tx: Queries,
  id: number,
  logo: string,
  now: Date,
): Promise<boolean> {
  const company = await lockCompany(tx, id);
  if (company === undefined || company.userId !== null || company.logo !== null) return false;
  await updateCompany(tx, id, { logo }, now);
  return true;
}

/**
 * Moves a company to another account, or to none. Contact persons of the former account are detached; those that were imported with it move
 * to the new account. With an owner it no longer counts as imported.
 */
export async function moveCompany(
  tx: Queries,
  companyId: number,
  userId: number | null,
): Promise<void> {
  await forgetRequests(tx, companyId, userId);
  await tx.rows(sql`
    update ${companies} set ${bare(companies.user_id)} = ${userId}::int, ${bare(companies.external)} = ${companies.external}
      and ${userId === null}::boolean
    where ${companies.id} = ${companyId}`);
  await tx.rows(sql`
    delete from ${companyContactPersons} cc using contact_persons cp
    where ${cc.company_id} = ${companyId} and ${cp.id} = ${cc.contact_person_id} and ${cp.user_id} is distinct from ${userId}::int`);
  if (userId === null) return;
  await attach(tx, 'contacts', companyId, await giveContactsTo(tx, companyId, userId));
}

/** Gives all companies of an account, the closed ones included, to the account that takes its place. */
export async function reassignCompanies(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${companies} set ${bare(companies.user_id)} = case when ${companies.user_id} = ${from} then ${to} else ${companies.user_id} end,
      ${bare(companies.closed_user_id)} = case when ${companies.closed_user_id} = ${from} then ${to} else ${companies.closed_user_id} end
    where ${companies.user_id} = ${from} or ${companies.closed_user_id} = ${from}`);
}
