import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isUnused } from './usage-store.ts';
import { jobNameBrafoFields, jobNames } from '../schema.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { bare } from '../../../core/database/build.ts';

const f = alias(jobNameBrafoFields, 'f');
const n = alias(jobNames, 'n');
const a = alias(jobAds, 'a');

/** Parts of queries over `job_names n`. */
export const hasBrafo = sql`exists (select from ${jobNameBrafoFields} f where ${f.job_name_id} = ${n.id})`;

/** Condition that a name is external, and no editor has decided on it. */
export const isUnsettled = sql`(${n.external} and ${n.mapping_id} is null and not ${n.blocked} and not ${hasBrafo})`;

/** Condition that a name has an ad that is published or waits for its first day. */
export const isUsed = sql`exists (select from ${jobAds} a where ${a.job_name_id} = ${n.id} and (${a.published} or ${a.waiting}))`;

/**
 * Records since when external names without an editor's decision have had no published ad, and deletes those that have had none since
 * before a day: exchanges create hundreds of such names, and most disappear with their ads. Names that are still used stay.
 */
export async function removeUnusedJobNames(
  db: Queries,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await db.rows(sql`
    update ${jobNames} n set ${bare(jobNames.unused_since)} = null
    where ${n.unused_since} is not null and (${isUsed} or not ${isUnsettled})`);
  await db.rows(sql`
    update ${jobNames} n set ${bare(jobNames.unused_since)} = ${now.toISOString()}::timestamptz
    where ${n.unused_since} is null and ${isUnsettled} and not ${isUsed}`);
  await db.rows(sql`
    delete from ${jobNames} n
    where ${n.unused_since} < ${before.toISOString()}::timestamptz and ${isUnsettled} and ${isUnused}`);
}
