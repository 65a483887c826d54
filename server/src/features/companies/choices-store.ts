import { accountMembers } from '../team/schema.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { wasConfirmed } from './checks/checks-store.ts';
import { jobNames, professions } from '../occupations/schema.ts';
import { companies, companyAllowedApprenticeships } from './schema.ts';
import { contactPersons } from '../contact-persons/schema.ts';
import { users } from '../accounts/schema.ts';

const n = alias(jobNames, 'n');
const ca = alias(companyAllowedApprenticeships, 'ca');
const c = alias(companies, 'c');
const u = alias(users, 'u');

interface Found {
  readonly id: number;
}

/** Returns those of the professions that exist. */
export function findProfessions(tx: Queries, ids: readonly number[]): Promise<Found[]> {
  return tx.rows<Found>(
    sql`select ${professions.id} from ${professions} where ${professions.id} = any(${idList(ids)})`,
  );
}

/** Returns those of the job names that a company may have as apprenticeships: the public ones, and those that it already has. */
export function findApprenticeships(
  tx: Queries,
  ids: readonly number[],
  companyId: number | null,
): Promise<Found[]> {
  return tx.rows<Found>(sql`
    select ${n.id} from ${jobNames} n
    where ${n.id} = any(${idList(ids)}) and (not ${n.external} and ${n.mapping_id} is null and not ${n.blocked}
      or exists (select from ${companyAllowedApprenticeships} ca
        where ${ca.company_id} = ${companyId}::int and ${ca.job_name_id} = ${n.id}))`);
}

/**
 * Returns those of the contact persons that belong to the company's account, or were imported with the company. They are locked, so that
 * none is deleted before it is attached.
 */
export function lockContacts(
  tx: Queries,
  company: { readonly id: number; readonly userId: number | null },
  ids: readonly number[],
): Promise<Found[]> {
  return tx.rows<Found>(sql`
    select ${contactPersons.id} from ${contactPersons}
    where ${contactPersons.id} = any(${idList(ids)})
      and (${contactPersons.user_id} = ${company.userId}::int or ${contactPersons.company_id} = ${company.id})
    for key share`);
}

/** Returns the account if it is a company account, not a colleague's login, and prevents its deletion until the transaction ends. */
export function lockOwner(tx: Queries, userId: number): Promise<Found[]> {
  return tx.rows<Found>(
    sql`select ${users.id} from ${users} where ${users.id} = ${userId} and ${users.permission} = 3
      and not exists (select from ${accountMembers} where ${accountMembers.user_id} = ${users.id}) for key share`,
  );
}

/** Returns the address of an account. */
export async function ownerEmail(tx: Queries, userId: number): Promise<string> {
  const [owner] = await tx.rows<{ email: string }>(
    sql`select ${users.email} from ${users} where ${users.id} = ${userId}`,
  );
  if (owner === undefined) throw new Error('The account of a company does not exist.');
  return owner.email;
}

/** Returns the apprenticeships of an account: those of its branches that are confirmed, or were before a new name. */
export async function apprenticeshipsOfAccount(tx: Queries, userId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct ${ca.job_name_id} as id from ${companies} c
    join ${companyAllowedApprenticeships} ca on ${ca.company_id} = ${c.id}
    join ${users} u on ${u.id} = ${c.user_id} and ${u.validated}
    where ${c.user_id} = ${userId} and ${wasConfirmed} order by 1`);
  return rows.map(({ id }) => id);
}

const links = {
  professions: { table: sql`company_professions`, column: sql`profession_id` },
  apprenticeships: { table: sql`company_allowed_apprenticeships`, column: sql`job_name_id` },
  contacts: { table: sql`company_contact_persons`, column: sql`contact_person_id` },
} as const;

/** Attaches those that are not attached yet. */
export async function attach(
  tx: Queries,
  what: keyof typeof links,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  const { table, column } = links[what];
  await tx.rows(sql`
    insert into ${table} (company_id, ${column}) select ${companyId}, unnest(${idList(ids)})
    on conflict do nothing`);
}

/** Attaches the given ones and detaches all others. */
export async function replaceAttached(
  tx: Queries,
  what: keyof typeof links,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  const { table, column } = links[what];
  await tx.rows(
    sql`delete from ${table} where company_id = ${companyId} and ${column} <> all(${idList(ids)})`,
  );
  await attach(tx, what, companyId, ids);
}
