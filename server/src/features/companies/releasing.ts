import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import { berlinDay } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, idList } from '../../core/database/sql-parts.ts';
import { keepsImports } from './checks.ts';
import { insertImportedCompanies, type ImportedCompany } from './importing.ts';
import { copyLock } from './lock-store.ts';

/** An ad of another exchange that nobody has adopted. What an account's own career page brought goes with the account. */
const isOfOthers = sql`(a.external <> '' and not exists (
  select from exchange_records er join exchanges x on x.id = er.exchange_id
  where er.job_ad_id = a.id and x.user_id is not null))`;

interface Employer extends ImportedCompany {
  readonly id: number;
}

/** As which employers companies got their imported ads: under the name and in the town that editors have confirmed last. */
function employersOf(tx: Queries, ids: readonly number[]): Promise<Employer[]> {
  const town = sql`coalesce(k.town_id, p.town_id)`;
  return tx.rows<Employer>(sql`
    select c.id, coalesce(k.name, c.name) as name, c.weblink, ${town} as "townId",
      case when p.town_id = ${town} then d.street else '' end as street,
      case when p.town_id = ${town} then p.id
        else (select min(o.id) from places o where o.town_id = ${town}) end as "placeId"
    from companies c join addresses d on d.id = c.address_id join places p on p.id = d.place_id
    left join lateral (
      select name, town_id from branch_checks where company_id = c.id and verdict = ${branchCheck.confirmed}
      order by id desc limit 1) k on true
    where c.id = any(${idList(ids)}) and exists (select from job_ads a where a.company_id = c.id and ${isOfOthers})
    order by c.id`);
}

/** Moves them, and shows again what a company has hidden: that an ad goes is for its source to say. */
async function move(
  tx: Queries,
  { from, to, which }: { readonly from: number; readonly to: number; readonly which: SQL },
  now: Date,
): Promise<number[]> {
  const today = sql`${berlinDay(now)}::date`;
  const rows = await tx.rows<{ id: number }>(sql`
    with moving as (
      select a.id, u.id is not null as touched, u.id is not null
        and (a.availability_end_date is null or a.availability_end_date >= ${today})
        and exists (select from exchange_records er where er.job_ad_id = a.id and er.state = 'shown') as shows
      from job_ads a left join users u on u.id = a.last_updated_by and u.permission = 3
      where a.company_id = ${from} and ${which} order by a.id for update of a)
    update job_ads a set company_id = ${to}, template_id = null, published = a.published or m.shows,
      publish_date = case when m.shows then coalesce(a.publish_date, ${today}) else a.publish_date end,
      last_updated_by = case when m.touched then null else a.last_updated_by end,
      last_updated = ${changedAt(now)}
    from moving m where m.id = a.id returning a.id`);
  return rows.map(({ id }) => id);
}

/**
 * Gives the imported ads of companies back to their employers, as the next import would: they appear under companies without an
 * owner, as their sources have them. What was adopted stays.
 * @param ids companies that are about to close, or that are not those employers
 * @param closes whether they are about to close: then their locks go with the ads, or else whoever closes a branch would lift its lock
 * @returns ids of the ads
 */
export async function releaseImports(
  tx: Queries,
  ids: readonly number[],
  { closes, now }: { readonly closes: boolean; readonly now: Date },
): Promise<number[]> {
  const employers = await employersOf(tx, ids);
  const heirs = await insertImportedCompanies(tx, employers, now, ids);
  const released: number[] = [];
  for (const [number, { id }] of employers.entries()) {
    const to = heirs[number];
    if (to === undefined) continue;
    released.push(...(await move(tx, { from: id, to, which: isOfOthers }, now)));
    if (closes) await copyLock(tx, id, to);
  }
  return released;
}

/** Gives a branch that is opened again the imported ads that it gave back when it closed, where they are nobody's by now. */
export async function takeBackReleased(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update job_ads a set company_id = ${id},
      last_updated = ${changedAt(now, sql`a.last_updated`)}
    from ads_of_closed_branches x, companies h, companies c
    where x.company_id = ${id} and a.id = x.job_ad_id and a.external <> '' and h.id = a.company_id and h.user_id is null
      and c.id = ${id} and ${keepsImports}`);
  await tx.rows(sql`delete from ads_of_closed_branches where company_id = ${id}`);
}

/**
 * The same of all companies of an account that is being closed.
 * @returns keys of files that are to be removed afterwards: none
 */
export async function releaseImportsOf(tx: Queries, userId: number, now: Date): Promise<string[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from companies where user_id = ${userId} order by id`,
  );
  await releaseImports(
    tx,
    rows.map(({ id }) => id),
    { closes: true, now },
  );
  return [];
}
