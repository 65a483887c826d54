import type { FaqCategory, ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, idList, instant, isAmong } from '../../core/database/sql-parts.ts';
import { faqCategories, faqEntries, faqEntryCategories, type FormerEntry } from './schema.ts';
import { bare, bareList, build, pick } from '../../core/database/build.ts';

const c = alias(faqCategories, 'c');
const x = alias(faqEntryCategories, 'x');
const e = alias(faqEntries, 'e');

export function allCategories(db: Queries): Promise<ListedFaqCategory[]> {
  return db.rows<ListedFaqCategory>(sql`
    select ${c.id}, ${c.key},
      (select count(*) from ${faqEntryCategories} x where ${x.faq_category_id} = ${c.id})::int as entries
    from ${faqCategories} c order by lower(${c.key}), ${c.id}`);
}

const idsOf = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`;

/** Locks those of the categories that exist, so that none is deleted before an entry refers to it. @returns how many exist */
export async function lockCategoryKeys(tx: Queries, ids: readonly number[]): Promise<number> {
  const found = await tx.rows(
    sql`select ${faqCategories.id} from ${faqCategories} where ${faqCategories.id} in ${idsOf(ids)} order by ${faqCategories.id} for key share`,
  );
  return found.length;
}

/** Replaces the categories of an entry. */
export async function replaceCategories(
  tx: Queries,
  entryId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.rows(
    build
      .delete(faqEntryCategories)
      .where(
        sql`${faqEntryCategories.faq_entry_id} = ${entryId} and ${faqEntryCategories.faq_category_id} not in ${idsOf(ids)}`,
      ),
  );
  await tx.rows(sql`
    insert into ${faqEntryCategories} (${bareList(faqEntryCategories, 'faq_entry_id', 'faq_category_id')})
    select ${entryId}, ${faqCategories.id} from ${faqCategories} where ${faqCategories.id} in ${idsOf(ids)} on conflict do nothing`);
}

/** Returns another category of that name, ignoring case. */
export async function findSameKey(
  tx: Queries,
  key: string,
  exceptId: number,
): Promise<FaqCategory | undefined> {
  const [known] = await tx.rows(
    build
      .select(pick(faqCategories, 'id', 'key'))
      .from(faqCategories)
      .where(
        sql`lower(${faqCategories.key}) = lower(${key}) and ${faqCategories.id} <> ${exceptId}`,
      ),
  );
  return known;
}

/** Locks the table, so that of two concurrent requests with the same name one is refused. */
export async function lockCategoryTable(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table ${faqCategories} in share row exclusive mode`);
}

export async function insertCategory(tx: Queries, key: string): Promise<FaqCategory> {
  const [category] = await tx.rows(
    build
      .insert(faqCategories)
      .values({ key })
      .returning(pick(faqCategories, 'id', 'key')),
  );
  if (category === undefined) throw new Error('The category was not written.');
  return category;
}

/** Returns a category and locks it for a change until the transaction ends; undefined if there is none. */
export async function lockCategory(tx: Queries, id: number): Promise<FaqCategory | undefined> {
  const [category] = await tx.rows(
    build
      .select(pick(faqCategories, 'id', 'key'))
      .from(faqCategories)
      .where(eq(faqCategories.id, id))
      .for('update'),
  );
  return category;
}

/** Returns a category and prevents its deletion until the transaction ends; undefined if there is none. */
export async function lockCategoryKey(tx: Queries, id: number): Promise<FaqCategory | undefined> {
  const [category] = await tx.rows<FaqCategory>(
    sql`select ${faqCategories.id}, ${faqCategories.key} from ${faqCategories} where ${faqCategories.id} = ${id} for key share`,
  );
  return category;
}

export async function updateCategory(tx: Queries, id: number, key: string): Promise<void> {
  await tx.rows(build.update(faqCategories).set({ key }).where(eq(faqCategories.id, id)));
}

/** Returns the entries of a category, and locks them until the transaction ends. */
export function lockEntriesOf(tx: Queries, id: number): Promise<{ id: number; name: string }[]> {
  return tx.rows<{ id: number; name: string }>(sql`
    select ${e.id}, ${e.title} as name from ${faqEntryCategories} x join ${faqEntries} e on ${e.id} = ${x.faq_entry_id}
    where ${x.faq_category_id} = ${id} order by ${e.id} for update of e`);
}

interface Removal {
  readonly id: number;
  /** Ids of its entries. */
  readonly entries: readonly number[];
  readonly insteadId: number | undefined;
}

/**
 * Deletes a category, and replaces it in its entries if `insteadId` is given. The entries count as changed.
 * @returns its entries as they are now
 */
export async function deleteCategoryRow(
  tx: Queries,
  { id, entries, insteadId }: Removal,
  now: Date,
): Promise<FormerEntry[]> {
  const moved =
    insteadId === undefined
      ? []
      : await tx.rows<{ id: number }>(sql`
          insert into ${faqEntryCategories} (${bareList(faqEntryCategories, 'faq_entry_id', 'faq_category_id')})
          select unnest(${idList(entries)}), ${insteadId} on conflict do nothing returning ${faqEntryCategories.faq_entry_id} as id`);
  const changed = await touchEntries(tx, entries, now);
  await tx.rows(build.delete(faqCategories).where(eq(faqCategories.id, id)));
  const movedIds = new Set(moved.map((entry) => entry.id));
  return changed.map((entry) => ({ ...entry, is_moved: movedIds.has(entry.id) }));
}

/** Makes entries count as changed. */
export function touchEntries(
  tx: Queries,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; last_updated: string }[]> {
  return tx.rows<{ id: number; last_updated: string }>(sql`
    update ${faqEntries} set ${bare(faqEntries.last_updated)} = ${changedAt(now)} where ${isAmong(faqEntries.id, ids)}
    returning ${faqEntries.id}, ${instant(sql`${faqEntries.last_updated}`)} as last_updated`);
}
