import type { AllJobAdsQuery, AnyJobAd, JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, type SQL, sql } from '../../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../../core/database/database.ts';
import { mediaPath } from '../../../core/files/files.ts';
import { idList, instant, isAmong } from '../../../core/database/sql-parts.ts';
import { searchWords } from '../../../core/text/search-words.ts';
import { isClosed } from '../../companies/company-store.ts';
import { folded, value } from '../../companies/locks/same-name-store.ts';
import { fullCompany } from '../../companies/store.ts';
import { editorLock, ownAds } from '../store.ts';
import { adTables } from '../publishing/visibility-store.ts';
import { users } from '../../accounts/schema.ts';
import { companies } from '../../companies/schema.ts';
import { jobAds } from '../schema.ts';
import { jobNames } from '../../occupations/schema.ts';
import { towns } from '../../places/schema.ts';

const c = alias(companies, 'c');
const u = alias(users, 'u');
const n = alias(jobNames, 'n');
const m = alias(jobNames, 'm');
const a = alias(jobAds, 'a');
const t = alias(towns, 't');

/** Circumstances besides its own state that hide an ad from the public. */
const obstacles = sql`
  ${c.locked}, ${c.closed_at} is not null as closed, (${c.user_id} is null or coalesce(${u.validated}, false)) as validated,
  (${n.blocked} or coalesce(${m.blocked}, false)) as blocked`;

/** Condition for ads of open branches in any of the chosen states on a day (`YYYY-MM-DD`); null if none is chosen. */
function inStates(query: AllJobAdsQuery, today: string): SQL | null {
  const expired = sql`coalesce(${a.availability_end_date} < ${today}::date, false)`;
  const isOpen = sql`(${a.filled_on} is null and not ${expired})`;
  const states = [
    query.public && sql`(${a.published} and ${isOpen})`,
    query.private && sql`(not ${a.published} and not ${a.waiting} and ${isOpen})`,
    query.waiting && sql`(not ${a.published} and ${a.waiting} and ${isOpen})`,
    query.filled && sql`${a.filled_on} is not null`,
    query.expired && sql`(${a.filled_on} is null and ${expired})`,
  ].filter((state) => typeof state === 'object');
  if (states.length === 0) return null;
  return sql`((${sql.join(states, sql` or `)})
    and not ${isClosed(sql`${a.company_id}`)})`;
}

/** Returns conditions that each word occurs in the title, the job name or the company's name. */
function withWords(search: string): SQL[] {
  const words = searchWords(search.normalize('NFC').toLocaleLowerCase('de'));
  return words.map(
    (word) => sql`(
      strpos(${a.title_lower}, ${word}::text) > 0
      or ${a.job_name_id} in (select ${jobNames.id} from ${jobNames} where strpos(${jobNames.name_lower}, ${word}::text) > 0)
      or ${a.company_id} in (select ${companies.id} from ${companies} where strpos(${companies.folded_name}, ${folded(value(word))}) > 0))`,
  );
}

/** Condition for ads with a job name, or with one that is mapped to it. */
const hasJobName = (id: number): SQL => sql`
  ${a.job_name_id} in (select ${jobNames.id} from ${jobNames} where ${jobNames.id} = ${id} or ${jobNames.mapping_id} = ${id})`;

/** Returns a page of all ads. The newest come first, so that changing an ad does not move it. @param today `YYYY-MM-DD`, Europe/Berlin */
export async function allJobAds(
  db: Queries,
  query: AllJobAdsQuery,
  today: string,
): Promise<{ count: number; results: JobAdRow[] }> {
  const conditions = [
    ...withWords(query.search),
    ...[inStates(query, today)].filter((state) => state !== null),
    ...(query.imported ? [sql`${a.external} <> ''`] : []),
    ...(query.locked ? [sql`${a.lock_reason} is not null`] : []),
    ...(query.company === undefined ? [] : [sql`${a.company_id} = ${query.company}`]),
    ...(query.job_name === undefined ? [] : [hasJobName(query.job_name)]),
  ];
  const part = sql`limit ${limits.pageSize} offset ${(query.page - 1) * limits.pageSize}::bigint`;
  const rows = await db.rows<{ count: number; ids: number[] }>(
    conditions.length === 0 ? pageOfAll(part) : pageOfSome(conditions, part),
  );
  const [{ count, ids } = { count: 0, ids: [] }] = rows;
  return { count, results: await rowsOf(db, ids) };
}

const pageOfAll = (part: SQL): SQL => sql`
  select (select count(*)::int from ${jobAds}) as count,
    array(select ${jobAds.id} from ${jobAds} order by ${jobAds.id} desc ${part}) as ids`;

/** Counts and selects in one scan of the table. A page past the end has the count, and no ads. */
const pageOfSome = (conditions: readonly SQL[], part: SQL): SQL => sql`
  with met as materialized (
    select ${a.id} from ${jobAds} a where ${sql.join([...conditions], sql` and `)})
  select (select count(*)::int from met) as count,
    array(select id from met order by id desc ${part}) as ids`;

async function rowsOf(db: Queries, ids: readonly number[]): Promise<JobAdRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<JobAdRow>(
    prepared(sql`
    select ${a.id}, ${a.title}, ${n.name} as job_name, ${a.job_type} as job_type_int, ${c.name} as company_name,
      ${c.logo} as company_logo, coalesce(${t.name}, '') as city, ${a.job_start}, ${a.availability_start_date},
      ${a.availability_end_date}, ${a.published}, ${a.publish_date}, ${a.waiting}, ${a.filled_on}, ${a.external}, ${editorLock},
      ${instant(sql`${a.last_updated}`)} as last_updated, ${obstacles}
    from ${adTables} where ${isAmong(a.id, ids)}
    order by ${a.id} desc`),
  );
  return rows.map((row) => ({ ...row, company_logo: mediaPath(row.company_logo) }));
}

type Standing = Pick<AnyJobAd, 'locked' | 'closed' | 'validated' | 'blocked'>;

/** Returns an ad as editors see it, public or not; undefined if there is none. */
export async function anyJobAd(db: Queries, id: number): Promise<AnyJobAd | undefined> {
  const [ad] = await ownAds(db, [id]);
  const [state] = await db.rows<Standing>(
    sql`select ${obstacles} from ${adTables} where ${a.id} = ${id}`,
  );
  if (ad === undefined || state === undefined) return undefined;
  const names = await db.rows<{ id: number; name: string }>(sql`
    select ${companies.id}, ${companies.name} from ${companies} where ${companies.id} = any(${idList(ad.siblings.map(({ Company }) => Company))})`);
  const nameOf = (company: number) => names.find((one) => one.id === company)?.name ?? '';
  return {
    ...ad,
    ...state,
    siblings: ad.siblings.map((one) => ({ ...one, company_name: nameOf(one.Company) })),
  };
}

/** Returns those of the companies that exist. They are few: the companies of one ad. */
export async function companiesForAds(db: Queries, ids: readonly number[]): Promise<FullCompany[]> {
  const there = await db.rows<{ id: number }>(
    sql`select ${companies.id} from ${companies} where ${isAmong(companies.id, ids)} order by ${companies.id}`,
  );
  return Promise.all(there.map(({ id }) => fullCompany(db, id)));
}
