import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { version } from '../../../core/config/version.ts';
import { bare, bareList } from '../../../core/database/build.ts';
import type { FeedVersion } from '../adapters/feed/feed-version.ts';
import { rulesVersion } from '../pipeline/records/raw-record.ts';
import { companies } from '../../companies/schema.ts';
import { jobAds } from '../../job-ads/schema.ts';
import {
  exchangeFeedVersions,
  exchangeRecords,
  exchangeRuns,
  exchanges,
  exchangeSplits,
} from '../schema.ts';

const v = alias(exchangeFeedVersions, 'v');
const e = alias(exchanges, 'e');
const r = alias(exchangeRuns, 'r');
const d = alias(exchangeRecords, 'd');
const a = alias(jobAds, 'a');
const o = alias(jobAds, 'o');
const c = alias(companies, 'c');
const k = alias(companies, 'k');
const s = alias(exchangeSplits, 's');

/** Version of the reading software. Another version may read the same feed differently. */
const readBy = `${version} ${rulesVersion}`;

/** Days after which a feed is read completely even if it never changes: the outcomes of its records depend on the board, too. */
const maxDays = 7;

/** Reasons for which a record is rejected that may pass without a change of the feed. */
const passing = sql`('company-locked', 'other-company', 'crashed')`;

/** A record that may get another outcome now, although its exchange has not changed it. */
const isOpen = sql`
  (${d.state} = 'rejected' and ${d.reason} in ${passing}
    or ${d.state} = 'duplicate' and (not exists (select from ${jobAds} a where ${a.id} = ${d.duplicate_of} and ${a.published})
      or exists (select from ${exchangeSplits} s where ${s.record_id} = ${d.id})))`;

/** Another ad of the same employer is new or changed: one of the two may be a duplicate now. */
const hasRival = sql`
  exists (select from ${exchangeRecords} d join ${jobAds} a on ${a.id} = ${d.job_ad_id} join ${companies} c on ${c.id} = ${a.company_id}
    join ${companies} k on ${k.employer_stem} = ${c.employer_stem} join ${jobAds} o on ${o.company_id} = ${k.id}
    where ${d.exchange_id} = ${e.id} and ${d.state} = 'shown' and ${o.source} is distinct from ${e.name}
      and ${o.last_updated} > ${v.read_at})`;

/**
 * Returns the version of the feed that an exchange has read, if reading the same feed again cannot change anything; undefined otherwise,
 * and for runs that a person has requested.
 */
export async function findFeedVersion(
  db: Queries,
  runId: number,
  now: Date,
): Promise<FeedVersion | undefined> {
  const [row] = await db.rows<FeedVersion>(sql`
    select ${v.etag}, ${v.last_modified} as "lastModified"
    from ${exchangeRuns} r join ${exchanges} e on ${e.id} = ${r.exchange_id}
    join ${exchangeFeedVersions} v on ${v.exchange_id} = ${e.id}
    where ${r.id} = ${runId} and ${r.trigger} = 'daily' and ${v.exchange_updated} = ${e.last_updated} and ${v.read_by} = ${readBy}
      and ${v.read_at} > ${now.toISOString()}::timestamptz - make_interval(days => ${maxDays})
      and not exists (select from ${exchangeRecords} d where ${d.exchange_id} = ${e.id} and ${isOpen})
      and not ${hasRival}`);
  return row;
}

/** Deletes the version of an exchange, since its stored records are about to change. */
export async function deleteFeedVersion(db: Queries, exchangeId: number): Promise<void> {
  await db.rows(
    sql`delete from ${exchangeFeedVersions} where ${exchangeFeedVersions.exchange_id} = ${exchangeId}`,
  );
}

/** Returns when an exchange was last changed, as text with full precision. */
export async function findLastUpdated(db: Queries, exchangeId: number): Promise<string> {
  const [row] = await db.rows<{ at: string }>(
    sql`select ${exchanges.last_updated}::text as at from ${exchanges} where ${exchanges.id} = ${exchangeId}`,
  );
  return row?.at ?? '';
}

/** Stores the version that a run has read completely. @param exchangeUpdated last change of the exchange when the run began */
export async function saveFeedVersion(
  db: Queries,
  exchangeId: number,
  { etag, lastModified }: FeedVersion,
  { exchangeUpdated, begun }: { readonly exchangeUpdated: string; readonly begun: Date },
): Promise<void> {
  await db.rows(sql`
    insert into ${exchangeFeedVersions}
      (${bareList(exchangeFeedVersions, 'exchange_id', 'etag', 'last_modified', 'exchange_updated', 'read_by', 'read_at')})
    select ${e.id}, ${etag}, ${lastModified}, ${exchangeUpdated}::timestamptz, ${readBy}, ${begun.toISOString()}::timestamptz
    from ${exchanges} e where ${e.id} = ${exchangeId}
    on conflict (${bareList(exchangeFeedVersions, 'exchange_id')}) do update set ${bare(exchangeFeedVersions.etag)} = excluded.etag,
      ${bare(exchangeFeedVersions.last_modified)} = excluded.last_modified,
      ${bare(exchangeFeedVersions.exchange_updated)} = excluded.exchange_updated,
      ${bare(exchangeFeedVersions.read_by)} = excluded.read_by, ${bare(exchangeFeedVersions.read_at)} = excluded.read_at`);
}
