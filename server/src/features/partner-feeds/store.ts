import { bare, bareList } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import { companies } from '../companies/schema.ts';
import { adTables, isVisible } from '../job-ads/publishing/visibility-store.ts';
import { jobAds } from '../job-ads/schema.ts';
import { districts, towns } from '../places/schema.ts';
import { partnerFeeds } from './schema.ts';

const f = alias(partnerFeeds, 'f');
const a = alias(jobAds, 'a');
const c = alias(companies, 'c');
const t = alias(towns, 't');
const d = alias(districts, 'd');

export async function isSharing(db: Queries, userId: number): Promise<boolean> {
  const rows = await db.rows(sql`select from ${partnerFeeds} f where ${f.user_id} = ${userId}`);
  return rows.length > 0;
}

/** Allows other boards to take over the ads of an account; does nothing if that is allowed already. */
export async function beginSharing(db: Queries, userId: number, now: Date): Promise<void> {
  await db.rows(sql`
    insert into ${partnerFeeds} (${bareList(partnerFeeds, 'user_id', 'since')}) values (${userId}, ${now.toISOString()})
    on conflict do nothing`);
}

export async function endSharing(db: Queries, userId: number): Promise<void> {
  await db.rows(sql`delete from ${partnerFeeds} f where ${f.user_id} = ${userId}`);
}

/** Gives the choice of an account to its new owner. */
export async function reassignSharing(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(
    sql`update ${partnerFeeds} set ${bare(partnerFeeds.user_id)} = ${to} where ${partnerFeeds.user_id} = ${from}`,
  );
}

interface SharedFilter {
  readonly after: number;
  readonly limit: number;
  readonly company: number | undefined;
}

/**
 * Returns ids of the first ads after an id that other boards may take over on a day. Imported ads are left out, since they come from other
 * boards themselves.
 * @param today `YYYY-MM-DD`
 */
export async function sharedAdIds(
  db: Queries,
  today: string,
  { after, limit, company }: SharedFilter,
): Promise<number[]> {
  const ofCompany = company === undefined ? sql`true` : sql`${a.company_id} = ${company}`;
  const rows = await db.rows<{ id: number }>(sql`
    select ${a.id} from ${adTables}
    where ${a.id} > ${after} and ${a.external} = '' and ${ofCompany} and ${isVisible(today)}
      and ${c.user_id} in (select ${f.user_id} from ${partnerFeeds} f)
    order by ${a.id} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Returns the state of each ad's place, by the ids of the ads; none for an ad without a place. */
export async function statesOfAds(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ id: number; state: string }>(sql`
    select ${a.id}, ${d.state} from ${adTables} join ${districts} d on ${d.name} = ${t.district}
    where ${isAmong(a.id, ids)}`);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
