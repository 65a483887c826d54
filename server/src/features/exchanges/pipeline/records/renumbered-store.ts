import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { idList } from '../../../../core/database/sql-parts.ts';
import { bare } from '../../../../core/database/build.ts';
import type { Exchange } from '../../exchange.ts';
import type { Json } from '../imported-ad.ts';
import { adReports } from '../../../ad-reports/schema.ts';
import { jobAds } from '../../../job-ads/schema.ts';
import { exchangeImportResults, exchangeRecords, exchangeRuns } from '../../schema.ts';
import { ofLastGood } from '../../editor/run-store.ts';
import { isRemovedIn } from './obsolete-record-store.ts';

const d = alias(exchangeRecords, 'd');
const a = alias(jobAds, 'a');
const c = alias(exchangeImportResults, 'c');
const o = alias(exchangeRecords, 'o');
const n = alias(exchangeRecords, 'n');
const x = alias(jobAds, 'x');
const e = alias(exchangeImportResults, 'e');
const r = alias(exchangeRuns, 'r');

/** A shown record of the exchange. */
export interface ShownRecord {
  readonly id: number;
  /** Not sent by the run any more; added by the run, or by one since the last good one; or neither. */
  readonly part: 'obsolete' | 'created' | 'other';
  /** The run that sent an obsolete record last, or that added a record; 0 for the last good run and those before it. */
  readonly run: number;
}

/** A shown record with what a run would leave alone of its ad. */
export interface ShownWithAd extends ShownRecord {
  readonly externalId: string;
  readonly leftAlone: 'adopted' | 'edited' | null;
}

/** The ids of a record that is not sent any more, and of the new record for the same place. */
export interface Renumbered {
  readonly before: number;
  readonly now: number;
}

/** A run, or a trial of the exchange with the ids that it has brought. */
export type Coming = { readonly runId: number } | { readonly seen: readonly string[] };

/** An id that no run has. */
const noRun = 0;

/**
 * Returns the shown records of those companies of whose ads some are obsolete, and some were created by the run or since the last good one:
 * a run that was held or has failed has added ads, too, beside those under the old ids.
 */
export function shownOfChanging(
  db: Queries,
  { id }: Pick<Exchange, 'id'>,
  coming: Coming,
): Promise<ShownWithAd[]> {
  const runId = 'runId' in coming ? coming.runId : noRun;
  const isSent =
    'runId' in coming
      ? sql`${c.run_id} is not null`
      : sql`${d.external_id} in (select jsonb_array_elements_text(${JSON.stringify(coming.seen)}::jsonb))`;
  // What a trial creates is not stored.
  const isCreated = 'runId' in coming ? sql`bool_or(part = 'created')` : sql`true`;
  const runs = sql`select ${r.id} from ${exchangeRuns} r where ${r.exchange_id} = ${id} and ${r.id} > coalesce(${ofLastGood(sql`${r.id}`, sql`${id}::int`, 'runId' in coming ? sql`${runId}::int` : undefined)}, 0)
      ${'runId' in coming ? sql`and ${r.id} < ${runId}` : sql``}`;
  return db.rows<ShownWithAd>(sql`
    with since as materialized (
      select ${e.external_id}, max(${e.run_id}) as last, min(${e.run_id}) filter (where ${e.outcome} = 'created') as first
      from ${exchangeImportResults} e where ${e.run_id} in (${runs}) and ${e.outcome} <> 'gone' group by ${e.external_id}),
    shown as materialized (
      select ${d.id}, ${d.external_id} as "externalId", ${a.company_id} as company, s.first, s.last,
        case when ${a.external} = '' then 'adopted' when ${a.last_updated_by} is not null then 'edited' end as "leftAlone",
        case when not ${isSent} and ${isRemovedIn(runId)} then 'obsolete'
          when ${c.outcome} = 'created' or s.first is not null then 'created' else 'other' end as part,
        ${c.outcome} = 'created' as now
      from ${exchangeRecords} d join ${jobAds} a on ${a.id} = ${d.job_ad_id} left join since s on s.external_id = ${d.external_id}
      left join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${runId}, ${d.external_id})
      where ${d.exchange_id} = ${id} and ${d.state} = 'shown')
    select s.id, s.part, s."externalId", s."leftAlone",
      case s.part when 'obsolete' then coalesce(s.last, 0) when 'created' then case when s.now then ${runId}::int else s.first end
        else 0 end as run
    from shown s where s.company in (
      select company from shown group by company having bool_or(part = 'obsolete') and ${isCreated})
    order by s.id`);
}

