import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import { companies } from '../companies/schema.ts';
import { jobAdFiles, jobAds } from './schema.ts';
import { build, pick } from '../../core/database/build.ts';

const a = alias(jobAds, 'a');
const c = alias(companies, 'c');

/*
 * These functions return keys of files of deleted rows. Siblings share files, so after the commit core/files/stored-files.ts checks whether
 * another row refers to them before it removes them.
 */

/** Deletes ads. @returns keys of their files */
export async function removeAds(tx: Queries, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await tx.rows(
    build
      .selectDistinct(pick(jobAdFiles, 'file'))
      .from(jobAdFiles)
      .where(isAmong(jobAdFiles.job_ad_id, ids)),
  );
  await tx.rows(build.delete(jobAds).where(isAmong(jobAds.id, ids)));
  return files.map(({ file }) => file);
}

/** Deletes the ads of all companies of an account, imported ones included. @returns keys of their files */
export async function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  const ads = await tx.rows<{ id: number }>(sql`
    select ${a.id} from ${jobAds} a join ${companies} c on ${c.id} = ${a.company_id}
    where ${c.user_id} = ${userId} order by ${a.id} for update of a`);
  return removeAds(
    tx,
    ads.map(({ id }) => id),
  );
}
