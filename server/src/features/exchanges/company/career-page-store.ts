import type { CareerPage } from '@lehrpfad/contract/exchanges/own.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import {
  exchangeFeedVersions,
  exchangeLeftOut,
  exchangeRecords,
  exchangeRuns,
  exchanges,
} from '../schema.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { bare } from '../../../core/database/build.ts';

const e = alias(exchanges, 'e');
const a = alias(jobAds, 'a');
const r = alias(exchangeRecords, 'r');

interface PageRow extends Pick<CareerPage, 'url' | 'active' | 'ads'> {
  readonly id: number;
}

/** Returns the account's career page with the number of its shown ads; undefined if it has none. */
export async function findCareerPage(db: Queries, userId: number): Promise<PageRow | undefined> {
  const [page] = await db.rows<PageRow>(sql`
    select ${e.id}, ${e.active}, coalesce(${e.settings} ->> 'url', '') as url, (
      select count(*)::int from ${exchangeRecords} r join ${jobAds} a on ${a.id} = ${r.job_ad_id}
      where ${r.exchange_id} = ${e.id} and ${a.external} <> '' and ${a.published}) as ads
    from ${exchanges} e where ${e.user_id} = ${userId} and ${e.kind} = 'career-page' and ${e.settings} ? 'url'`);
  return page;
}

/** Returns when somebody last asked for the page to be read, or gave it another address, in milliseconds since 1970; undefined if nobody has. */
export async function findLastDemand(db: Queries, exchangeId: number): Promise<number | undefined> {
  const [last] = await db.rows<{ at: number | null }>(sql`
    select (extract(epoch from max(created_at)) * 1000)::float8 as at
    from ${exchangeRuns} where exchange_id = ${exchangeId} and trigger in ('demand', 'first')`);
  return last?.at ?? undefined;
}

/** Changes the address. @returns undefined if it is the same */
export async function updateAddress(
  tx: Queries,
  exchangeId: number,
  url: string,
  now: Date,
): Promise<{ readonly active: boolean } | undefined> {
  const [changed] = await tx.rows<{ active: boolean }>(sql`
    update ${exchanges}
    set ${bare(exchanges.settings)} = ${JSON.stringify({ url })}::text::jsonb,
      ${bare(exchanges.last_updated)} = ${now.toISOString()}::timestamptz
    where ${exchanges.id} = ${exchangeId} and ${exchanges.settings} ->> 'url' is distinct from ${url} returning ${exchanges.active}`);
  return changed;
}

/** Forgets the address of a career page, with all that was read from it. */
export async function emptyCareerPage(tx: Queries, exchangeId: number, now: Date): Promise<void> {
  const read = [exchangeRuns, exchangeRecords, exchangeLeftOut, exchangeFeedVersions];
  for (const table of read)
    await tx.rows(sql`delete from ${table} where ${table.exchange_id} = ${exchangeId}`);
  await tx.rows(sql`
    update ${exchanges} set ${bare(exchanges.settings)} = '{}', ${bare(exchanges.last_updated)} = ${now.toISOString()}::timestamptz
    where ${exchanges.id} = ${exchangeId}`);
}

/** Returns the ids of the ads that were read from the page and have not been adopted. */
export async function lockReadAds(tx: Queries, exchangeId: number): Promise<number[]> {
  const ads = await tx.rows<{ id: number }>(sql`
    select ${a.id} from ${jobAds} a join ${exchangeRecords} r on ${r.job_ad_id} = ${a.id}
    where ${r.exchange_id} = ${exchangeId} and ${a.external} <> '' order by ${a.id} for update of a`);
  return ads.map(({ id }) => id);
}
