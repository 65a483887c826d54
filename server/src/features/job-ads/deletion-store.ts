import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';

/*
 * What these return are keys of files that lose a row. Siblings share files, so whoever removes them asks, once it is committed,
 * whether another row names them still (core/files/stored-files.ts does).
 */

/** Deletes ads. @returns keys of their files */
export async function removeAds(tx: Queries, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await tx.rows<{ file: string }>(sql`
    select distinct file from job_ad_files where job_ad_id = any(${idList(ids)})`);
  await tx.rows(sql`delete from job_ads where id = any(${idList(ids)})`);
  return files.map(({ file }) => file);
}

/** Deletes the ads of all companies of an account, imported ones included. @returns keys of their files */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  const ads = await tx.rows<{ id: number }>(sql`
    select a.id from job_ads a join companies c on c.id = a.company_id
    where c.user_id = ${userId} order by a.id for update of a`);
  return removeAds(
    tx,
    ads.map(({ id }) => id),
  );
}
