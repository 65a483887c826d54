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

/** Public data of an expired or filled ad. Other data is left out, since its company may have changed it since. */
export interface EndedAd {
  readonly isFilled: boolean;
  readonly jobName: string;
  readonly city: string;
}

/** Returns an expired or filled ad that was public; undefined for any other. */
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

/** Returns the public data of companies with their ads and events, in the order of the ids, without locked or closed companies. */
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

/** Returns the public data of one company; undefined if it is locked or closed. */
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

/** Ids of a table that are read at once. */
const batch = 2000;

/**
 * Reads a table in ranges of ids, so that memory stays constant, and the database plans each range as a small query.
 * @param table all of its rows, whether they are shown or not
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

/** All ads that are public on a day, with their titles. */
export const listAdPages = (db: Queries, today: string): AsyncGenerator<ListedPage[]> =>
  inRanges(db, jobAds, (isIn) =>
    db.rows<ListedPage>(sql`
      select ${a.id}, ${a.title} as name, ${instant(sql`${a.last_updated}`)} as changed
      from ${adTables} where ${isIn(a.id)} and ${isVisible(today)} order by ${a.id}`),
  );

/** All companies with an ad that is public on a day. */
export const listCompanyPages = (db: Queries, today: string): AsyncGenerator<ListedPage[]> =>
  inRanges(db, companies, (isIn) =>
    db.rows<ListedPage>(sql`
      select ${c.id}, ${c.name}, ${instant(sql`max(greatest(${a.last_updated}, ${c.last_updated}))`)} as changed
      from ${adTables} where ${isIn(c.id)} and ${isVisible(today)} group by ${c.id} order by ${c.id}`),
  );
