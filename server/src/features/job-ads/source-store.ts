import { alias, eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, isAmong } from '../../core/database/sql-parts.ts';
import { importedCounts, jobAds } from './schema.ts';
import { bare, bareList, build, pick } from '../../core/database/build.ts';

const a = alias(jobAds, 'a');

/** Whether there are ads from a source with this name. */
export async function hasSource(tx: Queries, name: string): Promise<boolean> {
  const rows = await tx.rows(
    build.select(pick(jobAds, 'id')).from(jobAds).where(eq(jobAds.source, name)).limit(1),
  );
  return rows.length > 0;
}

/** Renames a source everywhere: in its ads, including adopted ones, and in its counts. */
export async function renameSource(tx: Queries, from: string, to: string): Promise<void> {
  await tx.rows(sql`
    update ${jobAds} set ${bare(jobAds.source)} = ${to}, ${bare(jobAds.external)} = case when ${jobAds.external} = '' then '' else ${to} end where ${jobAds.source} = ${from}`);
  // There may already be counts with the new name.
  await tx.rows(sql`
    with moved as (delete from ${importedCounts} where ${importedCounts.source} = ${from} returning ${importedCounts.day}, ${importedCounts.job_type}, ${importedCounts.count})
    insert into ${importedCounts} (${bareList(importedCounts, 'day', 'source', 'job_type', 'count')}) select day, ${to}, job_type, count from moved
    on conflict (${bareList(importedCounts, 'day', 'source', 'job_type')}) do update set ${bare(importedCounts.count)} = ${importedCounts.count} + excluded.count`);
}

/**
 * Withdraws imported ads, except adopted and uploaded ones.
 * @returns how many
 */
export async function withdrawImported(tx: Queries, ids: readonly number[]): Promise<number> {
  const rows = await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.published)} = false, ${bare(jobAds.waiting)} = false,
      ${bare(jobAds.last_updated)} = ${changedAt()}
    where ${isAmong(a.id, ids)} and (${a.published} or ${a.waiting}) and ${a.external} <> ''
    returning ${a.id}`);
  return rows.length;
}
