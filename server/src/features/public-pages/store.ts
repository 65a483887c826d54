import type { Cover } from '@lehrpfad/contract/core/pictures.ts';
import { alias, sql, type AnyPgColumn, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { instant, isAmong } from '../../core/database/sql-parts.ts';
import { coverJson, withPictures } from '../companies/pictures/cover-store.ts';
import { addresses, companies } from '../companies/schema.ts';
import { adTables, hasEnded, isVisible } from '../job-ads/publishing/visibility-store.ts';
import { jobAds } from '../job-ads/schema.ts';
import { jobNames } from '../occupations/schema.ts';
import { places, towns } from '../places/schema.ts';

const a = alias(jobAds, 'a');
const n = alias(jobNames, 'n');
const c = alias(companies, 'c');
const d = alias(addresses, 'ad');
const p = alias(places, 'p');
const t = alias(towns, 't');

/** What may still be said of an ad that was public until its last day, or until its place was taken: its company may have changed the rest since. */
export interface EndedAd {
  readonly isFilled: boolean;
  readonly jobName: string;
  readonly city: string;
}

/** Returns an ad that was public until its last day or its place was taken; undefined for any other. */
export async function endedAd(
  db: Queries,
  id: number,
  today: string,
): Promise<EndedAd | undefined> {
  const [row] = await db.rows<EndedAd>(sql`
    select ${a.filled_on} is not null as "isFilled", ${n.name} as "jobName", coalesce(${t.name}, '') as city
    from ${adTables} where ${a.id} = ${id} and ${hasEnded(today)}`);
  return row;
}

export interface PublicCompany {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly cover: Cover | null;
  readonly weblink: string;
  readonly street: string;
  readonly additional: string;
  readonly postcode: string;
  readonly city: string;
  readonly geo: [number, number] | null;
}

/** Returns what the public sees of companies with their ads and events, in the order of the ids; nothing of those that are locked or closed. */
export async function publicCompanies(
  db: Queries,
  ids: readonly number[],
): Promise<PublicCompany[]> {
  const rows = await db.rows<PublicCompany>(sql`
    select ${c.id}, ${c.name}, ${c.logo}, ${coverJson(c)} as cover, ${c.weblink}, coalesce(${d.street}, '') as street,
      coalesce(${d.additional}, '') as additional, coalesce(${p.postcode}, '') as postcode, coalesce(${t.name}, '') as city,
      case when ${p.id} is null then null else jsonb_build_array(${p.longitude}, ${p.latitude}) end as geo
    from ${companies} c left join ${addresses} ad on ${d.id} = ${c.address_id}
      left join ${places} p on ${p.id} = ${d.place_id} left join ${towns} t on ${t.id} = ${p.town_id}
    where ${isAmong(c.id, ids)} and not ${c.locked} and ${c.closed_at} is null order by ${c.id}`);
  return rows.map(withPictures);
}

/** Returns what the public sees of one company; undefined for one that is locked or closed. */
export async function publicCompany(db: Queries, id: number): Promise<PublicCompany | undefined> {
  const [company] = await publicCompanies(db, [id]);
  return company;
}

export interface ListedPage {
  readonly id: number;
  readonly name: string;
  /** ISO time of the last change. */
  readonly changed: string;
}

/** Rows of a table that are gone through at once. */
const batch = 2000;

/**
 * Goes through a table in ranges of ids, so that memory stays flat, and no range is planned as if it were all.
 * @param table its own rows, whatever is shown of them
 */
async function* inRanges(
  db: Queries,
  table: typeof jobAds | typeof companies,
  read: (isIn: (id: AnyPgColumn) => SQL) => Promise<ListedPage[]>,
): AsyncGenerator<ListedPage[]> {
  for (let after = 0; ;) {
    const [range] = await db.rows<{ last: number | null }>(sql`
      select max(id) as last from (select id from ${table} where id > ${after} order by id limit ${batch}) r`);
    const last = range?.last ?? null;
    if (last === null) return;
    const from = after;
    yield await read((id) => sql`${id} > ${from} and ${id} <= ${last}`);
    after = last;
  }
}

/** All ads that the public sees on a day, with their titles. */
export const listAdPages = (db: Queries, today: string): AsyncGenerator<ListedPage[]> =>
  inRanges(db, jobAds, (isIn) =>
    db.rows<ListedPage>(sql`
      select ${a.id}, ${a.title} as name, ${instant(sql`${a.last_updated}`)} as changed
      from ${adTables} where ${isIn(a.id)} and ${isVisible(today)} order by ${a.id}`),
  );

/** All companies with an ad that the public sees on a day. */
export const listCompanyPages = (db: Queries, today: string): AsyncGenerator<ListedPage[]> =>
  inRanges(db, companies, (isIn) =>
    db.rows<ListedPage>(sql`
      select ${c.id}, ${c.name}, ${instant(sql`max(greatest(${a.last_updated}, ${c.last_updated}))`)} as changed
      from ${adTables} where ${isIn(c.id)} and ${isVisible(today)} group by ${c.id} order by ${c.id}`),
  );
