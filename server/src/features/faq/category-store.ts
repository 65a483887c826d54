import type { FaqCategory, ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, idList } from '../../core/database/sql-parts.ts';

export function allCategories(db: Queries): Promise<ListedFaqCategory[]> {
  return db.rows<ListedFaqCategory>(sql`
    select c.id, c.key,
      (select count(*) from faq_entry_categories x where x.faq_category_id = c.id)::int as entries
    from faq_categories c order by lower(c.key), c.id`);
}

const idsOf = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`;

/** Holds those of the categories that are there, so that none is deleted before an entry names it. @returns how many */
export async function lockCategoryKeys(tx: Queries, ids: readonly number[]): Promise<number> {
  const found = await tx.rows(
    sql`select id from faq_categories where id in ${idsOf(ids)} order by id for key share`,
  );
  return found.length;
}

/** Gives an entry these categories and no others. */
export async function replaceCategories(
  tx: Queries,
  entryId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.rows(sql`
    delete from faq_entry_categories where faq_entry_id = ${entryId} and faq_category_id not in ${idsOf(ids)}`);
  await tx.rows(sql`
    insert into faq_entry_categories (faq_entry_id, faq_category_id)
    select ${entryId}, id from faq_categories where id in ${idsOf(ids)} on conflict do nothing`);
}

/** Another category of that name, whatever its letters' case. */
export async function findSameKey(
  tx: Queries,
  key: string,
  exceptId: number,
): Promise<FaqCategory | undefined> {
  const [known] = await tx.rows<FaqCategory>(sql`
    select id, key from faq_categories where lower(key) = lower(${key}) and id <> ${exceptId}`);
  return known;
}

/** One after the other, so that two of one name at once are refused like two in a row. */
export async function lockCategoryTable(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table faq_categories in share row exclusive mode`);
}

export async function insertCategory(tx: Queries, key: string): Promise<FaqCategory> {
  const [category] = await tx.rows<FaqCategory>(
    sql`insert into faq_categories (key) values (${key}) returning id, key`,
  );
  if (category === undefined) throw new Error('The category was not written.');
  return category;
}

/** A category, held until the transaction ends to be changed; undefined where there is none. */
export async function lockCategory(tx: Queries, id: number): Promise<FaqCategory | undefined> {
  const [category] = await tx.rows<FaqCategory>(
    sql`select id, key from faq_categories where id = ${id} for update`,
  );
  return category;
}

/** A category, held until the transaction ends so that it stays there; undefined where there is none. */
export async function lockCategoryKey(tx: Queries, id: number): Promise<FaqCategory | undefined> {
  const [category] = await tx.rows<FaqCategory>(
    sql`select id, key from faq_categories where id = ${id} for key share`,
  );
  return category;
}

export async function updateCategory(tx: Queries, id: number, key: string): Promise<void> {
  await tx.rows(sql`update faq_categories set key = ${key} where id = ${id}`);
}

/** The entries that have a category, held until the transaction ends. */
export function lockEntriesOf(tx: Queries, id: number): Promise<{ id: number; name: string }[]> {
  return tx.rows<{ id: number; name: string }>(sql`
    select e.id, e.title as name from faq_entry_categories x join faq_entries e on e.id = x.faq_entry_id
    where x.faq_category_id = ${id} order by e.id for update of e`);
}

interface Removal {
  readonly id: number;
  /** The entries that have it. */
  readonly entries: readonly number[];
  readonly insteadId: number | undefined;
}

/** Deletes a category, and gives its entries another one where that is given. They count as changed. */
export async function deleteCategoryRow(
  tx: Queries,
  { id, entries, insteadId }: Removal,
  now: Date,
): Promise<void> {
  if (insteadId !== undefined)
    await tx.rows(sql`
      insert into faq_entry_categories (faq_entry_id, faq_category_id)
      select unnest(${idList(entries)}), ${insteadId} on conflict do nothing`);
  await tx.rows(sql`
    update faq_entries set last_updated = ${changedAt(now)} where id = any(${idList(entries)})`);
  await tx.rows(sql`delete from faq_categories where id = ${id}`);
}
