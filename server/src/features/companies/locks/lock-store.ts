import type { CompanyLockReason } from '@lehrpfad/contract/companies/lock-options.ts';
import type { LockableBranch } from '@lehrpfad/contract/companies/lock.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList } from '../../../core/database/sql-parts.ts';
import type { CompanyRow } from '../company-store.ts';
import { addressJson, byName, editorLock, tables } from '../store.ts';
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

/** Those of the companies that are not closed; the rows stay held until the transaction ends. */
export function lockCompanyRows(
  tx: Queries,
  ids: readonly number[],
): Promise<Pick<CompanyRow, 'id' | 'userId'>[]> {
  return tx.rows(sql`
    select ${companies.id}, ${companies.user_id} as "userId" from ${companies}
    where ${companies.id} = any(${idList(ids)}) and ${companies.closed_at} is null order by ${companies.id} for update`);
}

/**
 * Locks companies. They keep the day of their last change: whoever edits one at that moment has nothing to reconcile.
 * @param lock null where nobody says why
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
 * Locks a branch that its account has just opened, where all others that it has open are locked: as the one that was locked last.
 * Closed ones count where it has no other.
 * @returns whether it was locked by that
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

/** Gives a company the lock that another one has, if it has one. */
export async function copyLock(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${companies} c
    set ${bare(companies.locked)} = true, ${bare(companies.lock_reason)} = ${f.lock_reason},
      ${bare(companies.lock_note)} = ${f.lock_note}, ${bare(companies.locked_at)} = ${f.locked_at}
    from ${companies} f where ${f.id} = ${from} and ${f.locked} and ${c.id} = ${to} and not ${c.locked}`);
}

/** The company and the other branches of its account, by name; empty where it is not there. */
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

/** E-mail address of the account that a company is of; undefined where it is nobody's. */
export async function ownerEmail(db: Queries, id: number): Promise<string | undefined> {
  const [owner] = await db.rows<{ email: string }>(
    sql`select ${u.email} from ${companies} c join ${users} u on ${u.id} = ${c.user_id} where ${c.id} = ${id}`,
  );
  return owner?.email;
}
