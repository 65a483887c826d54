import { alias, sql, type SQL } from '../../../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../../../core/database/database.ts';
import { idList } from '../../../../core/database/sql-parts.ts';
import { keepsImports, takesImports } from '../../../companies/checks/checks-store.ts';
import type { Exchange } from '../../exchange.ts';
import { isStorable } from '../../../../core/database/storable.ts';
import type { Json } from '../imported-ad.ts';
import { addresses, companies } from '../../../companies/schema.ts';
import { places } from '../../../places/schema.ts';
import { exchangeRecords } from '../../schema.ts';
import { jobAds } from '../../../job-ads/schema.ts';
import { bare, bareList } from '../../../../core/database/build.ts';

const c = alias(companies, 'c');
const p = alias(places, 'p');
const a = alias(jobAds, 'a');
const d = alias(addresses, 'd');
const r = alias(exchangeRecords, 'r');
const e = alias(exchangeRecords, 'e');

/** The company that an ad has now. */
export interface PresentEmployer {
  readonly id: number;
  readonly locked: boolean;
  readonly postcode: string;
  readonly employerStem: string;
  /** Its account; null if it has none. */
  readonly owner: number | null;
  /** Whether imports may give it ads: it has no account, or is a branch that editors have confirmed for its present name and town. */
  readonly takes: boolean;
  /** Whether it may keep its ads: as `takes`, or editors have confirmed it for another name. */
  readonly keeps: boolean;
}

/** The ad of a record, with the fields that an import needs. */
export interface KnownAd {
  readonly id: number;
  readonly employer: PresentEmployer;
  readonly jobNameId: number;
  readonly source: string;
  /** Empty once it was adopted. */
  readonly external: string;
  readonly edited: boolean;
  readonly published: boolean;
  readonly waiting: boolean;
  readonly lastDay: string | null;
}

/** A row of `exchange_records`. */
export interface KnownRecord {
  readonly id: number;
  readonly externalId: string;
  readonly hash: string;
  readonly stamp: string;
  readonly state: 'shown' | 'duplicate' | 'rejected' | 'gone';
  readonly reason: string;
  readonly duplicateOf: number | null;
  readonly hadAd: boolean;
  readonly wasPrivate: boolean;
  readonly ad: KnownAd | null;
}

const adOf = (ad: SQL) => sql`case when ${ad}.id is null then null else jsonb_build_object(
  'id', ${ad}.id, 'jobNameId', ${ad}.job_name_id,
  'employer', jsonb_build_object('id', ${c.id}, 'locked', ${c.locked}, 'postcode', coalesce(${p.postcode}, ''), 'owner', ${c.user_id},
    'takes', ${takesImports}, 'keeps', ${keepsImports}, 'employerStem', ${c.employer_stem}),
  'source', ${ad}.source, 'external', ${ad}.external, 'edited', ${ad}.last_updated_by is not null,
  'published', ${ad}.published, 'waiting', ${ad}.waiting, 'lastDay', ${ad}.availability_end_date) end`;

export const companyOfAd = sql`
  left join ${companies} c on ${c.id} = ${a.company_id} left join ${addresses} d on ${d.id} = ${c.address_id}
  left join ${places} p on ${p.id} = ${d.place_id}`;

export const recordColumns = sql`${r.id}, ${r.external_id} as "externalId", ${r.hash}, ${r.stamp}, ${r.state}, ${r.reason},
    ${r.duplicate_of} as "duplicateOf",
  ${r.had_ad} as "hadAd", ${r.was_private} as "wasPrivate", ${adOf(sql`a`)} as ad`;

