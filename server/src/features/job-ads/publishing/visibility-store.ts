import { alias, type SQL, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isAmong } from '../../../core/database/sql-parts.ts';
import { users } from '../../accounts/schema.ts';
import { addresses, companies as companiesTable } from '../../companies/schema.ts';
import { jobAds } from '../schema.ts';
import { jobNames, professions } from '../../occupations/schema.ts';
import { places, towns } from '../../places/schema.ts';

const a = alias(jobAds, 'a');
const c = alias(companiesTable, 'c');
const u = alias(users, 'u');
const n = alias(jobNames, 'n');
const m = alias(jobNames, 'm');
const pr = alias(professions, 'pr');
const ad = alias(addresses, 'ad');
const p = alias(places, 'p');
const t = alias(towns, 't');

/** Condition that neither editors nor the state of its company keep an ad from the public. */
const isAllowed = sql`(${a.lock_reason} is null and not ${c.locked} and ${c.closed_at} is null
    and (${c.user_id} is null or ${u.validated})
    and not ${n.blocked} and not coalesce(${m.blocked}, false))`;

/**
 * Condition that an ad is public on a day (rule: published, not filled, not expired, not locked by editors, company neither locked nor closed, owner
 * validated or none, job name and the one that it is mapped to not blocked). For queries over `job_ads a join companies c`, `left join
 * users u` (owner), `job_names n`, `left join job_names m` (its mapping).
 * @param today `YYYY-MM-DD`, Europe/Berlin
 */
export function isVisible(today: string): SQL {
  return sql`(${a.published} and ${a.filled_on} is null and ${isAllowed}
    and (${a.availability_end_date} is null or ${a.availability_end_date} >= ${today}::date))`;
}

/** Condition that an ad was public until its place was taken, or until its last day, which is over. For the same queries. */
export function hasEnded(today: string): SQL {
  return sql`(${isAllowed} and ((${a.published} and ${a.filled_on} is not null)
    or (${a.availability_end_date} < ${today}::date and (${a.published} or ${a.ended_on} = ${a.availability_end_date}))))`;
}

/** The tables that `isVisible` needs. */
export const adTables = sql`
  job_ads a
  join ${companiesTable} c on ${c.id} = ${a.company_id}
  left join ${users} u on ${u.id} = ${c.user_id}
  join ${jobNames} n on ${n.id} = ${a.job_name_id}
  left join ${jobNames} m on ${m.id} = ${n.mapping_id}
  left join ${professions} pr on ${pr.id} = ${a.profession_id}
  left join ${addresses} ad on ${ad.id} = ${c.address_id}
  left join ${places} p on ${p.id} = ${ad.place_id}
  left join ${towns} t on ${t.id} = ${p.town_id}`;

/** Counts the public ads of companies on a day, by the companies' ids. @param today `YYYY-MM-DD`, Europe/Berlin */
export async function countPublicAds(
  db: Queries,
  companies: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.rows<{ id: number; count: number }>(sql`
    select ${c.id}, count(*)::int as count from ${adTables}
    where ${isAmong(a.company_id, companies)} and ${isVisible(today)} group by ${c.id}`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
