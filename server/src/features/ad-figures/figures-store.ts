import { isInScope } from '../companies/scope-store.ts';
import type { Scope } from '../../core/security/callers.ts';
import type { AdFigures, FigureSums } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { figureKinds, type FigureKind } from '@lehrpfad/contract/ad-figures/options.ts';
import { adSources } from '@lehrpfad/contract/job-ads/count-options.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import { addresses, companies } from '../companies/schema.ts';
import { adTables, isVisible } from '../job-ads/publishing/visibility-store.ts';
import { jobAds } from '../job-ads/schema.ts';
import { jobNames } from '../occupations/schema.ts';
import { districts, places, towns } from '../places/schema.ts';
import { openedFrom } from './columns.ts';
import { adDailyCounts } from './schema.ts';

const d = alias(adDailyCounts, 'd');
const a = alias(jobAds, 'a');
const c = alias(companies, 'c');
const n = alias(jobNames, 'n');
const ad = alias(addresses, 'ad');
const p = alias(places, 'p');
const t = alias(towns, 't');
const di = alias(districts, 'di');

/** Days, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const opened = sql`(${sql.join(
  adSources.map((source) => sql`${d[openedFrom(source)]}`),
  sql` + `,
)})`;

/** Column with the count of a kind. */
const countOf = (kind: FigureKind): SQL => (kind === 'opened' ? opened : sql`${d[kind]}`);

const sumsOfKinds = sql.join(
  figureKinds.map((kind) => sql`sum(${countOf(kind)})::int as ${sql.identifier(kind)}`),
  sql`, `,
);

const within = ({ from, to }: Days) => sql`${d.day} >= ${from}::date and ${d.day} <= ${to}::date`;

/** Returns the companies of an account. */
export function branchesOf(db: Queries, scope: Scope): Promise<AdFigures['branches']> {
  return db.rows(sql`
    select ${c.id}, ${c.name} from ${companies} c where ${isInScope(c, scope)} order by ${c.name}, ${c.id}`);
}

/** Returns a company as the only branch; nothing if it does not exist. */
export function branchOf(db: Queries, id: number): Promise<AdFigures['branches']> {
  return db.rows(sql`select ${c.id}, ${c.name} from ${companies} c where ${c.id} = ${id}`);
}

export interface WeekRow extends FigureSums {
  readonly ad: number;
  readonly branch: number;
  /** Monday of the week. */
  readonly monday: string;
}

/** Returns the sums of each ad and week. */
export function weeksOf(db: Queries, branches: readonly number[], days: Days): Promise<WeekRow[]> {
  return db.rows(sql`
    select ${d.job_ad_id} as ad, ${d.company_id} as branch, to_char(date_trunc('week', ${d.day}), 'YYYY-MM-DD') as monday,
      ${sumsOfKinds}
    from ${adDailyCounts} d where ${isAmong(d.company_id, branches)} and ${within(days)}
    group by 1, 2, 3 order by 3, 1, 2`);
}

/** Returns how often each ad of a branch was opened, by source. */
export function openingsOf(
  db: Queries,
  branches: readonly number[],
  days: Days,
): Promise<AdFigures['openings']> {
  const sums = sql.join(
    adSources.map((source) => sql`sum(${d[openedFrom(source)]})::int as ${sql.identifier(source)}`),
    sql`, `,
  );
  return db.rows(sql`
    select ${d.job_ad_id} as ad, ${d.company_id} as branch, ${sums} from ${adDailyCounts} d
    where ${isAmong(d.company_id, branches)} and ${within(days)} group by 1, 2`);
}

/** Returns the first day with a count for these companies. */
export async function firstCountedDay(
  db: Queries,
  branches: readonly number[],
): Promise<string | null> {
  const [row] = await db.rows<{ day: string | null }>(sql`
    select to_char(min(${d.day}), 'YYYY-MM-DD') as day from ${adDailyCounts} d where ${isAmong(d.company_id, branches)}`);
  return row?.day ?? null;
}

export interface OfferedAd {
  readonly id: number;
  readonly title: string;
  readonly branch: number;
  readonly is_public: boolean;
}

/** Returns the ads of companies, the public ones first. */
export function adsOf(
  db: Queries,
  branches: readonly number[],
  today: string,
): Promise<OfferedAd[]> {
  return db.rows(sql`
    select ${a.id}, ${a.title}, ${a.company_id} as branch, ${isVisible(today)} as is_public
    from ${adTables} where ${isAmong(a.company_id, branches)} order by 4 desc, ${a.title}, ${a.id}`);
}

/** Returns those of the ads that exist, whoever offers them. */
export async function findExisting(
  db: Queries,
  ads: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(
    sql`select ${a.id} from ${jobAds} a where ${isAmong(a.id, ads)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface Comparison extends Readonly<Record<FigureKind, number>> {
  readonly ad: number;
  readonly others: number;
  readonly businesses: number;
}

/** Ads with occupation and region; `of` narrows them. */
const placedAds = (of: SQL) => sql`
  select ${a.id}, coalesce(${n.mapping_id}, ${n.id}) as occupation, ${a.job_type}, ${di.region},
    coalesce('account ' || ${c.user_id}, 'name ' || ${c.employer_key}) as business
  from ${jobAds} a join ${companies} c on ${c.id} = ${a.company_id} join ${jobNames} n on ${n.id} = ${a.job_name_id}
    join ${addresses} ad on ${ad.id} = ${c.address_id} join ${places} p on ${p.id} = ${ad.place_id}
    join ${towns} t on ${t.id} = ${p.town_id} join ${districts} di on ${di.name} = ${t.district}
  where ${di.region} is not null and ${of}`;

/**
 * Returns for each ad of companies the counts of others' ads with its occupation, type and region: their number, the number of their
 * businesses, and the median of the weekly counts, without weeks in which an ad was not counted at all.
 * Ads of the same account are not compared.
 */
export function comparisonsOf(
  db: Queries,
  branches: readonly number[],
  days: Days,
): Promise<Comparison[]> {
  const perWeek = sql.join(
    figureKinds.map(
      (kind) =>
        sql`sum(${countOf(kind)})::float8 / count(distinct date_trunc('week', ${d.day})) as ${sql.identifier(kind)}`,
    ),
    sql`, `,
  );
  const medians = sql.join(
    figureKinds.map(
      (kind) =>
        sql`percentile_cont(0.5) within group (order by s.${sql.identifier(kind)}) as ${sql.identifier(kind)}`,
    ),
    sql`, `,
  );
  return db.rows(sql`
    with own as (${placedAds(isAmong(a.company_id, branches))}),
    kinds as (select distinct occupation, job_type, region from own),
    others as (
      select o.* from (${placedAds(sql`not ${isAmong(a.company_id, branches)}`)}) o
      join kinds k on (k.occupation, k.job_type, k.region) = (o.occupation, o.job_type, o.region)
      where o.business not in (select business from own)),
    sums as (
      select ${d.job_ad_id} as id, ${perWeek} from ${adDailyCounts} d join others on others.id = ${d.job_ad_id}
      where ${within(days)} group by ${d.job_ad_id}),
    compared as (
      select o.occupation, o.job_type, o.region, count(*)::int as others, count(distinct o.business)::int as businesses, ${medians}
      from others o join sums s on s.id = o.id group by 1, 2, 3)
    select own.id as ad, m.others, m.businesses, ${sql.join(
      figureKinds.map((kind) => sql`m.${sql.identifier(kind)}`),
      sql`, `,
    )}
    from own join compared m on (m.occupation, m.job_type, m.region) = (own.occupation, own.job_type, own.region)`);
}
