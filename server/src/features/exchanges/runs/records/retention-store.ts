import { growthReasons, type RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { hasRead } from '../../editor/run-store.ts';
import { exchangeImportResults, exchangeRecords, exchangeRuns } from '../../schema.ts';
import { jobAds } from '../../../job-ads/schema.ts';

const r = alias(exchangeRuns, 'r');
const n = alias(exchangeRuns, 'n');
const t = alias(exchangeImportResults, 't');
const a = alias(jobAds, 'a');
const d = alias(exchangeRecords, 'd');
const c = alias(exchangeImportResults, 'c');

/** SQL condition: the run ended before that moment and does not wait for an editor's decision. */
const over = (before: Date) => sql`
  ${r.finished_at} < ${before.toISOString()} and (${r.state} in ('done', 'dismissed', 'failed', 'stopped')
    or (${r.state} in ('held', 'set-aside') and exists (select from ${exchangeRuns} n
    where ${n.exchange_id} = ${r.exchange_id} and ${n.id} > ${r.id})))`;

/** The last good run of an exchange is kept with its counters, since the next run is compared with it. */
const isLastGood = sql`(${r.state} = 'done' and ${hasRead} and not exists (
  select from ${exchangeRuns} n where ${n.exchange_id} = ${r.exchange_id} and ${n.state} = 'done' and ${n.id} > ${r.id}
    and ${n.reason} <> ${'not-modified' satisfies RunReason}))`;

/** Deletes some of the import results of runs that ended before that moment. @returns how many */
export async function deleteImportResultsBefore(
  db: Queries,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await db.rows(sql`
    delete from ${exchangeImportResults} where (${exchangeImportResults.run_id}, ${exchangeImportResults.external_id}) in (
      select ${t.run_id}, ${t.external_id} from ${exchangeRuns} r join ${exchangeImportResults} t on ${t.run_id} = ${r.id}
      where ${over(before)} limit ${limit}) returning 1`);
  return rows.length;
}

/** Deletes runs that ended before that moment. */
export async function deleteRunsBefore(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from ${exchangeRuns} where ${exchangeRuns.id} in (
      select ${r.id} from ${exchangeRuns} r where ${over(before)} and not ${isLastGood})`);
}

/** SQL condition: the exchange has withdrawn the ad, and nobody has adopted or edited it. */
const isWithdrawn = sql`(${a.external} <> '' and not ${a.published} and ${a.last_updated_by} is null)`;

/** A record that is no longer shown. */
interface GoneRecord {
  readonly id: number;
  /** Its ad, if it still exists. */
  readonly ad: number | null;
  /** Whether the record can be deleted completely. */
  readonly goes: boolean;
}

/** Locks the next records that were gone before that moment, except those whose ads editors have locked. */
export function lockGone(tx: Queries, before: Date, limit: number): Promise<GoneRecord[]> {
  return tx.rows<GoneRecord>(sql`
    select ${d.id}, ${a.id} as ad, not ${d.had_ad} or coalesce(${isWithdrawn}, false) as goes
    from ${exchangeRecords} d left join ${jobAds} a on ${a.id} = ${d.job_ad_id}
    where ${d.state} = 'gone' and ${d.changed_at} < ${before.toISOString()} and ${d.raw} <> '{}' and ${a.lock_reason} is null
    order by ${d.id} limit ${limit} for update of d`);
}

/** Locks and returns some ads of a run that is held because too much came, except ads that were adopted or edited since. */
export function lockAdsOfHeldRun(
  tx: Queries,
  runId: number,
  limit: number,
): Promise<{ readonly id: number; readonly ad: number }[]> {
  return tx.rows<{ id: number; ad: number }>(sql`
    select ${d.id}, ${a.id} as ad from ${exchangeRuns} r
    join ${exchangeImportResults} c on ${c.run_id} = ${r.id} and ${c.outcome} = 'created'
    join ${exchangeRecords} d on (${d.exchange_id}, ${d.external_id}) = (${r.exchange_id}, ${c.external_id})
    join ${jobAds} a on ${a.id} = ${d.job_ad_id}
    where ${r.id} = ${runId} and ${r.state} = 'held'
      and ${r.reason} in (select jsonb_array_elements_text(${JSON.stringify(growthReasons)}::jsonb))
      and not exists (select from ${exchangeRuns} n where ${n.exchange_id} = ${r.exchange_id} and ${n.id} > ${r.id})
      and ${a.external} <> '' and ${a.last_updated_by} is null
    order by ${d.id} limit ${limit} for update of d`);
}
