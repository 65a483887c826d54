import { byName } from '../../../core/text/by-name.ts';
import type { CompanyLockReason } from '@lehrpfad/contract/companies/lock-options.ts';
import type { LockableBranch } from '@lehrpfad/contract/companies/lock.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList } from '../../../core/database/sql-parts.ts';
import type { CompanyRow } from '../company-store.ts';
import { addressJson, editorLock, tables } from '../store.ts';
import { companies } from '../schema.ts';
import { users } from '../../accounts/schema.ts';
import { bare } from '../../../core/database/build.ts';

const c = alias(companies, 'c');
const s = alias(companies, 's');
const f = alias(companies, 'f');
const o = alias(companies, 'o');
const u = alias(users, 'u');

interface Lock {
  readonly reason: CompanyLockReason;
  readonly note: string;
}

/** Returns those of the companies that are not closed, and locks their rows until the transaction ends. */
export function lockCompanyRows(
  tx: Queries,
  ids: readonly number[],
): Promise<Pick<CompanyRow, 'id' | 'userId'>[]> {
  return tx.rows(sql`
    select ${companies.id}, ${companies.user_id} as "userId" from ${companies}
    where ${companies.id} = any(${idList(ids)}) and ${companies.closed_at} is null order by ${companies.id} for update`);
}

/**
 * Locks companies for editors. Their time of change stays, so that people who edit one at that time get no conflict.
 * @param lock null if no reason is given
 */
export async function setLock(
  tx: Queries,
  ids: readonly number[],
  lock: Lock | null,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update ${companies}
    set ${bare(companies.locked)} = true, ${bare(companies.lock_reason)} = ${lock?.reason ?? null}::text,
      ${bare(companies.lock_note)} = ${lock?.note ?? ''},
      ${bare(companies.locked_at)} = ${lock ? now.toISOString() : null}::timestamptz
    where ${companies.id} = any(${idList(ids)})`);
}

export async function clearLock(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    update ${companies}
    set ${bare(companies.locked)} = false, ${bare(companies.lock_reason)} = null, ${bare(companies.lock_note)} = '',
      ${bare(companies.locked_at)} = null
    where ${companies.id} = any(${idList(ids)})`);
}

/**
 * Locks a branch that its account has just opened, if all its other open branches are locked: with the latest of those locks. If it has no
 * other open branch, closed ones count.
 * @returns whether it was locked
 */
export async function lockLikeOthers(tx: Queries, id: number, userId: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${companies} c
    set ${bare(companies.locked)} = true, ${bare(companies.lock_reason)} = o.lock_reason, ${bare(companies.lock_note)} = o.lock_note,
      ${bare(companies.locked_at)} = o.locked_at
    from (select ${companies.lock_reason}, ${companies.lock_note}, ${companies.locked_at} from ${companies}
      where ${companies.id} <> ${id} and ${companies.locked} and ${userId}::int in (${companies.user_id}, ${companies.closed_user_id})
      order by ${companies.closed_at} is null desc, ${companies.locked_at} desc nulls last, ${companies.id} desc limit 1) o
    where ${c.id} = ${id} and not ${c.locked}
      and not exists (select from ${companies} s where ${s.id} <> ${id} and ${s.user_id} = ${userId} and not ${s.locked})
    returning ${c.id}`);
  return rows.length > 0;
}

/** Copies the lock of another company, if it has one. */
export async function copyLock(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${companies} c
    set ${bare(companies.locked)} = true, ${bare(companies.lock_reason)} = ${f.lock_reason},
      ${bare(companies.lock_note)} = ${f.lock_note}, ${bare(companies.locked_at)} = ${f.locked_at}
    from ${companies} f where ${f.id} = ${from} and ${f.locked} and ${c.id} = ${to} and not ${c.locked}`);
}

/** Returns the company and the other branches of its account, sorted by name; empty if it does not exist. */
export async function branchesWith(
  db: Queries,
  id: number,
): Promise<Omit<LockableBranch, 'public_ads'>[]> {
  return byName(
    await db.rows<Omit<LockableBranch, 'public_ads'>>(sql`
      select ${c.id}, ${c.name}, ${c.locked}, ${editorLock}, ${addressJson}
      from ${tables} join ${companies} o on ${o.id} = ${id} and ${o.closed_at} is null
      where ${c.closed_at} is null and (${c.id} = ${o.id} or ${c.user_id} = ${o.user_id})`),
  );
}

/** Returns the owner of the account of a company; undefined if it has none. */
export async function ownerOf(
  db: Queries,
  id: number,
): Promise<{ id: number; email: string } | undefined> {
  const [owner] = await db.rows<{ id: number; email: string }>(
    sql`select ${u.id}, ${u.email} from ${companies} c join ${users} u on ${u.id} = ${c.user_id} where ${c.id} = ${id}`,
  );
  return owner;
}
