import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import { companyOfAd, recordColumns, type KnownRecord } from './record-store.ts';
import { exchangeImportResults, exchangeRecords, exchangeRuns } from '../../schema.ts';
import { jobAds } from '../../../job-ads/schema.ts';
import { companies } from '../../../companies/schema.ts';

const n = alias(exchangeImportResults, 'n');
const c = alias(exchangeImportResults, 'c');
const d = alias(exchangeRecords, 'd');
const a = alias(jobAds, 'a');
const e = alias(exchangeImportResults, 'e');
const r = alias(exchangeRuns, 'r');
const o = alias(companies, 'o');

/**
 * Titles of records of a run that have lost their id, or are broken before it: whose they are nobody knows, so ads of these titles
 * stay. Before version 2.4 the import result of a record without an id had its title in `detail`.
 */
const namelessIn = (runId: number) => sql`(
  select lower(btrim(case when ${n.title} = '' then ${n.detail} else ${n.title} end)) from ${exchangeImportResults} n
  where ${n.run_id} = ${runId} and ${n.outcome} = 'rejected' and (${n.reason} = 'no-id' and ${n.title} || ${n.detail} <> ''
    or ${n.reason} = 'unreadable' and ${n.external_id} like '#%' and ${n.title} <> ''))`;

/** A record `d` that has the import result `c` in a run, or none, and the ad `a`, or none: whether the run takes it down once it may. */
const goesIn = (
  runId: number,
) => sql`(${c.was_shown} or (${c.run_id} is null and ${d.state} <> 'gone'
  and (${a.id} is null or lower(${a.title}) not in ${namelessIn(runId)})))`;

/** A record that is to be taken down. */
export interface GoingRecord extends KnownRecord {
  readonly title: string;
  readonly company: string;
  /** What the run has found of it; null where the run has not seen it. */
  readonly found: {
    readonly outcome: 'rejected' | 'duplicate';
    readonly reason: string;
    readonly duplicateOf: number | null;
  } | null;
}

/** The next records that a run takes down, with what the run before said of them. */
export function goingRecords(
  db: Queries,
  exchange: Pick<Exchange, 'id'>,
  runId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<GoingRecord[]> {
  return db.rows(sql`
    with before as (select max(${exchangeRuns.id}) as id from ${exchangeRuns}
    where ${exchangeRuns.exchange_id} = ${exchange.id} and ${exchangeRuns.id} < ${runId}),
    going as (
      select d.*, case when ${c.was_shown} then jsonb_build_object(
        'outcome', ${c.outcome}, 'reason', ${c.reason}, 'duplicateOf', ${c.duplicate_of}) end as found
      from ${exchangeRecords} d left join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${runId}, ${d.external_id})
      left join ${jobAds} a on ${a.id} = ${d.job_ad_id}
      where ${d.exchange_id} = ${exchange.id} and ${d.id} > ${after} and ${goesIn(runId)}
      order by ${d.id} limit ${limit}::int)
    select ${recordColumns}, r.found, coalesce(${e.title}, ${a.title}, '') as title, coalesce(${e.company}, c.name, '') as company
    from going r left join ${jobAds} a on ${a.id} = r.job_ad_id ${companyOfAd}
    left join ${exchangeImportResults} e on ${e.run_id} = (select id from before) and ${e.external_id} = r.external_id
    order by r.id`);
}

/**
 * How many ads of the exchange were shown before a run, and how many of them it takes away once it may. Ads that are a company's
 * own by now, that somebody has hidden, or that are locked or whose company is, are none of them.
 */
export async function countGoing(
  db: Queries,
  runId: number,
): Promise<{ shown: number; going: number }> {
  const [row] = await db.rows<{ shown: number; going: number }>(sql`
    select count(*)::int as shown,
      (count(*) filter (where ${goesIn(runId)} and (${c.run_id} is null or ${a.last_updated_by} is null)))::int as going
    from ${exchangeRuns} r join ${exchangeRecords} d on ${d.exchange_id} = ${r.exchange_id}
    join ${jobAds} a on ${a.id} = ${d.job_ad_id} join ${companies} o on ${o.id} = ${a.company_id}
    left join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${r.id}, ${d.external_id})
    where ${r.id} = ${runId} and ${a.published} and ${a.lock_reason} is null and not ${o.locked}
      and (${a.external} <> '' or ${a.source} is null)
      and ${c.outcome} is distinct from 'created'`);
  return row ?? { shown: 0, going: 0 };
}
