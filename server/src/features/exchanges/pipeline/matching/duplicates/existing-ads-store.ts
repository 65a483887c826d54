import { alias, sql } from '../../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../../core/database/database.ts';
import { idList } from '../../../../../core/database/sql-parts.ts';
import { notFound } from '../../../../../core/http/errors.ts';
import { takesImports } from '../../../../companies/checks/checks-store.ts';
import { adTables, isVisible } from '../../../../job-ads/publishing/visibility-store.ts';
import { countsUnder } from '../../../../occupations/catalogue/importing-store.ts';
import type { Exchange } from '../../../exchange.ts';
import { maxGroupSize, type ExistingAd } from './duplicates.ts';
import type { Candidate } from '../../candidate.ts';
import { companies } from '../../../../companies/schema.ts';
import { jobAds } from '../../../../job-ads/schema.ts';
import { exchangeRecords, exchangeSplits, exchanges } from '../../../schema.ts';
import { places } from '../../../../places/schema.ts';
import { bareList } from '../../../../../core/database/build.ts';

const c = alias(companies, 'c');
const p = alias(places, 'p');
const er = alias(exchangeRecords, 'er');
const e = alias(exchanges, 'e');
const s = alias(exchangeSplits, 's');
const r = alias(exchangeRecords, 'r');
const d = alias(exchangeRecords, 'd');

/**
 * Whether an ad can be shown instead of an imported one: it is visible, waits for its day or is locked, and its company takes imports.
 * Without this condition, ads that somebody writes in the name of another employer would hide that employer's ads. A locked ad counts, so
 * that it does not come back from another source.
 */
const counts = (today: string) =>
  sql`((${isVisible(today)} or a.waiting and not ${c.locked} or a.lock_reason is not null) and ${takesImports})`;

/** Returns ads of other sources of these employers, shown or waiting. An employer with too many ads to compare is left out. */
async function adsOfOthers(
  db: Queries,
  exchange: Pick<Exchange, 'id' | 'name'>,
  keys: readonly string[],
): Promise<number[]> {
  const rows = await db.rows<{ ids: number[] }>(sql`
    select g.ids from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) k cross join lateral (
      select count(*) as size, array_agg(s.id) filter (where s.source is distinct from ${exchange.name}) as ids
      from (select a.id, a.source from ${companies} c cross join lateral (
          -- By the index, although the embedded database has no statistics that would say so.
          select id, source from ${jobAds} where company_id = ${c.id} and (published or waiting) offset 0) a
        where ${c.employer_stem} = k.value limit ${maxGroupSize + 1}::int) s offset 0) g
    where g.size <= ${maxGroupSize}::int and g.ids is not null`);
  return rows.flatMap(({ ids }) => ids);
}

/**
 * Returns the ads of other sources of these employers that are public or will be. An employer with too many ads to compare is left out.
 */
export async function listExistingAds(
  db: Queries,
  exchange: Pick<Exchange, 'id' | 'name'>,
  employerStems: readonly string[],
  today: string,
): Promise<ExistingAd[]> {
  const keys = new Set(employerStems.filter((key) => key !== ''));
  if (keys.size === 0) return [];
  const ids = await adsOfOthers(db, exchange, [...keys]);
  if (ids.length === 0) return [];
  return db.rows<ExistingAd>(sql`
    select a.id, ${c.employer_stem} as "employerStem", ${c.name} as company, coalesce(${p.postcode}, '') as postcode,
      ${p.town_id} as "townId", a.job_type as "jobType", a.title,
      ${countsUnder} as occupation, to_char(a.job_start, 'YYYY-MM-DD') as start, a.external = '' as "isOwn",
      (select ${er.start_year} from ${exchangeRecords} er where ${er.job_ad_id} = a.id limit 1) as "startYear",
      coalesce((select ${e.rank} from ${exchangeRecords} er join ${exchanges} e on ${e.id} = ${er.exchange_id}
      where ${er.job_ad_id} = a.id limit 1),
        (select ${e.rank} from ${exchanges} e where ${e.name} = a.source), 0)::int as rank
    from ${adTables}
    where a.id = any(${idList(ids)}) and ${counts(today)}
      and not exists (select from ${exchangeRecords} er where ${er.job_ad_id} = a.id and ${er.exchange_id} = ${exchange.id})
    order by a.id`);
}

/**
 * Returns the ads that editors have split from these records or from their ads, by the ids of the records. It does not matter which of
 * the two was split from the other.
 */
export async function splitsOf(
  db: Queries,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const records = candidates.flatMap(({ record, ad }) =>
    record ? [{ id: record.id, adId: ad?.id ?? null }] : [],
  );
  if (records.length === 0) return new Map();
  const rows = await db.rows<{
    record: number | null;
    ad: number | null;
    other: number | null;
  }>(sql`
    select ${s.record_id} as record, ${s.job_ad_id} as ad, ${r.job_ad_id} as other
    from ${exchangeSplits} s join ${exchangeRecords} r on ${r.id} = ${s.record_id}
    where ${s.record_id} = any(${idList(records.map(({ id }) => id))})
      or ${s.job_ad_id} = any(${idList(records.flatMap(({ adId }) => adId ?? []))})`);
  return new Map(
    records.map(({ id, adId }) => {
      const parted = rows.flatMap(({ record, ad, other }) => [
        ...(record === id && ad !== null ? [ad] : []),
        ...(adId !== null && ad === adId && other !== null ? [other] : []),
      ]);
      return [id, new Set(parted)];
    }),
  );
}

/** A record and the ad that it counts as a duplicate of, if it does. */
export interface Pair {
  readonly exchangeId: number;
  readonly exchange: string;
  readonly externalId: string;
  readonly winner: number | null;
}

/** Locks the record. @throws 404 */
export async function lockPair(tx: Queries, recordId: number): Promise<Pair> {
  const [pair] = await tx.rows<Pair>(sql`
    select ${e.id} as "exchangeId", ${e.name} as exchange, ${d.external_id} as "externalId", ${d.duplicate_of} as winner
    from ${exchangeRecords} d join ${exchanges} e on ${e.id} = ${d.exchange_id} where ${d.id} = ${recordId} for update of d`);
  if (pair === undefined) throw notFound();
  return pair;
}

/** Splits a record from an ad for good. @returns whether they were not split before */
export async function insertSplit(tx: Queries, record: number, jobAd: number): Promise<boolean> {
  const added = await tx.rows(sql`
    insert into ${exchangeSplits} (${bareList(exchangeSplits, 'record_id', 'job_ad_id')}) values (${record}, ${jobAd})
    on conflict do nothing returning ${exchangeSplits.record_id}`);
  return added.length > 0;
}

/** Takes back a split. @returns whether they were split */
export async function deleteSplit(tx: Queries, record: number, jobAd: number): Promise<boolean> {
  const gone = await tx.rows(sql`
    delete from ${exchangeSplits} where (${exchangeSplits.record_id}, ${exchangeSplits.job_ad_id}) = (${record}, ${jobAd})
    returning ${exchangeSplits.record_id}`);
  return gone.length > 0;
}
