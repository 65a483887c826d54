import type { AdLockReason } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import { alias, type SQL, sql } from '../../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { companies } from '../../companies/schema.ts';
import { jobAds, lockedAdTexts } from '../schema.ts';
import { bare } from '../../../core/database/build.ts';

const m = alias(lockedAdTexts, 'm');
const a = alias(jobAds, 'a');
const c = alias(companies, 'c');
const l = alias(jobAds, 'l');

/*
 * The database remembers the texts of locked ads (migration 0057), including those before a change or a deletion. An ad with the same text
 * is locked as well: decision 0035.
 */

/**
 * Condition that the ad `a` of the company `c` matches the remembered text `m` of the same owner: at least two of title, text and
 * occupation are equal. An empty text never matches.
 */
const saysTheSame: SQL = sql`(
  (${m.company_id} = ${a.company_id} or ${m.user_id} = ${c.user_id}) and ${m.job_type} = ${a.job_type}
  and (${m.title_key} <> '' and ${m.title_key} = ad_title_key(${a.title}))::int
    + (${m.text_key} <> '' and ${m.text_key} = ad_text_key(${a.details}))::int
    + (${m.job_name_id} is not distinct from ${a.job_name_id})::int >= 2)`;

/** Condition that the ad is a sibling of the locked one: the editor who locked that ad left its siblings unlocked. */
const isSibling = sql`exists (
  select from ${jobAds} l where ${l.id} = ${m.job_ad_id} and (${l.id} = ${a.id} or ${l.template_id} = ${a.template_id}))`;

// For each ad separately: in a join, the database would scan whole tables, because it does not know how few texts there are.
const copies = (ids: readonly number[]): SQL => sql`
  select ${a.id}, f.* from ${jobAds} a join ${companies} c on ${c.id} = ${a.company_id} cross join lateral (
    select ${m.lock_reason}, ${m.lock_note}, ${m.locked_at} from ${lockedAdTexts} m
    where ${saysTheSame} and not ${isSibling} order by ${m.locked_at} desc, ${m.id} desc limit 1) f
  where ${isAmong(a.id, ids)} and ${a.lock_reason} is null`;

/** Whether one of the given unlocked ads has the text of a locked one. */
export async function isCopyAmong(tx: Queries, ids: readonly number[]): Promise<boolean> {
  return ids.length > 0 && (await tx.rows(copies(ids))).length > 0;
}

export interface LockedCopy {
  readonly id: number;
  readonly title: string;
  readonly reason: AdLockReason;
  readonly note: string;
}

/** Locks those of the ads that have the text of a locked ad, with the lock of that ad. @returns the ads that were locked */
export async function lockCopies(tx: Queries, ids: readonly number[]): Promise<LockedCopy[]> {
  if (ids.length === 0) return [];
  return tx.rows<LockedCopy>(
    prepared(sql`
    update ${jobAds} a set ${bare(jobAds.lock_reason)} = f.lock_reason, ${bare(jobAds.lock_note)} = f.lock_note, ${bare(jobAds.locked_at)} = f.locked_at
    from (${copies(ids)}) f where ${a.id} = f.id
    returning ${a.id}, ${a.title}, ${a.lock_reason} as reason, ${a.lock_note} as note`),
  );
}

/** Deletes the remembered texts of ads whose locks are removed. */
export async function forgetLocked(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    delete from ${lockedAdTexts} m using ${jobAds} a, ${companies} c
    where ${isAmong(a.id, ids)} and ${c.id} = ${a.company_id} and (${m.job_ad_id} = ${a.id} or ${saysTheSame})`);
}

/** Deletes the remembered texts of deleted ads that were locked before a time, and texts without an owner. */
export async function forgetDeleted(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from ${lockedAdTexts}
    where ${lockedAdTexts.job_ad_id} is null and (${lockedAdTexts.locked_at} < ${before.toISOString()}::timestamptz or ${lockedAdTexts.company_id} is null and ${lockedAdTexts.user_id} is null)`);
}
