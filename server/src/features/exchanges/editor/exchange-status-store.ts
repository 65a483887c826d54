import type { FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList, instant } from '../../../core/database/sql-parts.ts';
import { hasRead, isOver, recordsOf, runJson } from './run-store.ts';
import { exchangeRecords, exchangeRuns, exchanges } from '../schema.ts';
import { companies } from '../../companies/schema.ts';
import { users } from '../../accounts/schema.ts';
import { jobNameBrafoFields, jobNames } from '../../occupations/schema.ts';
import { jobAds } from '../../job-ads/schema.ts';

const r = alias(exchangeRuns, 'r');
const e = alias(exchanges, 'e');
const c = alias(companies, 'c');
const u = alias(users, 'u');
const a = alias(jobAds, 'a');
const n = alias(jobNames, 'n');
const f = alias(jobNameBrafoFields, 'f');
const d = alias(exchangeRecords, 'd');

/** Number of runs in the trend. */
const trendRuns = 14;

/** Selects a value of the latest run of an exchange `e`. */
const latest = (what: SQL, which: SQL): SQL => sql`
  (select ${what} from ${exchangeRuns} r where ${r.exchange_id} = ${e.id} and ${which} order by ${r.id} desc limit 1)`;

const isGood = sql`${r.state} = 'done' and ${r.finished_at} is not null`;

/** The owner of an exchange: the first company of the account, or the account's address. */
const owner = sql`coalesce((
  select coalesce((select ${c.name} from ${companies} c where ${c.user_id} = ${u.id} order by ${c.id} limit 1), ${u.email})
  from ${users} u where ${u.id} = ${e.user_id}), '')`;

const good = sql`json_build_object('id', ${r.id}, 'finished_at', ${instant(sql`${r.finished_at}`)}, 'records', ${recordsOf})`;

/** Data that the warnings of an exchange are derived from. */
export interface ExchangeStatus {
  readonly id: number;
  readonly kind: FullExchange['kind'];
  readonly active: boolean;
  /** Whether it is a company's career page or upload. */
  readonly of_company: boolean;
  readonly job_names: number;
  /** Numbers of the last run that is over; null if there was none. */
  readonly state: string | null;
  readonly records: number;
  readonly rejected: number;
  /** When the last good run ended; if there was none, when the exchange was changed. */
  readonly good_at: string;
}

/**
 * Returns the state of exchanges: those of editors by rank, then those of companies by name. Reads only what their warnings need, and
 * the waiting job names once for all exchanges.
 * @param only the id of the only exchange to read
 */
export function listStatuses(db: Queries, only?: number): Promise<ExchangeStatus[]> {
  const which = only === undefined ? sql`true` : sql`${e.id} = ${only}`;
  return db.rows<ExchangeStatus>(sql`
    with waiting as materialized (
      select ${a.external} as name, count(distinct ${n.id})::int as count
      from ${jobNames} n join ${jobAds} a on ${a.job_name_id} = ${n.id}
      where ${n.external} and ${n.mapping_id} is null and not ${n.blocked} and ${a.external} <> ''
        and not exists (select from ${jobNameBrafoFields} f where ${f.job_name_id} = ${n.id})
      group by ${a.external})
    select ${e.id}, ${e.kind}, ${e.active}, ${e.user_id} is not null as of_company, coalesce(w.count, 0) as job_names,
      ${latest(sql`${r.state}`, isOver)} as state, coalesce(l.records, 0)::int as records, coalesce(l.rejected, 0)::int as rejected,
      ${instant(sql`coalesce(${latest(sql`${r.finished_at}`, isGood)}, ${e.last_updated})`)} as good_at
    from ${exchanges} e left join waiting w on w.name = ${e.name}
    left join lateral (
      select ${recordsOf} as records, ${r.rejected} from ${exchangeRuns} r
      where ${r.exchange_id} = ${e.id} and ${isOver} and ${hasRead} order by ${r.id} desc limit 1) l on true
    where ${which}
    order by of_company, case when ${e.user_id} is null then -${e.rank} end, ${e.name}, ${e.id}`);
}

/** The further details of the exchanges on a page. */
export type Details = Omit<FullExchange, 'has_address' | 'job_names' | 'warnings'>;

const shown = sql`(
  select count(*)::int from ${exchangeRecords} d join ${jobAds} a on ${a.id} = ${d.job_ad_id}
  where ${d.exchange_id} = ${e.id} and ${d.state} = 'shown' and ${a.published})`;

const trend = sql`(
  select coalesce(json_agg(t.one order by t.id), '[]'::json) from (
    select ${r.id}, json_build_object('id', ${r.id}, 'state', ${r.state}, 'records', ${recordsOf}, 'created', ${r.created}, 'gone',
      ${r.gone},
      'day', to_char(${r.finished_at} at time zone 'Europe/Berlin', 'YYYY-MM-DD')) as one
    from ${exchangeRuns} r where ${r.exchange_id} = ${e.id} and ${isOver} and ${r.finished_at} is not null and ${hasRead}
    order by ${r.id} desc limit ${trendRuns}) t)`;

/** Returns the details of these exchanges, in no order. It counts their ads, so it is called for one page at a time. */
export function detailsOf(db: Queries, ids: readonly number[]): Promise<Details[]> {
  return db.rows<Details>(sql`
    select ${e.id}, ${e.name}, ${e.kind}, ${e.active}, ${owner} as owner, ${e.logo}, to_char(${e.daily_at}, 'HH24:MI') as daily_at,
      ${e.rank}::int as rank, ${shown} as shown,
      ${latest(runJson, isOver)} as last_run, ${latest(runJson, sql`${r.state} in ('waiting', 'running')`)} as under_way,
      ${latest(good, sql`${isGood} and ${hasRead}`)} as last_good, ${trend} as trend, ${instant(sql`${e.last_updated}`)} as last_updated, ${e.settings},
      ${e.import_result_token_hash} is not null as has_import_result_link
    from ${exchanges} e where ${e.id} = any(${idList(ids)})`);
}
