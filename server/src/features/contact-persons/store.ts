import type {
  ContactPerson,
  ListedContactPerson,
} from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { alias, and, eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { companies, companyContactPersons } from '../companies/schema.ts';
import { contactPersons, deletedContactPersons } from './schema.ts';
import { jobAds } from '../job-ads/schema.ts';
import { bare, build, pick } from '../../core/database/build.ts';

const cp = alias(contactPersons, 'cp');
const c = alias(companies, 'c');
const x = alias(companyContactPersons, 'x');
const aRow = alias(jobAds, 'a');
const byBranch = alias(jobAds, 'b');
const chosen = alias(jobAds, 's');

export type ContactValues = Omit<ContactPerson, 'id' | 'last_updated'>;

export const columns = sql`${cp.id}, ${cp.first_name}, ${cp.last_name}, ${cp.role}, ${cp.email}, ${cp.phone},
  ${instant(sql`${cp.last_updated}`)} as last_updated`;

const german = new Intl.Collator('de');

/** Number of ads with a contact person: those of its companies that have not chosen another one, and those that have chosen it. */
const ads = sql`(
  select count(*)::int from ${jobAds} a join ${companies} c on ${c.id} = ${aRow.company_id} and ${c.closed_at} is null
  where ${aRow.id} in (
    select ${byBranch.id} from ${companyContactPersons} x join ${jobAds} b on ${byBranch.company_id} = ${x.company_id}
    where ${x.contact_person_id} = ${cp.id} and ${byBranch.contact_person_id} is null
    union select ${chosen.id} from ${jobAds} s where ${chosen.contact_person_id} = ${cp.id})) as ads`;

/** Returns an account's contact persons by last name in German order, whatever the database's collation. */
export async function contactsOf(db: Queries, userId: number): Promise<ListedContactPerson[]> {
  const rows = await db.rows<ListedContactPerson>(
    sql`select ${columns}, ${ads} from ${contactPersons} cp where ${cp.user_id} = ${userId}`,
  );
  return rows.sort(
    (a, b) =>
      german.compare(a.last_name, b.last_name) ||
      german.compare(a.first_name, b.first_name) ||
      a.id - b.id,
  );
}

/** @throws {Error} if it does not exist */
export async function contactById(db: Queries, id: number): Promise<ContactPerson> {
  const [row] = await db.rows<ContactPerson>(
    sql`select ${columns} from ${contactPersons} cp where ${cp.id} = ${id}`,
  );
  if (row === undefined) throw new Error(`Contact person ${id} went away while it was locked.`);
  return row;
}

export async function insertContact(
  tx: Queries,
  userId: number,
  { first_name, last_name, role, email, phone }: ContactValues,
): Promise<ContactPerson> {
  const [row] = await tx.rows<ContactPerson>(sql`
    insert into ${contactPersons} as cp (user_id, first_name, last_name, role, email, phone)
    values (${userId}, ${first_name}, ${last_name}, ${role}, ${email}, ${phone}) returning ${columns}`);
  if (row === undefined) throw new Error('The database added a contact without giving it back.');
  return row;
}

export interface ContactOwner {
  /** The account that it belongs to, or that owns the company with which it was imported. */
  readonly userId: number | null;
  /** Whether it belongs to an imported company instead of an account. */
  readonly imported: boolean;
}

/** Returns the owner of a contact person, and locks the row until the transaction ends. */
export async function ownerOfContact(tx: Queries, id: number): Promise<ContactOwner | undefined> {
  const [row] = await tx.rows<ContactOwner>(sql`
    select coalesce(${cp.user_id}, (select ${c.user_id} from ${companies} c where ${c.id} = ${cp.company_id})) as "userId",
      ${cp.company_id} is not null as imported
    from ${contactPersons} cp where ${cp.id} = ${id} for update`);
  return row;
}

export async function updateContact(
  tx: Queries,
  id: number,
  { first_name, last_name, role, email, phone }: ContactValues,
): Promise<ContactPerson> {
  const [row] = await tx.rows<ContactPerson>(sql`
    update ${contactPersons} cp set ${bare(contactPersons.first_name)} = ${first_name}, ${bare(contactPersons.last_name)} = ${last_name}, ${bare(contactPersons.role)} = ${role},
      ${bare(contactPersons.email)} = ${email}, ${bare(contactPersons.phone)} = ${phone},
      ${bare(contactPersons.last_updated)} = ${changedAt()}
    where ${cp.id} = ${id} returning ${columns}`);
  if (row === undefined) throw new Error(`Contact person ${id} went away while it was locked.`);
  return row;
}

/**
 * Moves the contact persons of an imported company to the account that takes it over.
 * @returns their ids
 */
export async function giveContactsTo(
  tx: Queries,
  companyId: number,
  userId: number,
): Promise<number[]> {
  const rows = await tx.rows(
    build
      .update(contactPersons)
      .set({ user_id: userId, company_id: null })
      .where(eq(contactPersons.company_id, companyId))
      .returning(pick(contactPersons, 'id')),
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes the contact persons of an account that is being closed.
 * @returns keys of files to remove afterwards: none
 */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  await tx.rows(build.delete(contactPersons).where(eq(contactPersons.user_id, userId)));
  await tx.rows(
    build.delete(deletedContactPersons).where(eq(deletedContactPersons.user_id, userId)),
  );
  return [];
}

/** Gives all contact persons of an account, and those that can be restored, to the account that takes its place. */
export async function reassignContacts(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(
    build.update(contactPersons).set({ user_id: to }).where(eq(contactPersons.user_id, from)),
  );
  const deleted = eq(deletedContactPersons.user_id, from);
  await tx.rows(
    build
      .update(deletedContactPersons)
      .set({ deleted_by: to })
      .where(and(deleted, eq(deletedContactPersons.deleted_by, from))),
  );
  await tx.rows(build.update(deletedContactPersons).set({ user_id: to }).where(deleted));
}