interface LockedPair extends Renumbered {
  /** The ad of the old record, and the one that the run has added. */
  readonly ad: number;
  readonly newAd: number;
  readonly externalId: string;
  readonly raw: Json;
  readonly stamp: string;
}

/** Locks those of the pairs about which nothing has changed meanwhile. A new ad that somebody has edited, locked or reported stays. */
function lockPairs(
  tx: Queries,
  runId: number,
  pairs: readonly Renumbered[],
): Promise<LockedPair[]> {
  return tx.rows<LockedPair>(sql`
    select p.before, p.now, ${a.id} as ad, ${x.id} as "newAd", ${n.external_id} as "externalId", ${n.raw}, ${n.stamp}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (before int, now int)
    join ${exchangeRecords} o on ${o.id} = p.before join ${jobAds} a on ${a.id} = ${o.job_ad_id}
    join ${exchangeRecords} n on ${n.id} = p.now join ${jobAds} x on ${x.id} = ${n.job_ad_id}
    where ${o.state} = 'shown' and ${n.state} = 'shown'
      and ${x.external} <> '' and ${x.last_updated_by} is null and ${x.lock_reason} is not distinct from ${a.lock_reason}
      and not exists (select from ${adReports} where ${adReports.job_ad_id} = ${x.id})
      and not exists (select from ${exchangeImportResults} c where (${c.run_id}, ${c.external_id}) = (${runId}, ${o.external_id}))
    order by p.before for update of o, n, a, x`);
}

/**
 * Gives old records the ids and contents of new ones, and deletes the new ones with their import results. The hash stays that of the old
 * content, so that the next run writes the new one.
 * @returns the pairs, whose new ads have no record any more, and the outcomes of the import results that were deleted
 */
export async function takeNewIds(
  tx: Queries,
  runId: number,
  pairs: readonly Renumbered[],
): Promise<{ moved: readonly LockedPair[]; outcomes: readonly Outcome[] }> {
  const locked = await lockPairs(tx, runId, pairs);
  if (locked.length === 0) return { moved: [], outcomes: [] };
  const rows = JSON.stringify(locked);
  await tx.rows(sql`
    update ${exchangeRecords} set ${bare(exchangeRecords.duplicate_of)} = r.ad
    from jsonb_to_recordset(${rows}::jsonb) as r (ad int, "newAd" int) where ${exchangeRecords.duplicate_of} = r."newAd"`);
  await tx.rows(sql`
    update ${exchangeImportResults} set ${bare(exchangeImportResults.duplicate_of)} = r.ad
    from jsonb_to_recordset(${rows}::jsonb) as r (ad int, "newAd" int)
    where ${exchangeImportResults.run_id} = ${runId} and ${exchangeImportResults.duplicate_of} = r."newAd"`);
  const deleted = await tx.rows<{ outcome: Outcome }>(sql`
    delete from ${exchangeImportResults} where ${exchangeImportResults.run_id} = ${runId}
      and ${exchangeImportResults.external_id} in (
        select "externalId" from jsonb_to_recordset(${rows}::jsonb) as r ("externalId" text)) returning ${exchangeImportResults.outcome}`);
  await tx.rows(
    sql`delete from ${exchangeRecords} where ${exchangeRecords.id} = any(${idList(locked.map(({ now }) => now))})`,
  );
  await tx.rows(sql`
    update ${exchangeRecords} set ${bare(exchangeRecords.external_id)} = r."externalId", ${bare(exchangeRecords.raw)} = r.raw,
      ${bare(exchangeRecords.stamp)} = r.stamp
    from jsonb_to_recordset(${rows}::jsonb) as r (before int, "externalId" text, raw jsonb, stamp text)
    where ${exchangeRecords.id} = r.before`);
  return { moved: locked, outcomes: deleted.map(({ outcome }) => outcome) };
}
