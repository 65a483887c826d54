import type { AdLockReason } from '@lehrpfad/contract/job-ads/lock-options.ts';
import { alias, type SQL, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { companies } from '../../companies/schema.ts';
import { jobAds, lockedAdTexts } from '../schema.ts';
import { bare } from '../../../core/database/build.ts';

const m = alias(lockedAdTexts, 'm');
const a = alias(jobAds, 'a');
const c = alias(companies, 'c');
const l = alias(jobAds, 'l');

/*
 * What locked ads say is remembered by the database (migration 0057), also what they said before they were changed or deleted. An ad that
 * says the same again is locked with them: decision 0035.
 */

/**
 * Whether the ad `a` of the company `c` says what the text `m` of the same owner says: as to title, text and occupation at least two are
 * the same. A text that says nothing is like no other.
 */
const saysTheSame: SQL = sql`(
  (${m.company_id} = ${a.company_id} or ${m.user_id} = ${c.user_id}) and ${m.job_type} = ${a.job_type}
  and (${m.title_key} <> '' and ${m.title_key} = ad_title_key(${a.title}))::int
    + (${m.text_key} <> '' and ${m.text_key} = ad_text_key(${a.details}))::int
    + (${m.job_name_id} is not distinct from ${a.job_name_id})::int >= 2)`;

/** Siblings of a locked ad were left open by whoever locked it. */
const isSibling = sql`exists (
  select from ${jobAds} l where ${l.id} = ${m.job_ad_id} and (${l.id} = ${a.id} or ${l.template_id} = ${a.template_id}))`;

// For each ad by itself: joined, the database would begin with whole tables, since it does not know how few texts there are.
const copies = (ids: readonly number[]): SQL => sql`
  select ${a.id}, f.* from ${jobAds} a join ${companies} c on ${c.id} = ${a.company_id} cross join lateral (
    select ${m.lock_reason}, ${m.lock_note}, ${m.locked_at} from ${lockedAdTexts} m
    where ${saysTheSame} and not ${isSibling} order by ${m.locked_at} desc, ${m.id} desc limit 1) f
  where ${isAmong(a.id, ids)} and ${a.lock_reason} is null`;

/** Whether one of the ads, none of them locked, says what a locked one says. */
export async function isCopyAmong(tx: Queries, ids: readonly number[]): Promise<boolean> {
  return ids.length > 0 && (await tx.rows(copies(ids))).length > 0;
}

export interface LockedCopy {
  readonly id: number;
  readonly title: string;
  readonly reason: AdLockReason;
  readonly note: string;
}

/** Locks those of the ads that say what a locked one says, as that one is locked. @returns those that it has locked */
export async function lockCopies(tx: Queries, ids: readonly number[]): Promise<LockedCopy[]> {
  if (ids.length === 0) return [];
  return tx.rows<LockedCopy>(sql`
    update ${jobAds} a set ${bare(jobAds.lock_reason)} = f.lock_reason, ${bare(jobAds.lock_note)} = f.lock_note, ${bare(jobAds.locked_at)} = f.locked_at
    from (${copies(ids)}) f where ${a.id} = f.id
    returning ${a.id}, ${a.title}, ${a.lock_reason} as reason, ${a.lock_note} as note`);
}

/** Forgets what those ads say: who lifts their locks has nothing against it. */
export async function forgetLocked(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    delete from ${lockedAdTexts} m using ${jobAds} a, ${companies} c
    where ${isAmong(a.id, ids)} and ${c.id} = ${a.company_id} and (${m.job_ad_id} = ${a.id} or ${saysTheSame})`);
}

/** Forgets what deleted ads said that were locked before that moment, and what is nobody's any more. */
export async function forgetDeleted(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from ${lockedAdTexts}
    where ${lockedAdTexts.job_ad_id} is null and (${lockedAdTexts.locked_at} < ${before.toISOString()}::timestamptz or ${lockedAdTexts.company_id} is null and ${lockedAdTexts.user_id} is null)`);
}
