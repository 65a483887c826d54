import type { ObsoleteAd } from '@lehrpfad/contract/exchanges/obsolete-ads.ts';
import type { RunReason } from '@lehrpfad/contract/exchanges/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { Exchange } from '../../exchange.ts';
import { companyOfAd, recordColumns, type KnownRecord } from './record-store.ts';
import { exchangeImportResults, exchangeRecords, exchangeRuns } from '../../schema.ts';
import { jobAds } from '../../../job-ads/schema.ts';
import { addresses, companies } from '../../../companies/schema.ts';
import { places, towns } from '../../../places/schema.ts';

const n = alias(exchangeImportResults, 'n');
const c = alias(exchangeImportResults, 'c');
const d = alias(exchangeRecords, 'd');
const a = alias(jobAds, 'a');
const e = alias(exchangeImportResults, 'e');
const r = alias(exchangeRuns, 'r');
const o = alias(companies, 'o');
const ad = alias(addresses, 'ad');
const p = alias(places, 'p');
const t = alias(towns, 't');

/**
 * Titles of the records of a run that came without a usable id. They may belong to any ad of the same title, so such ads stay. Before
 * version 2.4 the import result of a record without an id had its title in `detail`.
 */
const namelessIn = (runId: number) => sql`(
  select lower(btrim(case when ${n.title} = '' then ${n.detail} else ${n.title} end)) from ${exchangeImportResults} n
  where ${n.run_id} = ${runId} and ${n.outcome} = 'rejected' and (${n.reason} = 'no-id' and ${n.title} || ${n.detail} <> ''
    or ${n.reason} = 'unreadable' and ${n.external_id} like '#%' and ${n.title} <> ''))`;

/** Whether the run takes down the record `d` once it may. `c` is its import result in the run and `a` its ad; both may be missing. */
export const isRemovedIn = (
  runId: number,
) => sql`(${c.was_shown} or (${c.run_id} is null and ${d.state} <> 'gone'
  and (${a.id} is null or lower(${a.title}) not in ${namelessIn(runId)})))`;

/** A record that is to be taken down. */
export interface ObsoleteRecord extends KnownRecord {
  readonly title: string;
  readonly company: string;
  /** The run's decision about it; null if the run has not seen it. */
  readonly found: {
    readonly outcome: 'rejected' | 'duplicate';
    readonly reason: string;
    readonly duplicateOf: number | null;
  } | null;
}

/** Returns the next records that a run takes down, with their titles and companies from the import results of the run before. */
export function findObsoleteRecords(
  db: Queries,
  exchange: Pick<Exchange, 'id'>,
  runId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ObsoleteRecord[]> {
  return db.rows(sql`
    with before as (select max(${exchangeRuns.id}) as id from ${exchangeRuns}
    where ${exchangeRuns.exchange_id} = ${exchange.id} and ${exchangeRuns.id} < ${runId}
      and ${exchangeRuns.reason} <> ${'not-modified' satisfies RunReason}),
    going as (
      select d.*, case when ${c.was_shown} then jsonb_build_object(
        'outcome', ${c.outcome}, 'reason', ${c.reason}, 'duplicateOf', ${c.duplicate_of}) end as found
      from ${exchangeRecords} d left join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${runId}, ${d.external_id})
      left join ${jobAds} a on ${a.id} = ${d.job_ad_id}
      where ${d.exchange_id} = ${exchange.id} and ${d.id} > ${after} and ${isRemovedIn(runId)}
      order by ${d.id} limit ${limit}::int)
    select ${recordColumns}, r.found, coalesce(${e.title}, ${a.title}, '') as title, coalesce(${e.company}, c.name, '') as company
    from going r left join ${jobAds} a on ${a.id} = r.job_ad_id ${companyOfAd}
    left join ${exchangeImportResults} e on ${e.run_id} = (select id from before) and ${e.external_id} = r.external_id
    order by r.id`);
}

/**
 * The ads of the exchange that were shown before a run. Ads that were adopted, hidden or locked, and ads of locked companies, do not
 * count.
 */
const shownBefore = (runId: number) => sql`
    from ${exchangeRuns} r join ${exchangeRecords} d on ${d.exchange_id} = ${r.exchange_id}
    join ${jobAds} a on ${a.id} = ${d.job_ad_id} join ${companies} o on ${o.id} = ${a.company_id}
    left join ${exchangeImportResults} c on (${c.run_id}, ${c.external_id}) = (${r.id}, ${d.external_id})
    where ${r.id} = ${runId} and ${a.published} and ${a.lock_reason} is null and not ${o.locked}
      and (${a.external} <> '' or ${a.source} is null)
      and ${c.outcome} is distinct from 'created'`;

/** Whether the run takes down the ad of `shownBefore` once it may. An edited ad stays where the run has rejected its record. */
const goesOfShown = (runId: number) =>
  sql`(${isRemovedIn(runId)} and (${c.run_id} is null or ${a.last_updated_by} is null))`;

/** Counts the ads of the exchange that were shown before a run, and those of them that the run takes down once it may. */
export async function countObsoleteRecords(
  db: Queries,
  runId: number,
): Promise<{ shown: number; going: number }> {
  const [row] = await db.rows<{ shown: number; going: number }>(sql`
    select count(*)::int as shown, (count(*) filter (where ${goesOfShown(runId)}))::int as going ${shownBefore(runId)}`);
  return row ?? { shown: 0, going: 0 };
}

/** Returns a page of the ads that a held run takes down once it may, by title. There are none of a run that is not held. */
export async function obsoleteAdPage(
  db: Queries,
  runId: number,
  page: number,
): Promise<{ count: number; results: ObsoleteAd[] }> {
  const going = sql`${shownBefore(runId)} and ${r.state} = 'held' and ${goesOfShown(runId)}`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${going}`);
  const results = await db.rows<ObsoleteAd>(sql`
    with going as (select ${a.id}, ${a.title}, ${o.name}, ${o.address_id} ${going})
    select g.id, g.title, g.name as company, coalesce(${p.postcode} || ' ' || ${t.name}, '') as place
    from going g left join ${addresses} ad on ${ad.id} = g.address_id
    left join ${places} p on ${p.id} = ${ad.place_id} left join ${towns} t on ${t.id} = ${p.town_id}
    order by lower(g.title), g.id limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}
