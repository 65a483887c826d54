import type { ClosedBranch } from '@lehrpfad/contract/companies/closed.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from 'drizzle-orm/sql';
import { berlinDay, daysAfter, daysBefore } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { notFound } from '../../core/http/errors.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { removeCompanies } from './closure.ts';
import { lockOpened } from './locks.ts';
import type { Actor } from './policy.ts';
import { ownerOfCompany } from './rows.ts';
import { takeBackReleased } from './releasing.ts';
import { fullCompany, tables } from './store.ts';
import { recordReopened } from './trail.ts';

/** Those closed at that moment or later can be opened again. */
const since = (now: Date) =>
  sql`${daysBefore(now, limits.closedBranchDays).toISOString()}::timestamptz`;

/** The account's closed branches that can be opened again, the latest first. */
export async function closedBranchesOf(
  db: Queries,
  userId: number,
  now: Date,
): Promise<ClosedBranch[]> {
  const rows = await db.rows<Omit<ClosedBranch, 'until'>>(sql`
    select c.id, c.name, coalesce(t.name, '') as city, ${instant(sql`c.closed_at`)} as closed_at,
      (select count(*)::int from job_ads a where a.company_id = c.id) as ads,
      (select count(*)::int from events e where e.company_id = c.id and not e.deleted) as events
    from ${tables} where c.closed_user_id = ${userId} and c.closed_at >= ${since(now)}
    order by c.closed_at desc, c.id desc`);
  return rows.map((row) => ({
    ...row,
    until: berlinDay(daysAfter(new Date(row.closed_at), limits.closedBranchDays)),
  }));
}

/** Opens a closed branch of the account again; one that is open stays so. @throws {AppError} 404 where it is not there, or no more */
export async function reopen(
  tx: Queries,
  caller: Actor,
  id: number,
  now: Date,
): Promise<FullCompany> {
  const opened = await tx.rows(sql`
    update companies set user_id = closed_user_id, closed_at = null, closed_user_id = null,
      last_updated = ${changedAt(now)}
    where id = ${id} and closed_user_id = ${caller.userId} and closed_at >= ${since(now)} returning id`);
  // Asked for again, because the answer was lost: it is open.
  const own = opened.length === 0 ? await ownerOfCompany(tx, id) : undefined;
  if (own?.userId === caller.userId) return fullCompany(tx, id);
  if (opened.length === 0) throw notFound();
  await takeBackReleased(tx, id, now);
  await lockOpened(tx, caller, id);
  const company = await fullCompany(tx, id);
  await recordReopened(tx, caller, company);
  return company;
}

/** Deletes branches that can be opened no more. @returns keys of files to be removed once that is committed */
export function removeClosed(tx: Queries, now: Date): Promise<string[]> {
  return removeCompanies(tx, sql`c.closed_at < ${since(now)}`);
}
