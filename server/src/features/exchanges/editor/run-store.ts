import type { ExchangeRun, FullRun } from '@lehrpfad/contract/exchanges/runs.ts';
import type { RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { countObsoleteRecords } from '../pipeline/records/obsolete-record-store.ts';
import { exchangeRuns, exchanges } from '../schema.ts';
import { users } from '../../accounts/schema.ts';

const r = alias(exchangeRuns, 'r');
const u = alias(users, 'u');
const e = alias(exchanges, 'e');
const o = alias(exchangeRuns, 'o');

/** Whether a run `r` is over. A held run counts, since it was read. */
export const isOver = sql`${r.state} in ('held', 'done', 'dismissed', 'failed', 'stopped', 'set-aside')`;

/** The number of records that a run `r` received. */
export const recordsOf = sql`
  (${r.created} + ${r.changed} + ${r.unchanged} + ${r.duplicate} + ${r.rejected} + ${r.left_alone})`;

/** The number of records that were received and not rejected. */
export const readOf = sql`(${r.created} + ${r.changed} + ${r.unchanged} + ${r.duplicate} + ${r.left_alone})`;

/** Whether a run `r` has read its exchange. A run whose feed was unchanged has not: it has no numbers to compare others with. */
export const hasRead = sql`${r.reason} <> ${'not-modified' satisfies RunReason}`;

/** Selects a value of the last good run `r` of an exchange; null if there was none. @param before only runs before the one with this id */
export const ofLastGood = (what: SQL, exchangeId: SQL, before?: SQL): SQL => sql`(
  select ${what} from ${exchangeRuns} r where ${r.exchange_id} = ${exchangeId} and ${r.state} = 'done' and ${hasRead} ${before && sql`and ${r.id} < ${before}`}
  order by ${r.id} desc limit 1)`;

const nameOf = (user: SQL): SQL =>
  sql`coalesce((select btrim(${u.first_name} || ' ' || ${u.last_name}) from ${users} u where ${u.id} = ${user}), '')`;

/** A run `r` as JSON, as the API shows it. */
export const runJson = sql`json_build_object(
  'id', ${r.id}, 'exchange', ${r.exchange_id}, 'trigger', ${r.trigger}, 'state', ${r.state}, 'reason', ${r.reason}, 'detail', ${r.detail},
  'started_by', ${nameOf(sql`${r.started_by}`)}, 'decided_by', ${nameOf(sql`${r.decided_by}`)},
  'created_at', ${instant(sql`${r.created_at}`)}, 'started_at', ${instant(sql`${r.started_at}`)},
  'finished_at', ${instant(sql`${r.finished_at}`)}, 'stop_requested', ${r.stop_requested}, 'fetched', ${r.fetched},
  'announced', ${r.announced}, 'records', ${recordsOf},
  'counts', json_build_object('created', ${r.created}, 'changed', ${r.changed}, 'unchanged', ${r.unchanged},
    'duplicate', ${r.duplicate}, 'rejected', ${r.rejected}, 'left-alone', ${r.left_alone}, 'gone', ${r.gone}))`;

/** Returns a page of the runs of an exchange, the latest first. @throws 404 */
export async function runPage(
  db: Queries,
  exchangeId: number,
  page: number,
): Promise<{ count: number; results: ExchangeRun[] }> {
  const [exchange] = await db.rows<{ count: number }>(sql`
    select (select count(*)::int from ${exchangeRuns} where ${exchangeRuns.exchange_id} = ${e.id}) as count
    from ${exchanges} e where ${e.id} = ${exchangeId}`);
  if (exchange === undefined) throw notFound();
  const rows = await db.rows<{ run: ExchangeRun }>(sql`
    select ${runJson} as run from ${exchangeRuns} r where ${r.exchange_id} = ${exchangeId}
    order by ${r.id} desc limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: exchange.count, results: rows.map(({ run }) => run) };
}

/** Returns one run with the details that an editor needs to decide about it. @throws 404 */
export async function fullRun(db: Queries, id: number): Promise<FullRun> {
  const [row] = await db.rows<{
    run: ExchangeRun;
    exchange_name: string;
    last_good: number | null;
    in_hand: FullRun['in_hand'];
  }>(sql`
    select ${runJson} as run, ${e.name} as exchange_name,
      case when ${r.state} = 'set-aside' and ${r.in_hand} ? 'id'
        then json_build_object('number', ${r.in_hand} -> 'from', 'external_id', ${r.in_hand} -> 'id') end as in_hand,
      ${ofLastGood(readOf, sql`${o.exchange_id}`, sql`${o.id}`)} as last_good
    from ${exchangeRuns} r join ${exchangeRuns} o on ${o.id} = ${r.id} join ${exchanges} e on ${e.id} = ${r.exchange_id}
    where ${r.id} = ${id}`);
  if (row === undefined) throw notFound();
  const { run, ...others } = row;
  const would_go = run.state === 'held' ? (await countObsoleteRecords(db, id)).going : 0;
  return { ...run, ...others, would_go };
}
