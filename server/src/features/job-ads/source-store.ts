import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, idList } from '../../core/database/sql-parts.ts';

/** Whether ads have come from a source of that name. */
export async function hasSource(tx: Queries, name: string): Promise<boolean> {
  const rows = await tx.rows(sql`select 1 from job_ads where source = ${name} limit 1`);
  return rows.length > 0;
}

/** Gives a source another name everywhere: at its ads, the adopted ones included, and in what was counted of it. */
export async function renameSource(tx: Queries, from: string, to: string): Promise<void> {
  await tx.rows(sql`
    update job_ads set source = ${to}, external = case when external = '' then '' else ${to} end where source = ${from}`);
  // Under the new name something may have been counted once.
  await tx.rows(sql`
    with moved as (delete from imported_counts where source = ${from} returning day, job_type, count)
    insert into imported_counts (day, source, job_type, count) select day, ${to}, job_type, count from moved
    on conflict (day, source, job_type) do update set count = imported_counts.count + excluded.count`);
}

/**
 * Withdraws ads that were imported; those that are a company's own, adopted or uploaded, stay.
 * @returns how many
 */
export async function withdrawImported(tx: Queries, ids: readonly number[]): Promise<number> {
  const rows = await tx.rows(sql`
    update job_ads a set published = false, waiting = false,
      last_updated = ${changedAt()}
    where a.id = any(${idList(ids)}) and (a.published or a.waiting) and a.external <> ''
    returning a.id`);
  return rows.length;
}
