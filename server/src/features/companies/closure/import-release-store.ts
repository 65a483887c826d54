import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { changedAt, idList } from '../../../core/database/sql-parts.ts';
import { keepsImports } from '../checks/checks-store.ts';
import type { ImportedCompany } from '../importing-store.ts';
import { exchangeRecords, exchanges } from '../../exchanges/schema.ts';
import { places } from '../../places/schema.ts';
import { addresses, adsOfClosedBranches, branchChecks, companies } from '../schema.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { users } from '../../accounts/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const a = alias(jobAds, 'a');
const x = alias(exchanges, 'x');
const er = alias(exchangeRecords, 'er');
const k = alias(branchChecks, 'k');
const p = alias(places, 'p');
const c = alias(companies, 'c');
const d = alias(addresses, 'd');
const o = alias(places, 'o');
const u = alias(users, 'u');
const xAdsOfClosedBranches = alias(adsOfClosedBranches, 'x');
const h = alias(companies, 'h');

/** Condition that an ad is imported and not adopted. Ads from an account's own career page are deleted with the account. */
const isOfOthers = sql`(${a.external} <> '' and not exists (
  select from ${exchangeRecords} er join ${exchanges} x on ${x.id} = ${er.exchange_id}
  where ${er.job_ad_id} = ${a.id} and ${x.user_id} is not null))`;

interface Employer extends ImportedCompany {
  readonly id: number;
}

/** Returns the employers as which companies got their imported ads: with the name and town that editors have confirmed last. */
export function listImportEmployers(tx: Queries, ids: readonly number[]): Promise<Employer[]> {
  const town = sql`coalesce(${k.town_id}, ${p.town_id})`;
  return tx.rows<Employer>(sql`
    select ${c.id}, coalesce(k.name, ${c.name}) as name, ${c.weblink}, ${town} as "townId",
      case when ${p.town_id} = ${town} then ${d.street} else '' end as street,
      case when ${p.town_id} = ${town} then ${p.id}
        else (select min(${o.id}) from ${places} o where ${o.town_id} = ${town}) end as "placeId"
    from ${companies} c join ${addresses} d on ${d.id} = ${c.address_id} join ${places} p on ${p.id} = ${d.place_id}
    left join lateral (
      select ${branchChecks.name}, ${branchChecks.town_id} from ${branchChecks}
      where ${branchChecks.company_id} = ${c.id} and ${branchChecks.verdict} = ${branchCheck.confirmed}
      order by ${branchChecks.id} desc limit 1) k on true
    where ${c.id} = any(${idList(ids)}) and exists (select from ${jobAds} a where ${a.company_id} = ${c.id} and ${isOfOthers})
    order by ${c.id}`);
}

/** Moves the imported ads, and publishes those again that a company has hidden: only their source decides about their end. */
export async function moveImportedAds(
  tx: Queries,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<number[]> {
  const today = sql`${berlinDay(now)}::date`;
  const rows = await tx.rows<{ id: number }>(sql`
    with moving as (
      select ${a.id}, ${u.id} is not null as touched, ${u.id} is not null
        and (${a.availability_end_date} is null or ${a.availability_end_date} >= ${today})
        and exists (select from ${exchangeRecords} er where ${er.job_ad_id} = ${a.id} and ${er.state} = 'shown') as shows
      from ${jobAds} a left join ${users} u on ${u.id} = ${a.last_updated_by} and ${u.permission} = 3
      where ${a.company_id} = ${from} and ${isOfOthers} order by ${a.id} for update of a)
    update ${jobAds} a
    set ${bare(jobAds.company_id)} = ${to}, ${bare(jobAds.template_id)} = null, ${bare(jobAds.published)} = ${a.published} or m.shows,
      ${bare(jobAds.publish_date)} = case when m.shows then coalesce(${a.publish_date}, ${today}) else ${a.publish_date} end,
      ${bare(jobAds.last_updated_by)} = case when m.touched then null else ${a.last_updated_by} end,
      ${bare(jobAds.last_updated)} = ${changedAt(now)}
    from moving m where m.id = ${a.id} returning ${a.id}`);
  return rows.map(({ id }) => id);
}

/** Records which imported ads a branch has lost just now, instead of those that it lost before. */
export async function recordReleased(
  tx: Queries,
  id: number,
  released: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`delete from ${adsOfClosedBranches} where ${adsOfClosedBranches.company_id} = ${id}`,
  );
  // Another branch may have lost the same ad before.
  await tx.rows(sql`
    insert into ${adsOfClosedBranches} (${bareList(adsOfClosedBranches, 'job_ad_id', 'company_id')})
    select ad, ${id} from unnest(${idList(released)}) as ad
    on conflict (${bare(adsOfClosedBranches.job_ad_id)}) do update set ${bare(adsOfClosedBranches.company_id)} = excluded.company_id`);
}

/** Returns to a branch the imported ads that it lost when it was closed or declined, if they have no owner now. */
export async function restoreReleased(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.company_id)} = ${id},
      ${bare(jobAds.last_updated)} = ${changedAt(now, sql`${a.last_updated}`)}
    from ${adsOfClosedBranches} x, ${companies} h, ${companies} c
    where ${xAdsOfClosedBranches.company_id} = ${id} and ${a.id} = ${xAdsOfClosedBranches.job_ad_id} and ${a.external} <> ''
      and ${h.id} = ${a.company_id} and ${h.user_id} is null
      and ${c.id} = ${id} and ${keepsImports}`);
  await tx.rows(
    sql`delete from ${adsOfClosedBranches} where ${adsOfClosedBranches.company_id} = ${id}`,
  );
}

export async function companyIdsOf(tx: Queries, userId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select ${companies.id} from ${companies} where ${companies.user_id} = ${userId} order by ${companies.id}`,
  );
  return rows.map(({ id }) => id);
}
