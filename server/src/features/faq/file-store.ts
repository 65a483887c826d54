import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';

export interface StoredAttachment {
  readonly name: string;
  /** Key in the file store. */
  readonly file: string;
  readonly type: string;
}

/** An attachment that the viewer may read; undefined for every other. */
export async function attachmentById(
  db: Queries,
  id: number,
  viewer: 'everyone' | 'editor',
): Promise<StoredAttachment | undefined> {
  const [found] = await db.rows<StoredAttachment>(sql`
    select f.name, f.file, f.type from faq_files f join faq_entries e on e.id = f.faq_entry_id
    where f.id = ${id} and (e.public or ${viewer === 'editor'})`);
  return found;
}

interface NewFile extends StoredAttachment {
  /** Bytes. */
  readonly size: number;
}

/** Adds files of an entry behind those that are there. */
export async function insertFiles(
  tx: Queries,
  entryId: number,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx.rows(sql`
    insert into faq_files (faq_entry_id, name, file, type, size, position)
    select ${entryId}, a.name, a.file, a.type, a.size,
      coalesce((select max(position) from faq_files where faq_entry_id = ${entryId}), 0)
        + row_number() over (order by a.at)
    from rows from (jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as (name text, file text, type text, size int)) with ordinality as a (name, file, type, size, at)
    order by a.at`);
}

export async function countFiles(tx: Queries, entryId: number): Promise<number> {
  const [found] = await tx.rows<{ count: number }>(
    sql`select count(*)::int as count from faq_files where faq_entry_id = ${entryId}`,
  );
  return found?.count ?? 0;
}

/** Deletes the files of an entry but those with the ids. @returns the keys of those that go */
export async function deleteOtherFiles(
  tx: Queries,
  entryId: number,
  kept: readonly number[],
): Promise<string[]> {
  const gone = await tx.rows<{ file: string }>(sql`
    delete from faq_files where faq_entry_id = ${entryId}
      and id not in (select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)::int)
    returning file`);
  return gone.map(({ file }) => file);
}

/** @returns keys in the file store */
export async function listFileKeys(tx: Queries, entryId: number): Promise<string[]> {
  const files = await tx.rows<{ file: string }>(
    sql`select file from faq_files where faq_entry_id = ${entryId}`,
  );
  return files.map(({ file }) => file);
}
