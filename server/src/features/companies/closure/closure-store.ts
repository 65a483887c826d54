import type { ClosedBranch } from '@lehrpfad/contract/companies/closed.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import { berlinDay, daysAfter, daysBefore } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { changedAt, instant } from '../../../core/database/sql-parts.ts';
import { deleteUnusedAddresses } from '../addresses-store.ts';
import { tables } from '../store.ts';
import { jobAdFiles, jobAds } from '../../job-ads/schema.ts';
import { eventVersions, events } from '../../events/schema.ts';
import { companies } from '../schema.ts';
import { users } from '../../accounts/schema.ts';
import { towns } from '../../places/schema.ts';
import { bare } from '../../../core/database/build.ts';

const c = alias(companies, 'c');
const t = alias(towns, 't');
const a = alias(jobAds, 'a');
const e = alias(events, 'e');
const v = alias(eventVersions, 'v');
const f = alias(jobAdFiles, 'f');
const u = alias(users, 'u');

/** Branches that were closed at this time or later can be reopened. */
const since = (now: Date) =>
  sql`${daysBefore(now, limits.closedBranchDays).toISOString()}::timestamptz`;

/** Returns the account's closed branches that can be reopened, the latest first. */
export async function closedBranchesOf(
  db: Queries,
  userId: number,
  now: Date,
): Promise<ClosedBranch[]> {
  const rows = await db.rows<Omit<ClosedBranch, 'until'>>(sql`
    select ${c.id}, ${c.name}, coalesce(${t.name}, '') as city, ${instant(sql`${c.closed_at}`)} as closed_at,
      (select count(*)::int from ${jobAds} a where ${a.company_id} = ${c.id}) as ads,
      (select count(*)::int from ${events} e where ${e.company_id} = ${c.id} and not ${e.deleted}) as events
    from ${tables} where ${c.closed_user_id} = ${userId} and ${c.closed_at} >= ${since(now)}
    order by ${c.closed_at} desc, ${c.id} desc`);
  return rows.map((row) => ({
    ...row,
    until: berlinDay(daysAfter(new Date(row.closed_at), limits.closedBranchDays)),
  }));
}

/** Reopens a closed branch of the account. @returns false if there is no such branch */
export async function setOpen(
  tx: Queries,
  { id, userId }: { readonly id: number; readonly userId: number },
  now: Date,
): Promise<boolean> {
  const opened = await tx.rows(sql`
    update ${companies}
    set ${bare(companies.user_id)} = ${companies.closed_user_id}, ${bare(companies.closed_at)} = null,
      ${bare(companies.closed_user_id)} = null,
      ${bare(companies.last_updated)} = ${changedAt(now)}
    where ${companies.id} = ${id} and ${companies.closed_user_id} = ${userId} and ${companies.closed_at} >= ${since(now)}
    returning ${companies.id}`);
  return opened.length > 0;
}

/** Closes a branch of an account. */
export async function setClosed(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${companies}
    set ${bare(companies.closed_at)} = ${now.toISOString()}::timestamptz, ${bare(companies.closed_user_id)} = ${companies.user_id},
      ${bare(companies.user_id)} = null where ${companies.id} = ${id}`);
}

/**
 * Deletes companies with their ads, PDFs and events (cascade), and with addresses that are no longer used.
 * @param which a condition on `companies c`
 * @returns keys of the files of the deleted rows
 */
async function deleteCompanies(tx: Queries, which: SQL): Promise<string[]> {
  const files = await tx.rows<{ file: string }>(sql`
    with gone as (select ${c.id}, ${c.logo}, ${c.cover} from ${companies} c where ${which})
    select logo as file from gone where logo is not null
    union select cover from gone where cover is not null
    union select ${e.logo} from ${events} e join gone on gone.id = ${e.company_id} where ${e.logo} is not null
    union select ${v.logo} from ${eventVersions} v join ${events} e on ${e.id} = ${v.event_id}
      join gone on gone.id in (${e.company_id}, ${v.company_id}) where ${v.logo} is not null
    union select ${f.file} from ${jobAdFiles} f join ${jobAds} a on ${a.id} = ${f.job_ad_id} join gone on gone.id = ${a.company_id}`);
  const addresses = await tx.rows<{ id: number }>(sql`
    select ${c.address_id} as id from ${companies} c where ${c.address_id} is not null and ${which}
    union select ${e.address_id} from ${events} e join ${companies} c on ${c.id} = ${e.company_id}
    where ${e.address_id} is not null and ${which}`);
  await tx.rows(sql`delete from ${companies} c where ${which}`);
  await deleteUnusedAddresses(
    tx,
    addresses.map(({ id }) => id),
  );
  return files.map(({ file }) => file);
}

/** Deletes a company. @returns keys of the files of the deleted rows */
export function deleteCompany(tx: Queries, id: number): Promise<string[]> {
  return deleteCompanies(tx, sql`${c.id} = ${id}`);
}

/**
 * Deletes the companies of an account that is being closed.
 * @returns keys of files to remove after the commit
 */
export function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  return deleteCompanies(tx, sql`(${c.user_id} = ${userId} or ${c.closed_user_id} = ${userId})`);
}

/** Deletes branches that can no longer be reopened. @returns keys of files to remove after the commit */
export function removeClosed(tx: Queries, now: Date): Promise<string[]> {
  return deleteCompanies(tx, sql`${c.closed_at} < ${since(now)}`);
}

/** Returns the ids of an account's companies with public ads or events; their rows are locked until the transaction ends. */
export async function lockShownCompaniesOf(tx: Queries, userId: number): Promise<number[]> {
  const shown = await tx.rows<{ id: number }>(sql`
    select ${c.id} from ${companies} c join ${users} u on ${u.id} = ${c.user_id}
    where ${c.user_id} = ${userId} and ${u.validated}
      and (exists (select from ${jobAds} a where ${a.company_id} = ${c.id})
        or exists (select from ${events} e where ${e.company_id} = ${c.id} and not ${e.deleted}))
    order by ${c.id} for update of c`);
  return shown.map(({ id }) => id);
}
