import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { idList } from '../../../../core/database/sql-parts.ts';
import { bare } from '../../../../core/database/build.ts';
import type { Exchange } from '../../exchange.ts';
import type { Json } from '../imported-ad.ts';
import { adReports } from '../../../ad-reports/schema.ts';
import { jobAds } from '../../../job-ads/schema.ts';
import { exchangeImportResults, exchangeRecords } from '../../schema.ts';
import { goesIn } from './obsolete-record-store.ts';

const d = alias(exchangeRecords, 'd');
const a = alias(jobAds, 'a');
const c = alias(exchangeImportResults, 'c');
const o = alias(exchangeRecords, 'o');
const n = alias(exchangeRecords, 'n');
const x = alias(jobAds, 'x');

/** A shown record of the exchange: not sent by the run any more, added by the run, or neither. */
export interface ShownRecord {
  readonly id: number;
  readonly part: 'obsolete' | 'created' | 'other';
}

/** The ids of a record that is not sent any more, and of the new record for the same place. */
export interface Renumbered {
  readonly before: number;
  readonly now: number;
}

/** Returns the shown records of those companies of whose ads some are obsolete in the run, and some were created by it. */
export function shownOfChanging(
  db: Queries,
  { id }: Pick<Exchange, 'id'>,
  runId: number,
): Promise<ShownRecord[]> {
  return db.rows<ShownRecord>(sql`
    with shown as materialized (
      select ${d.id}, ${a.company_id} as company, case when ${c.run_id} is null and ${goesIn(runId)} then 'obsolete'
        when ${c.outcome} = 'created' then 'created' else 'other' end as part
      from ${exchangeRecords} d join ${jobAds} a on ${a.id} = ${d.job_ad_id}
      left join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${runId}, ${d.external_id})
      where ${d.exchange_id} = ${id} and ${d.state} = 'shown')
    select s.id, s.part from shown s where s.company in (
      select company from shown group by company having bool_or(part = 'obsolete') and bool_or(part = 'created'))
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
 * content, so that the next judgement writes the new one.
 * @returns the pairs; the new ads have no record any more
 */
export async function takeNewIds(
  tx: Queries,
  runId: number,
  pairs: readonly Renumbered[],
): Promise<readonly LockedPair[]> {
  const locked = await lockPairs(tx, runId, pairs);
  if (locked.length === 0) return [];
  const rows = JSON.stringify(locked);
  await tx.rows(sql`
    update ${exchangeRecords} set ${bare(exchangeRecords.duplicate_of)} = r.ad
    from jsonb_to_recordset(${rows}::jsonb) as r (ad int, "newAd" int) where ${exchangeRecords.duplicate_of} = r."newAd"`);
  await tx.rows(sql`
    update ${exchangeImportResults} set ${bare(exchangeImportResults.duplicate_of)} = r.ad
    from jsonb_to_recordset(${rows}::jsonb) as r (ad int, "newAd" int)
    where ${exchangeImportResults.run_id} = ${runId} and ${exchangeImportResults.duplicate_of} = r."newAd"`);
  await tx.rows(sql`
    delete from ${exchangeImportResults} where ${exchangeImportResults.run_id} = ${runId}
      and ${exchangeImportResults.external_id} in (
        select "externalId" from jsonb_to_recordset(${rows}::jsonb) as r ("externalId" text))`);
  await tx.rows(
    sql`delete from ${exchangeRecords} where ${exchangeRecords.id} = any(${idList(locked.map(({ now }) => now))})`,
  );
  await tx.rows(sql`
    update ${exchangeRecords} set ${bare(exchangeRecords.external_id)} = r."externalId", ${bare(exchangeRecords.raw)} = r.raw,
      ${bare(exchangeRecords.stamp)} = r.stamp
    from jsonb_to_recordset(${rows}::jsonb) as r (before int, "externalId" text, raw jsonb, stamp text)
    where ${exchangeRecords.id} = r.before`);
  return locked;
}
