import type { AdLockReason } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { users } from '../../accounts/schema.ts';
import { companies } from '../../companies/schema.ts';
import { jobAds } from '../schema.ts';
import { bare, build } from '../../../core/database/build.ts';

const f = alias(jobAds, 'f');
const a = alias(jobAds, 'a');
const u = alias(users, 'u');
const c = alias(companies, 'c');

interface Lock {
  readonly reason: AdLockReason;
  readonly note: string;
}

/** Locks ads for editors. Their time of change stays, so that people who edit one at that time get no conflict. */
export async function setLock(
  tx: Queries,
  ids: readonly number[],
  { reason, note }: Lock,
  now: Date,
): Promise<void> {
  await tx.rows(
    build
      .update(jobAds)
      .set({ lock_reason: reason, lock_note: note, locked_at: now.toISOString() })
      .where(isAmong(jobAds.id, ids)),
  );
}

export async function clearLock(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(
    build
      .update(jobAds)
      .set({ lock_reason: null, lock_note: '', locked_at: null })
      .where(isAmong(jobAds.id, ids)),
  );
}

/** Copies the lock of an ad to other ads, if it has one. */
export async function copyLock(tx: Queries, from: number, to: readonly number[]): Promise<void> {
  if (to.length === 0) return;
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.lock_reason)} = ${f.lock_reason}, ${bare(jobAds.lock_note)} = ${f.lock_note}, ${bare(jobAds.locked_at)} = ${f.locked_at}
    from ${jobAds} f where ${f.id} = ${from} and ${f.lock_reason} is not null and ${isAmong(a.id, to)}`);
}

/** Returns the e-mail address of the account of an ad; undefined if it has none. */
export async function ownerEmail(db: Queries, id: number): Promise<string | undefined> {
  const [owner] = await db.rows<{ email: string }>(sql`
    select ${u.email} from ${jobAds} a join ${companies} c on ${c.id} = ${a.company_id} join ${users} u on ${u.id} = ${c.user_id}
    where ${a.id} = ${id}`);
  return owner?.email;
}
