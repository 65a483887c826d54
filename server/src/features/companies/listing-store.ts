import type { CompaniesQuery, ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { withPictures } from './pictures/cover-store.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { folded, nameOfCompany, value } from './locks/same-name-store.ts';
import { listedColumns, tables } from './store.ts';
import { addresses, companies } from './schema.ts';
import { places, towns } from '../places/schema.ts';

const c = alias(companies, 'c');
const d = alias(addresses, 'd');
const p = alias(places, 'p');
const t = alias(towns, 't');

/** Sorted by name, in the order of an index (migration 0018). */
const inOrder = sql`order by ${c.folded_name}, ${c.id}`;

/** Returns conditions that each word occurs in the name or the town, in any spelling. */
export function matchesSearch(search: string): SQL[] {
  return searchWords(search).map((word) => {
    const text = folded(value(word));
    // Towns are searched first, since there are few; a join would read the address of each company.
    return sql`(strpos(${nameOfCompany}, ${text}) > 0 or ${c.address_id} in (
      select ${d.id} from ${addresses} d join ${places} p on ${p.id} = ${d.place_id} where ${p.town_id} in (
        select ${t.id} from ${towns} t where strpos(${t.folded_name}, ${text}) > 0)))`;
  });
}

async function listed(db: Queries, which: SQL): Promise<ListedCompany[]> {
  const rows = await db.rows<ListedCompany>(
    sql`select ${listedColumns} from ${tables} where ${c.id} in (${which}) ${inOrder}`,
  );
  return rows.map(withPictures);
}

async function pageWhere(
  db: Queries,
  conditions: readonly SQL[],
  page: number,
): Promise<{ count: number; results: ListedCompany[] }> {
  const chosen = sql`from ${companies} c where ${sql.join([sql`${c.closed_at} is null`, ...conditions], sql` and `)}`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await listed(
    db,
    sql`select ${c.id} ${chosen} ${inOrder} limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`,
  );
  return { count: counted?.count ?? 0, results };
}

/** Returns a page of companies: imported ones, others, or both if both or neither are requested. */
export function companiesPage(db: Queries, { page, search, internal, external }: CompaniesQuery) {
  const isOneKind = (internal === undefined) !== (external === undefined);
  const kind = isOneKind ? [sql`${c.external} = ${external !== undefined}`] : [];
  return pageWhere(db, [...kind, ...matchesSearch(search)], page);
}

/** Returns a page of the locked companies. */
export function blockedPage(
  db: Queries,
  { page, search }: Pick<CompaniesQuery, 'page' | 'search'>,
) {
  return pageWhere(db, [sql`${c.locked}`, ...matchesSearch(search)], page);
}

export async function listedCompanyById(
  db: Queries,
  id: number,
): Promise<ListedCompany | undefined> {
  const [company] = await listed(db, sql`select ${id}::int`);
  return company;
}
