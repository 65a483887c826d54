import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { wasConfirmed } from './checks.ts';

const notListed = 'Alle Einträge müssen aus der Liste sein';

/** Errors by the API's names of the fields. */
export type FieldErrors = Record<string, string[]>;

/** Notes an error under that field unless `rows` are as many as the ids. */
async function expectAll(
  errors: FieldErrors,
  field: string,
  ids: readonly number[],
  rows: Promise<unknown[]>,
): Promise<void> {
  if ((await rows).length < ids.length) errors[field] = [notListed];
}

/** Professions must be there. */
export function checkProfessions(tx: Queries, ids: readonly number[], errors: FieldErrors) {
  const rows = tx.rows(sql`select id from professions where id = any(${idList(ids)})`);
  return expectAll(errors, 'Professions', ids, rows);
}

/**
 * Apprenticeships come from the job names that people may choose. One that the company has may stay, though it has been blocked or
 * mapped since.
 */
export function checkApprenticeships(
  tx: Queries,
  ids: readonly number[],
  errors: FieldErrors,
  companyId: number | null = null,
) {
  const rows = tx.rows(sql`
    select n.id from job_names n
    where n.id = any(${idList(ids)}) and (not n.external and n.mapping_id is null and not n.blocked
      or exists (select from company_allowed_apprenticeships ca
        where ca.company_id = ${companyId}::int and ca.job_name_id = n.id))`);
  return expectAll(errors, 'Allowed_apprenticeships', ids, rows);
}

/**
 * Contact persons must be of the company's account, or have been imported with the company. They stay locked, so that none is
 * deleted before it is attached.
 */
export function checkContacts(
  tx: Queries,
  company: { readonly id: number; readonly userId: number | null },
  { field, ids }: { readonly field: string; readonly ids: readonly number[] },
  errors: FieldErrors,
) {
  const rows = tx.rows(sql`
    select id from contact_persons
    where id = any(${idList(ids)}) and (user_id = ${company.userId}::int or company_id = ${company.id})
    for key share`);
  return expectAll(errors, field, ids, rows);
}

/** Only a company account can own a company. */
export function checkOwner(tx: Queries, userId: number, errors: FieldErrors) {
  const rows = tx.rows(
    sql`select id from users where id = ${userId} and permission = 3 for key share`,
  );
  return expectAll(errors, 'User', [userId], rows);
}

/** What editors have let an account train for: at its branches that are confirmed, or were before a new name. */
export async function apprenticeshipsOfAccount(tx: Queries, userId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct ca.job_name_id as id from companies c
    join company_allowed_apprenticeships ca on ca.company_id = c.id
    join users u on u.id = c.user_id and u.validated
    where c.user_id = ${userId} and ${wasConfirmed} order by 1`);
  return rows.map(({ id }) => id);
}

const links = {
  professions: { table: sql`company_professions`, column: sql`profession_id` },
  apprenticeships: { table: sql`company_allowed_apprenticeships`, column: sql`job_name_id` },
  contacts: { table: sql`company_contact_persons`, column: sql`contact_person_id` },
} as const;

/** Attaches those that are not yet. */
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

/** Leaves those alone attached. */
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
