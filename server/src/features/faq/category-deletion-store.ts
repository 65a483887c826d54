import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { bareList, build } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { idList, instant, restorableSince } from '../../core/database/sql-parts.ts';
import { touchEntries } from './category-store.ts';
import {
  deletedFaqCategories,
  faqCategories,
  faqEntries,
  faqEntryCategories,
  type FormerEntry,
} from './schema.ts';

const d = alias(deletedFaqCategories, 'd');
const e = alias(faqEntries, 'e');
const c = alias(faqCategories, 'c');

/** A deleted category. */
interface DeletedCategory extends FaqCategory {
  readonly entries: readonly FormerEntry[];
  /** Id of the category that its entries got instead. */
  readonly replacement: number | null;
}

/** Keeps a copy of a deleted category for an hour. */
export async function keepDeletedCategory(
  tx: Queries,
  { id, key, entries, replacement }: DeletedCategory,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into ${deletedFaqCategories} (${bareList(deletedFaqCategories, 'id', 'key', 'entries', 'replacement', 'deleted_at')})
    values (${id}, ${key}, ${JSON.stringify(entries)}::jsonb, ${replacement}::int, ${now.toISOString()}::timestamptz)`);
}

/** Removes the copy of a category that was deleted within the last hour, and returns it. */
export async function takeDeletedCategory(
  tx: Queries,
  id: number,
  now: Date,
): Promise<DeletedCategory | undefined> {
  const [row] = await tx.rows<DeletedCategory>(sql`
    delete from ${deletedFaqCategories} d where ${d.id} = ${id} and ${d.deleted_at} >= ${restorableSince(now)}
    returning ${d.id}, ${d.key}, ${d.entries}, ${d.replacement}`);
  return row;
}

/**
 * Stores a category under its former id and gives it to those of its entries that still exist. Those that got the replacement lose that
 * again, unless somebody has changed them since.
 * @returns the entries
 */
export async function restoreCategoryRow(
  tx: Queries,
  { id, key, entries, replacement }: DeletedCategory,
  now: Date,
): Promise<{ id: number; name: string }[]> {
  await tx.rows(build.insert(faqCategories).values({ id, key }));
  const present = await tx.rows<{ id: number; name: string; last_updated: string }>(sql`
    select ${e.id}, ${e.title} as name, ${instant(sql`${e.last_updated}`)} as last_updated from ${faqEntries} e
    where ${e.id} = any(${idList(entries.map((entry) => entry.id))}) order by ${e.id} for update`);
  const ids = present.map((entry) => entry.id);
  await tx.rows(sql`
    insert into ${faqEntryCategories} (${bareList(faqEntryCategories, 'faq_entry_id', 'faq_category_id')})
    select unnest(${idList(ids)}), ${c.id} from ${faqCategories} c where ${c.id} = ${id}`);
  const unchanged = present.filter((one) =>
    entries.some(
      (entry) => entry.id === one.id && entry.is_moved && entry.last_updated === one.last_updated,
    ),
  );
  await tx.rows(
    build
      .delete(faqEntryCategories)
      .where(
        sql`${faqEntryCategories.faq_category_id} = ${replacement} and ${faqEntryCategories.faq_entry_id} = any(${idList(unchanged.map((one) => one.id))})`,
      ),
  );
  await touchEntries(tx, ids, now);
  return present.map((entry) => ({ id: entry.id, name: entry.name }));
}

/** Deletes copies that can no longer be restored. */
export async function forgetDeletedCategories(tx: Queries, now: Date): Promise<void> {
  await tx.rows(
    build
      .delete(deletedFaqCategories)
      .where(sql`${deletedFaqCategories.deleted_at} < ${restorableSince(now)}`),
  );
}
