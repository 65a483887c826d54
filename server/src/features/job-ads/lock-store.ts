import type { AdLockReason } from '@lehrpfad/contract/job-ads/lock-options.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';

interface Lock {
  readonly reason: AdLockReason;
  readonly note: string;
}

/** Locks ads. They keep the day of their last change: whoever edits one at that moment has nothing to reconcile. */
export async function setLock(
  tx: Queries,
  ids: readonly number[],
  { reason, note }: Lock,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    update job_ads set lock_reason = ${reason}, lock_note = ${note}, locked_at = ${now.toISOString()}::timestamptz
    where id = any(${idList(ids)})`);
}

export async function clearLock(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    update job_ads set lock_reason = null, lock_note = '', locked_at = null
    where id = any(${idList(ids)})`);
}

/** Gives ads the lock that another one has, if it has one. */
export async function copyLock(tx: Queries, from: number, to: readonly number[]): Promise<void> {
  if (to.length === 0) return;
  await tx.rows(sql`
    update job_ads a set lock_reason = f.lock_reason, lock_note = f.lock_note, locked_at = f.locked_at
    from job_ads f where f.id = ${from} and f.lock_reason is not null and a.id = any(${idList(to)})`);
}

/** E-mail address of the account that an ad is of; undefined where it is nobody's. */
export async function ownerEmail(db: Queries, id: number): Promise<string | undefined> {
  const [owner] = await db.rows<{ email: string }>(sql`
    select u.email from job_ads a join companies c on c.id = a.company_id join users u on u.id = c.user_id
    where a.id = ${id}`);
  return owner?.email;
}
