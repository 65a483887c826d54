import type { FullExchange, ListedExchange } from '@lehrpfad/contract/exchanges.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';
import { notFound } from '../../floor/errors.ts';
import { mediaPath } from '../../floor/files.ts';
import { isOver, moment, recordsOf, runJson } from './run-rows.ts';
import { warningsOf } from './warnings.ts';

/** So many runs make the trend. */
const trendRuns = 14;

const latest = (what: SQL, which: SQL): SQL => sql`
  (select ${what} from exchange_runs r where r.exchange_id = e.id and ${which} order by r.id desc limit 1)`;

/** Whose it is: the first of the account's companies, else the account's address. */
const owner = sql`coalesce((
  select coalesce((select c.name from companies c where c.user_id = u.id order by c.id limit 1), u.email)
  from users u where u.id = e.user_id), '')`;

const shown = sql`(
  select count(*)::int from exchange_records d join job_ads a on a.id = d.job_ad_id
  where d.exchange_id = e.id and d.state = 'shown' and a.published)`;

/** From the few job names that wait: reading all ads of an exchange would take long. */
const jobNames = sql`(
  select count(distinct n.id)::int from job_names n join job_ads a on a.job_name_id = n.id
  where n.external and n.mapping_id is null and not n.blocked and a.external = e.name
    and not exists (select from job_name_brafo_fields f where f.job_name_id = n.id))`;

const trend = sql`(
  select coalesce(json_agg(t.one order by t.id), '[]'::json) from (
    select r.id, json_build_object('id', r.id, 'state', r.state, 'records', ${recordsOf}, 'created', r.created, 'gone', r.gone,
      'day', to_char(r.finished_at at time zone 'Europe/Berlin', 'YYYY-MM-DD')) as one
    from exchange_runs r where r.exchange_id = e.id and ${isOver} and r.finished_at is not null
    order by r.id desc limit ${trendRuns}) t)`;

const good = sql`json_build_object('id', r.id, 'finished_at', ${moment(sql`r.finished_at`)}, 'records', ${recordsOf})`;

const columns = sql`
  e.id, e.name, e.kind, e.logo, e.active, to_char(e.daily_at, 'HH24:MI') as daily_at, e.rank::int as rank,
  ${owner} as owner, ${shown} as shown, ${jobNames} as job_names,
  ${latest(runJson, isOver)} as last_run,
  ${latest(runJson, sql`r.state in ('waiting', 'running')`)} as under_way,
  ${latest(good, sql`r.state = 'done' and r.finished_at is not null`)} as last_good,
  ${trend} as trend, ${moment(sql`e.last_updated`)} as last_updated,
  e.settings, e.receipt_token_hash is not null as has_receipt_link`;

type Row = Omit<FullExchange, 'warnings'>;

function seen(row: Row, now: Date): FullExchange {
  return { ...row, logo: mediaPath(row.logo), warnings: warningsOf(row, now) };
}

/** All exchanges: those that editors look after by rank, then those of companies by name. */
export async function allExchanges(db: Queries, now: Date): Promise<ListedExchange[]> {
  const rows = await db.rows<Row>(sql`
    select ${columns} from exchanges e
    order by (e.user_id is not null), case when e.user_id is null then -e.rank end, e.name, e.id`);
  return rows.map((row) => seen(row, now));
}

/** One exchange with its settings. @throws 404 */
export async function exchangeById(db: Queries, id: number, now: Date): Promise<FullExchange> {
  const [row] = await db.rows<Row>(sql`select ${columns} from exchanges e where e.id = ${id}`);
  if (row === undefined) throw notFound();
  return seen(row, now);
}
