import {
  outcomes,
  reasonText,
  wasShownText,
  type Outcome,
  type RunState,
} from '@lehrpfad/contract/exchanges/options.ts';
import type {
  ExchangeRecord,
  ImportResult,
  ImportResultsQuery,
} from '@lehrpfad/contract/exchanges/runs.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { exchangeImportResults, exchangeRecords, exchangeRuns, exchangeSplits } from '../schema.ts';

const c = alias(exchangeImportResults, 'c');
const d = alias(exchangeRecords, 'd');
const a = alias(jobAds, 'a');
const s = alias(exchangeSplits, 's');
const r = alias(exchangeRuns, 'r');

/** Escapes `%` and `_`, so that they are no wildcards. */
const within = (text: string) => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Order of the outcomes: first those that an editor can do something about. */
export const outcomeOrder: readonly Outcome[] = [
  ...(['rejected', 'duplicate', 'left-alone', 'created', 'changed', 'gone', 'unchanged'] as const),
];

/** Sorts records without an id by their numbers. */
const inOrder = sql`order by ${c.was_shown} desc, array_position(${`{${outcomeOrder.join(',')}}`}::text[], ${c.outcome}),
  case when ${c.external_id} like '#%' then char_length(${c.external_id}) else 0 end, ${c.external_id}`;

const columns = sql`
  ${c.external_id}, ${c.title}, ${c.company}, ${c.outcome}, ${c.reason}, ${c.detail}, ${c.was_shown}, ${d.id} as record,
  (select json_build_object('id', ${a.id}, 'title', ${a.title}) from ${jobAds} a where ${a.id} = ${c.job_ad_id}) as job_ad,
  (select json_build_object('id', ${a.id}, 'title', ${a.title}) from ${jobAds} a where ${a.id} = ${c.duplicate_of}) as winner,
  exists (select from ${exchangeSplits} s where ${s.record_id} = ${d.id} and ${s.job_ad_id} = ${c.duplicate_of}) as split`;

/** Returns the exchange of a run. @throws 404 */
export async function runOf(db: Queries, runId: number): Promise<{ exchangeId: number }> {
  const [run] = await db.rows<{ exchangeId: number }>(
    sql`select ${exchangeRuns.exchange_id} as "exchangeId" from ${exchangeRuns} where ${exchangeRuns.id} = ${runId}`,
  );
  if (run === undefined) throw notFound();
  return run;
}

/** Returns a page of the import results of a run. @throws 404 */
export async function importResultPage(
  db: Queries,
  runId: number,
  query: ImportResultsQuery,
): Promise<{ count: number; results: ImportResult[] }> {
  const { exchangeId } = await runOf(db, runId);
  const wanted = outcomes.map(({ key }) => key).filter((key) => query[key] !== undefined);
  const text = query.query.trim() === '' ? null : within(query.query);
  const chosen = sql`from ${exchangeImportResults} c where ${c.run_id} = ${runId}
    and (${wanted.length} = 0 or ${c.outcome} in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb)))
    and (${text}::text is null or (${c.title} || E'\n' || c.company || E'\n' || ${c.external_id}) ilike ${text})`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await db.rows<ImportResult>(sql`
    select ${columns} from (
      select c.* ${chosen} ${inOrder}
      limit ${limits.pageSize} offset ${(query.page - 1) * limits.pageSize}::bigint) c
    left join ${exchangeRecords} d on (${d.exchange_id}, ${d.external_id}) = (${exchangeId}, c.external_id) ${inOrder}`);
  return { count: counted?.count ?? 0, results };
}

/** An import result as a row of the downloaded table. */
export interface ImportResultLine {
  readonly external_id: string;
  readonly title: string;
  readonly company: string;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly detail: string;
  readonly job_ad_id: number | null;
  readonly duplicate_of: number | null;
  /** Whether its ad was shown, and the state of the run. */
  readonly was_shown: boolean;
  readonly run_state: RunState;
}

/** Rows that are in memory at once. */
const rowsAtOnce = 1000;

/** Yields all import results of a run, a thousand at a time, sorted by id. */
export async function* allImportResults(
  db: Queries,
  runId: number,
): AsyncGenerator<ImportResultLine[]> {
  let after = '';
  for (;;) {
    const rows = await db.rows<ImportResultLine>(sql`
      select ${c.external_id}, ${c.title}, ${c.company}, ${c.outcome}, ${c.reason}, ${c.detail}, ${c.job_ad_id}, ${c.duplicate_of},
        ${c.was_shown},
        ${r.state} as run_state
      from ${exchangeImportResults} c join ${exchangeRuns} r on ${r.id} = ${c.run_id}
      where ${c.run_id} = ${runId} and ${c.external_id} > ${after}
      order by ${c.external_id} limit ${rowsAtOnce}`);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.external_id ?? '';
  }
}

/** Returns a record as it was sent, with its import results of the last runs. @throws 404 */
export async function recordById(db: Queries, id: number): Promise<ExchangeRecord> {
  const [record] = await db.rows<ExchangeRecord>(sql`
    select ${d.id}, ${d.external_id}, ${d.raw}, ${instant(sql`${d.first_seen}`)} as first_seen,
      ${instant(sql`${d.changed_at}`)} as changed_at, (
        select coalesce(json_agg(h.one order by h.id desc), '[]'::json) from (
          select ${r.id}, json_build_object('run', ${r.id}, 'outcome', ${c.outcome}, 'reason', ${c.reason},
            'day', to_char(coalesce(${r.started_at}, ${r.created_at}) at time zone 'Europe/Berlin', 'YYYY-MM-DD')) as one
          from ${exchangeRuns} r join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${r.id}, ${d.external_id})
          where ${r.exchange_id} = ${d.exchange_id} order by ${r.id} desc limit 20) h) as history
    from ${exchangeRecords} d where ${d.id} = ${id}`);
  if (record === undefined) throw notFound();
  return record;
}

const labels = new Map<string, string>(outcomes.map(({ key, label }) => [key, label]));

/** Returns the outcome of a record and the reason, as people read them. */
export function outcomeText(importResult: ImportResultLine): [string, string] {
  const { outcome, reason, detail, was_shown, run_state } = importResult;
  const shown = was_shown ? wasShownText(run_state) : '';
  const why = [reasonText(reason), detail, shown].filter((part) => part !== '').join(' ');
  return [labels.get(outcome) ?? outcome, why];
}