/** An SQL array of texts, which lets the database look them up by index. */
export const anyOfTexts = (values: readonly string[]) =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`;

/** Returns stored records by the source's ids. */
export async function knownRecords(
  db: Queries,
  exchange: Pick<Exchange, 'id'>,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, KnownRecord>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db.rows<KnownRecord>(
    prepared(sql`
    select ${recordColumns} from ${exchangeRecords} r left join ${jobAds} a on ${a.id} = ${r.job_ad_id} ${companyOfAd}
    where ${r.exchange_id} = ${exchange.id} and ${r.external_id} = ${anyOfTexts(externalIds)}`),
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Returns the ads of the source that were imported before records were kept, by the source's ids. */
export async function adsWithoutRecord(
  db: Queries,
  exchange: Pick<Exchange, 'name'>,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, KnownAd>> {
  if (externalIds.length === 0) return new Map();
  const rows = await db.rows<{ externalId: string; ad: KnownAd }>(
    prepared(sql`
    select ${a.source_id} as "externalId", ${adOf(sql`a`)} as ad from ${jobAds} a ${companyOfAd}
    where ${a.source} = ${exchange.name} and ${a.source_id} = ${anyOfTexts(externalIds)}
      and not exists (select from ${exchangeRecords} r where ${r.job_ad_id} = ${a.id})`),
  );
  return new Map(rows.map(({ externalId, ad }) => [externalId, ad]));
}

/** Returns the stored hashes of records by their ids. */
export async function knownHashes(
  db: Queries,
  { id }: Pick<Exchange, 'id'>,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; hash: string }>(sql`
    select ${exchangeRecords.external_id} as id, ${exchangeRecords.hash} from ${exchangeRecords}
    where ${exchangeRecords.exchange_id} = ${id}
      and ${exchangeRecords.external_id} in (select jsonb_array_elements_text(${JSON.stringify(externalIds.filter(isStorable))}::jsonb))`);
  return new Map(rows.map(({ id: externalId, hash }) => [externalId, hash]));
}

/** Returns stored records by id. */
export async function rawsOf(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Json>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: number; raw: Json }>(
    sql`select ${exchangeRecords.id}, ${exchangeRecords.raw} from ${exchangeRecords} where ${exchangeRecords.id} = any(${idList(ids)})`,
  );
  return new Map(rows.map(({ id, raw }) => [id, raw]));
}

/** The values of a record to store. */
export interface RecordValues {
  readonly externalId: string;
  readonly state: KnownRecord['state'];
  readonly reason: string;
  readonly duplicateOf: number | null;
  readonly wasPrivate: boolean;
  readonly jobAdId: number | null;
  readonly hadAd: boolean;
}

/** The values of a new or changed record, with the record itself. */
export interface RecordVersion extends RecordValues {
  readonly raw: Json;
  readonly hash: string;
  readonly stamp: string;
  /** The year of the start; null if the record gives a day, or no year. */
  readonly startYear: number | null;
}

const valuesOf = (one: RecordValues) => ({
  external_id: one.externalId,
  state: one.state,
  reason: one.reason,
  duplicate_of: one.duplicateOf,
  was_private: one.wasPrivate,
  job_ad_id: one.jobAdId,
  had_ad: one.hadAd,
});

const values = sql`external_id text, state text, reason text, duplicate_of int, was_private boolean, job_ad_id int, had_ad boolean`;

/** SQL: the id of an ad, or null if the ad was deleted meanwhile. */
const still = (id: SQL) => sql`(select ${jobAds.id} from ${jobAds} where ${jobAds.id} = ${id})`;

/** Saves new versions of records. The logo of a new version is fetched again. */
export async function saveVersions(
  tx: Queries,
  exchange: Pick<Exchange, 'id'>,
  records: readonly RecordVersion[],
  now: Date,
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((one) => ({
    ...valuesOf(one),
    raw: one.raw,
    hash: one.hash,
    stamp: one.stamp,
    start_year: one.startYear,
  }));
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.rows(sql`
    insert into ${exchangeRecords} (${bareList(exchangeRecords, 'exchange_id', 'external_id', 'raw', 'hash', 'stamp', 'state', 'reason', 'duplicate_of', 'was_private', 'job_ad_id', 'had_ad', 'start_year', 'first_seen', 'changed_at')})
    select ${exchange.id}, r.external_id, r.raw, r.hash, r.stamp, r.state, r.reason, ${still(sql`${r.duplicate_of}`)}, r.was_private,
      ${still(sql`${r.job_ad_id}`)}, r.had_ad, r.start_year, ${moment}, ${moment}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${values}, raw jsonb, hash text, stamp text, start_year smallint)
    on conflict (${bareList(exchangeRecords, 'exchange_id', 'external_id')}) do update
    set ${bare(exchangeRecords.raw)} = excluded.raw, ${bare(exchangeRecords.hash)} = excluded.hash,
      ${bare(exchangeRecords.stamp)} = excluded.stamp,
      ${bare(exchangeRecords.state)} = excluded.state, ${bare(exchangeRecords.reason)} = excluded.reason,
        ${bare(exchangeRecords.duplicate_of)} = excluded.duplicate_of, ${bare(exchangeRecords.was_private)} = excluded.was_private,
      ${bare(exchangeRecords.job_ad_id)} = excluded.job_ad_id, ${bare(exchangeRecords.had_ad)} = excluded.had_ad,
        ${bare(exchangeRecords.start_year)} = excluded.start_year, ${bare(exchangeRecords.logo_tried)} = false,
          ${bare(exchangeRecords.changed_at)} = excluded.changed_at`);
}

/** Saves the state of records that have not changed. */
export async function saveStates(
  tx: Queries,
  exchange: Pick<Exchange, 'id'>,
  records: readonly (RecordValues & { readonly stamp?: string })[],
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((one) => ({ ...valuesOf(one), stamp: one.stamp ?? null }));
  await tx.rows(sql`
    update ${exchangeRecords} e set ${bare(exchangeRecords.state)} = r.state, ${bare(exchangeRecords.reason)} = r.reason, ${bare(exchangeRecords.duplicate_of)} = ${still(sql`${r.duplicate_of}`)},
      ${bare(exchangeRecords.was_private)} = r.was_private, ${bare(exchangeRecords.job_ad_id)} = ${still(sql`${r.job_ad_id}`)},
          ${bare(exchangeRecords.had_ad)} = r.had_ad, ${bare(exchangeRecords.stamp)} = coalesce(r.stamp, ${e.stamp})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${values}, stamp text)
    where ${e.exchange_id} = ${exchange.id} and ${e.external_id} = r.external_id`);
}

export async function deleteRecords(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(
    sql`delete from ${exchangeRecords} where ${exchangeRecords.id} = any(${idList(ids)})`,
  );
}

/** Empties records. Their ids stay, so that the records are recognised if they come again. */
export async function emptyRecords(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    update ${exchangeRecords}
    set ${bare(exchangeRecords.raw)} = '{}', ${bare(exchangeRecords.hash)} = '', ${bare(exchangeRecords.stamp)} = ''
    where ${exchangeRecords.id} = any(${idList(ids)})`);
}
