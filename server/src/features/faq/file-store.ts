import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { faqEntries, faqFiles } from './schema.ts';
import { bareList, build, pick } from '../../core/database/build.ts';

const f = alias(faqFiles, 'f');
const e = alias(faqEntries, 'e');

export interface StoredAttachment {
  readonly name: string;
  /** Key in the file store. */
  readonly file: string;
  readonly type: string;
}

/** Returns an attachment that the viewer may read; otherwise undefined. */
export async function attachmentById(
  db: Queries,
  id: number,
  viewer: 'everyone' | 'editor',
): Promise<StoredAttachment | undefined> {
  const [found] = await db.rows<StoredAttachment>(sql`
    select ${f.name}, ${f.file}, ${f.type} from ${faqFiles} f join ${faqEntries} e on ${e.id} = ${f.faq_entry_id}
    where ${f.id} = ${id} and (${e.public} or ${viewer === 'editor'})`);
  return found;
}

interface NewFile extends StoredAttachment {
  /** Bytes. */
  readonly size: number;
}

/** Adds files to an entry, after the existing ones. */
export async function insertFiles(
  tx: Queries,
  entryId: number,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx.rows(sql`
    insert into ${faqFiles} (${bareList(faqFiles, 'faq_entry_id', 'name', 'file', 'type', 'size', 'position')})
    select ${entryId}, a.name, a.file, a.type, a.size,
      coalesce((select max(${faqFiles.position}) from ${faqFiles} where ${faqFiles.faq_entry_id} = ${entryId}), 0)
        + row_number() over (order by a.at)
    from rows from (jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as (name text, file text, type text, size int)) with ordinality as a (name, file, type, size, at)
    order by a.at`);
}

export async function countFiles(tx: Queries, entryId: number): Promise<number> {
  const [found] = await tx.rows<{ count: number }>(
    sql`select count(*)::int as count from ${faqFiles} where ${faqFiles.faq_entry_id} = ${entryId}`,
  );
  return found?.count ?? 0;
}

/** Deletes the files of an entry except those with the ids. @returns the keys of the deleted files */
export async function deleteOtherFiles(
  tx: Queries,
  entryId: number,
  kept: readonly number[],
): Promise<string[]> {
  const gone = await tx.rows(
    build
      .delete(faqFiles)
      .where(
        sql`${faqFiles.faq_entry_id} = ${entryId} and ${faqFiles.id} not in (select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)::int)`,
      )
      .returning(pick(faqFiles, 'file')),
  );
  return gone.map(({ file }) => file);
}
