import { bareList, build, pick } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import { restorableSince } from '../../core/database/sql-parts.ts';
import { backgroundImages, deletedBackgroundImages } from './schema.ts';

const d = alias(deletedBackgroundImages, 'd');

/** A deleted picture. */
interface DeletedRow {
  readonly id: number;
  /** Key of its copy in the file store. */
  readonly file: string;
  /** Whether the start page has shown it. */
  readonly visible: boolean;
}

/** Keeps the copy of a deleted picture for an hour. */
export async function keepDeleted(
  tx: Queries,
  { id, file }: Pick<DeletedRow, 'id' | 'file'>,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into ${deletedBackgroundImages} (${bareList(deletedBackgroundImages, 'id', 'file', 'deleted_at')})
    values (${id}, ${file}, ${now.toISOString()}::timestamptz)`);
}

/** Returns a picture that was deleted within the last hour. */
export async function deletedBackground(
  db: Queries,
  id: number,
  now: Date,
): Promise<DeletedRow | undefined> {
  const [row] = await db.rows<DeletedRow>(sql`
    select ${d.id}, ${d.file}, ${backgroundImages.visible}
    from ${deletedBackgroundImages} d join ${backgroundImages} on ${backgroundImages.id} = ${d.id}
    where ${d.id} = ${id} and ${d.deleted_at} >= ${restorableSince(now)}`);
  return row;
}

/** Removes the copy of a picture that is restored. @returns false if another call has restored it */
export async function takeDeleted(tx: Queries, id: number): Promise<boolean> {
  const rows = await tx.rows(
    build
      .delete(deletedBackgroundImages)
      .where(eq(deletedBackgroundImages.id, id))
      .returning(pick(deletedBackgroundImages, 'id')),
  );
  return rows.length > 0;
}

/** Removes copies that can no longer be restored. @returns keys of their files */
export async function forgetDeletedRows(tx: Queries, now: Date): Promise<string[]> {
  const gone = await tx.rows<{ file: string }>(sql`
    delete from ${deletedBackgroundImages} d where ${d.deleted_at} < ${restorableSince(now)} returning ${d.file}`);
  return gone.map(({ file }) => file);
}
