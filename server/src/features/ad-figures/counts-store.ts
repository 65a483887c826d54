import { sql } from '../../core/database/drizzle.ts';
import { bare, bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import { companies } from '../companies/schema.ts';
import { jobAds } from '../job-ads/schema.ts';
import { countColumns, type CountColumn } from './columns.ts';
import { adDailyCounts } from './schema.ts';

/** Counts of an ad on a day; missing counts are 0. */
export type AdDayCount = Readonly<Partial<Record<CountColumn, number>>> & {
  readonly day: string;
  readonly ad: number;
};

const types = sql.raw(countColumns.map((name) => `${name} int`).join(', '));
/** Adds the values of a conflicting row to the existing one. */
export const addedCounts = sql.join(
  countColumns.map(
    (name) =>
      sql`${bare(adDailyCounts[name])} = ${adDailyCounts[name]} + ${sql.raw(`excluded.${name}`)}`,
  ),
  sql`, `,
);

/** Adds to the sums of days, each to the branch that offers the ad now. Ids that are no published ad are left out. */
export async function addAdCounts(db: Queries, counts: readonly AdDayCount[]): Promise<void> {
  await db.rows(sql`
    insert into ${adDailyCounts} (${bareList(adDailyCounts, 'day', 'job_ad_id', 'company_id', ...countColumns)})
    select c.day, c.ad, ${jobAds.company_id}, ${sql.raw(countColumns.map((name) => `coalesce(c.${name}, 0)`).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (day date, ad int, ${types})
      join ${jobAds} on ${jobAds.id} = c.ad and ${jobAds.published}
    order by c.ad, c.day
    on conflict (${bareList(adDailyCounts, 'job_ad_id', 'day', 'company_id')}) do update set ${addedCounts}`);
}

/** Returns those of the ads that belong to an account. */
export async function filterOwnAds(
  db: Queries,
  ads: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(sql`
    select ${jobAds.id} from ${jobAds} join ${companies} on ${companies.id} = ${jobAds.company_id}
    where ${companies.user_id} = ${userId} and ${isAmong(jobAds.id, ads)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the sums of days before the given one. */
export async function removeAdCountsBefore(db: Queries, day: string): Promise<void> {
  await db.rows(sql`delete from ${adDailyCounts} where ${adDailyCounts.day} < ${day}::date`);
}
