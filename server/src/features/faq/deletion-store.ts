import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { bareList, build } from '../../core/database/build.ts';
import { restorableSince } from '../../core/database/sql-parts.ts';
import {
  deletedFaqEntries,
  faqCategories,
  faqEntries,
  faqEntryCategories,
  faqFiles,
} from './schema.ts';
import { entryById } from './store.ts';

const e = alias(faqEntries, 'e');
const x = alias(faqEntryCategories, 'x');
const f = alias(faqFiles, 'f');
const d = alias(deletedFaqEntries, 'd');
const c = alias(faqCategories, 'c');

/** Deletes an entry, and keeps a copy with the rows of its files for an hour for undoing it. */
export async function deleteEntryRow(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    insert into ${deletedFaqEntries} (${bareList(
      deletedFaqEntries,
      'id',
      'title',
      'description',
      'plain_description',
      'public',
      'order',
      'categories',
      'files',
      'deleted_at',
    )})
    select ${e.id}, ${e.title}, ${e.description}, ${e.plain_description}, ${e.public}, ${e.order},
      array(select ${x.faq_category_id} from ${faqEntryCategories} x where ${x.faq_entry_id} = ${e.id}),
      coalesce((select jsonb_agg(to_jsonb(f)) from ${faqFiles} f where ${f.faq_entry_id} = ${e.id}), '[]'),
      ${now.toISOString()}::timestamptz
    from ${faqEntries} e where ${e.id} = ${id}`);
  await tx.rows(build.delete(faqEntries).where(eq(faqEntries.id, id)));
}

/**
 * Restores an entry with its files, under the ids that links to them contain, and with those of its categories that still exist.
 * @returns undefined if it was not deleted within the last hour
 */
export async function restoreEntryRow(
  tx: Queries,
  id: number,
  now: Date,
): Promise<FaqEntry | undefined> {
  const [kept] = await tx.rows(sql`
    select 1 from ${deletedFaqEntries} d where ${d.id} = ${id} and ${d.deleted_at} >= ${restorableSince(now)} for update`);
  if (kept === undefined) return undefined;
  await tx.rows(sql`
    insert into ${faqEntries} (${bareList(
      faqEntries,
      'id',
      'title',
      'description',
      'plain_description',
      'public',
      'order',
      'last_updated',
    )})
    select ${d.id}, ${d.title}, ${d.description}, ${d.plain_description}, ${d.public}, ${d.order},
      ${now.toISOString()}::timestamptz
    from ${deletedFaqEntries} d where ${d.id} = ${id}`);
  await tx.rows(sql`
    insert into ${faqEntryCategories} (${bareList(faqEntryCategories, 'faq_entry_id', 'faq_category_id')})
    select ${id}, ${c.id} from ${faqCategories} c join ${deletedFaqEntries} d on ${c.id} = any(${d.categories})
    where ${d.id} = ${id} for share of c`);
  await tx.rows(sql`
    insert into ${faqFiles} (${bareList(faqFiles, 'id', 'faq_entry_id', 'name', 'file', 'position', 'size', 'type')})
    select a.id, a.faq_entry_id, a.name, a.file, a.position, a.size, a.type
    from ${deletedFaqEntries} d, jsonb_to_recordset(${d.files})
      as a (id int, faq_entry_id int, name text, file text, position smallint, size int, type text)
    where ${d.id} = ${id}`);
  await tx.rows(build.delete(deletedFaqEntries).where(eq(deletedFaqEntries.id, id)));
  return entryById(tx, id);
}

/** Deletes copies that can no longer be restored. @returns keys of their files in the file store */
export async function forgetDeletedRows(tx: Queries, now: Date): Promise<string[]> {
  const gone = await tx.rows<{ files: { file: string }[] }>(sql`
    delete from ${deletedFaqEntries} d where ${d.deleted_at} < ${restorableSince(now)} returning ${d.files}`);
  return gone.flatMap(({ files }) => files.map(({ file }) => file));
}
