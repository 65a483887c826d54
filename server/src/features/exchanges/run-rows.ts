import type { ExchangeRun, FullRun } from '@lehrpfad/contract/exchanges-runs.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';
import { notFound } from '../../floor/errors.ts';

/** A moment as it is sent out. */
export const moment = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** States of a run that has come to an end; one that is held has been read. */
export const isOver = sql`r.state in ('held', 'done', 'dismissed', 'failed', 'stopped')`;

/** What has come in a run `r`. */
export const recordsOf = sql`
  (r.created + r.changed + r.unchanged + r.duplicate + r.rejected + r.left_alone)`;

const nameOf = (user: SQL): SQL =>
  sql`coalesce((select btrim(u.first_name || ' ' || u.last_name) from users u where u.id = ${user}), '')`;

/** A run `r` as JSON, as the API shows it. */
export const runJson = sql`json_build_object(
  'id', r.id, 'exchange', r.exchange_id, 'trigger', r.trigger, 'state', r.state, 'reason', r.reason, 'detail', r.detail,
  'started_by', ${nameOf(sql`r.started_by`)}, 'decided_by', ${nameOf(sql`r.decided_by`)},
  'created_at', ${moment(sql`r.created_at`)}, 'started_at', ${moment(sql`r.started_at`)},
  'finished_at', ${moment(sql`r.finished_at`)}, 'stop_requested', r.stop_requested, 'fetched', r.fetched,
  'announced', r.announced, 'records', ${recordsOf},
  'counts', json_build_object('created', r.created, 'changed', r.changed, 'unchanged', r.unchanged,
    'duplicate', r.duplicate, 'rejected', r.rejected, 'left-alone', r.left_alone, 'gone', r.gone))`;

/** A page of the runs of an exchange, the latest first. @throws 404 where there is no such exchange */
export async function runPage(
  db: Queries,
  exchangeId: number,
  page: number,
): Promise<{ count: number; results: ExchangeRun[] }> {
  const [exchange] = await db.rows<{ count: number }>(sql`
    select (select count(*)::int from exchange_runs where exchange_id = e.id) as count
    from exchanges e where e.id = ${exchangeId}`);
  if (exchange === undefined) throw notFound();
  const rows = await db.rows<{ run: ExchangeRun }>(sql`
    select ${runJson} as run from exchange_runs r where r.exchange_id = ${exchangeId}
    order by r.id desc limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: exchange.count, results: rows.map(({ run }) => run) };
}

/** Ads that would be taken down where a held run `r` is confirmed: shown, still the exchange's, and not seen. */
const wouldGo = sql`case when r.state = 'held' then (
  select count(*)::int from exchange_records d join job_ads a on a.id = d.job_ad_id
  where d.exchange_id = r.exchange_id and d.state = 'shown' and a.published
    and (a.external <> '' or a.source is null) and a.last_updated_by is null
    and not exists (select from exchange_receipts c where (c.run_id, c.external_id) = (r.id, d.external_id)))
  else 0 end`;

/** One run with what has to be known to decide about it. @throws 404 */
export async function fullRun(db: Queries, id: number): Promise<FullRun> {
  const [row] = await db.rows<{
    run: ExchangeRun;
    exchange_name: string;
    last_good: number | null;
    would_go: number;
  }>(sql`
    select ${runJson} as run, e.name as exchange_name, ${wouldGo} as would_go,
      (select ${recordsOf} from exchange_runs r where r.exchange_id = o.exchange_id and r.id < o.id and r.state = 'done'
        order by r.id desc limit 1) as last_good
    from exchange_runs r join exchange_runs o on o.id = r.id join exchanges e on e.id = r.exchange_id
    where r.id = ${id}`);
  if (row === undefined) throw notFound();
  const { run, ...others } = row;
  return { ...run, ...others };
}
