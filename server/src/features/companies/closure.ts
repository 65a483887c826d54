import { sql, type SQL } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { moveAll, type Mover } from './moving.ts';
import { refuseForeignCompany, type Actor } from './policy.ts';
import { releaseImports } from './releasing.ts';
import { lockCompany, moveCompany } from './rows.ts';
import { fullCompany } from './store.ts';
import { recordDeleted } from './trail.ts';

/**
 * Deletes companies with all that hangs on them: ads, their PDFs, events (cascade), and addresses that nothing else has.
 * @param which a condition on `companies c`
 * @returns keys of the files that they named
 */
export async function removeCompanies(tx: Queries, which: SQL): Promise<string[]> {
  const files = await tx.rows<{ file: string }>(sql`
    with gone as (select c.id, c.logo from companies c where ${which})
    select logo as file from gone where logo is not null
    union select e.logo from events e join gone on gone.id = e.company_id where e.logo is not null
    union select v.logo from event_versions v join events e on e.id = v.event_id
      join gone on gone.id in (e.company_id, v.company_id) where v.logo is not null
    union select f.file from job_ad_files f join job_ads a on a.id = f.job_ad_id join gone on gone.id = a.company_id`);
  const addresses = await tx.rows<{ id: number }>(sql`
    select c.address_id as id from companies c where c.address_id is not null and ${which}
    union select e.address_id from events e join companies c on c.id = e.company_id
    where e.address_id is not null and ${which}`);
  await tx.rows(sql`delete from companies c where ${which}`);
  await tx.rows(sql`
    delete from addresses d where d.id = any(${idList(addresses.map(({ id }) => id))})
      and not exists (select from companies o where o.address_id = d.id)
      and not exists (select from events e where e.address_id = d.id)`);
  return files.map(({ file }) => file);
}

export interface Closed {
  /** Keys of files to be removed once that is committed; another row may name them still. */
  readonly gone: readonly string[];
  readonly leftAds: number;
}

/**
 * Closes a branch. That of an account is kept for some days (closed.ts); its imported ads go back to their employer, and its own ads
 * and events move to another branch where one is named. What is nobody's is deleted.
 * @throws {AppError} 404 where the caller may not touch it; 400 for a branch that is not of the same account
 */
export async function closeBranch(
  tx: Queries,
  { id, moveTo }: { readonly id: number; readonly moveTo?: number | undefined },
  caller: Actor,
  { now, movers }: { readonly now: Date; readonly movers: readonly Mover[] },
): Promise<Closed> {
  const company = await lockCompany(tx, id);
  refuseForeignCompany(caller, company);
  await recordDeleted(tx, caller, await fullCompany(tx, id));
  if (company.userId === null)
    return { gone: await removeCompanies(tx, sql`c.id = ${id}`), leftAds: 0 };
  const leftAds = moveTo === undefined ? 0 : await moveAll(tx, { ...company, moveTo }, now, movers);
  const released = await releaseImports(tx, [id], { closes: true, now });
  await tx.rows(sql`
    insert into ads_of_closed_branches (job_ad_id, company_id)
    select ad, ${id} from unnest(${idList(released)}) as ad on conflict do nothing`);
  await tx.rows(sql`
    update companies set closed_at = ${now.toISOString()}::timestamptz, closed_user_id = user_id, user_id = null where id = ${id}`);
  return { gone: [], leftAds };
}

/**
 * Deletes the companies of an account that is being closed.
 * @returns keys of files to be removed once that is committed
 */
export function removeAllOf(tx: Queries, userId: number): Promise<string[]> {
  return removeCompanies(tx, sql`(c.user_id = ${userId} or c.closed_user_id = ${userId})`);
}

/**
 * Takes an account that nobody uses off those of its companies that have ads or events all the same: imported ones, or such as
 * editors look after. They stay for the public, without an owner; what an account that is not validated hides does not.
 * @returns keys of files to be removed afterwards: none
 */
export async function detachShown(tx: Queries, userId: number): Promise<string[]> {
  const shown = await tx.rows<{ id: number }>(sql`
    select c.id from companies c join users u on u.id = c.user_id
    where c.user_id = ${userId} and u.validated
      and (exists (select from job_ads a where a.company_id = c.id)
        or exists (select from events e where e.company_id = c.id and not e.deleted))
    order by c.id for update of c`);
  for (const { id } of shown) await moveCompany(tx, id, null);
  return [];
}
