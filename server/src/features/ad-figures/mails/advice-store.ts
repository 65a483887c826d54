import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { adTables, isVisible } from '../../job-ads/publishing/visibility-store.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { adDailyCounts } from '../schema.ts';
import type { Days } from '../figures-store.ts';
import { adviceFields, type AdviceField, type Compared } from './advice.ts';

const a = alias(jobAds, 'a');
const d = alias(adDailyCounts, 'd');

/** SQL conditions: the ad fills in the field. */
const says: Readonly<Record<AdviceField, SQL>> = {
  pay: sql`${a.pay_year_1} is not null`,
  certificate: sql`${a.certificate} <> ''`,
  typical_day: sql`${a.typical_day} <> ''`,
  reply_days: sql`${a.reply_days} is not null`,
  trial_day: sql`${a.trial_day}`,
};

/** SQL condition for apprenticeships: advice is about them only, since internships have no pay to name. */
const isTraining = sql`${a.job_type} = 2`;

/** Returns for each field how often ads with it and ads without it were opened from the results. */
export function compareFields(db: Queries, { from, to }: Days): Promise<Compared[]> {
  const groups = adviceFields.map((field) => {
    const group = (
      condition: SQL,
    ) => sql`json_build_object('ads', count(*) filter (where ${condition})::int,
      'shown', coalesce(sum(s.shown) filter (where ${condition}), 0)::float8,
      'opened', coalesce(sum(s.opened) filter (where ${condition}), 0)::float8)`;
    const [some, others] = [says[field], sql`not (${says[field]})`];
    return sql`select ${field}::text as field, ${group(some)} as "with", ${group(others)} as "without"
      from sums s join ${jobAds} a on ${a.id} = s.id`;
  });
  return db.rows(sql`
    with sums as (
      select ${d.job_ad_id} as id, sum(${d.shown}) as shown, sum(${d.from_results}) as opened
      from ${adDailyCounts} d join ${jobAds} a on ${a.id} = ${d.job_ad_id} and ${isTraining}
      where ${d.day} >= ${from}::date and ${d.day} <= ${to}::date group by 1 having sum(${d.shown}) > 0)
    ${sql.join(groups, sql` union all `)}`);
}

/** Returns for each field the title of the first public ad of these companies without it; fields that all ads have are left out. */
export async function findMissingFields(
  db: Queries,
  branches: readonly number[],
  today: string,
): Promise<ReadonlyMap<AdviceField, string>> {
  const first = adviceFields.map(
    (field) => sql`(array_agg(${a.title} order by ${a.id}) filter (where not (${says[field]})))[1]
      as ${sql.identifier(field)}`,
  );
  const [row] = await db.rows<Record<AdviceField, string | null>>(sql`
    select ${sql.join(first, sql`, `)} from ${adTables}
    where ${isAmong(a.company_id, branches)} and ${isVisible(today)} and ${isTraining} and ${a.external} = ''`);
  return new Map(
    adviceFields.flatMap((field) => {
      const title = row?.[field] ?? null;
      return title === null ? [] : [[field, title] as const];
    }),
  );
}
