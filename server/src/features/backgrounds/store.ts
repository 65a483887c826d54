import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';

export interface BackgroundRow {
  readonly id: number;
  /** Key in the file store. */
  readonly file: string;
}

export async function visibleBackgrounds(db: Queries): Promise<BackgroundRow[]> {
  return db.rows<BackgroundRow>(
    sql`select id, file from background_images where visible and not deleted order by id`,
  );
}

/** Key of the picture that a variant is made of: the key without its ending is all that a variant's name holds. */
export async function originalOf(db: Queries, stem: string): Promise<string | undefined> {
  const [row] = await db.rows<{ file: string }>(sql`
    select file from background_images
    where not deleted and regexp_replace(file, '\\.[^.]*$', '') = ${stem} limit 1`);
  return row?.file;
}

/** A picture as editors manage it. */
export interface ManagedRow extends BackgroundRow {
  readonly visible: boolean;
  readonly deleted: boolean;
}

const managed = sql`id, file, visible, deleted`;

/** All that are not deleted, the newest first. */
export function managedBackgrounds(db: Queries): Promise<ManagedRow[]> {
  return db.rows<ManagedRow>(
    sql`select ${managed} from background_images where not deleted order by id desc`,
  );
}

/** One that is not deleted, held until the transaction ends. */
export async function lockBackground(tx: Queries, id: number): Promise<ManagedRow | undefined> {
  const [row] = await tx.rows<ManagedRow>(
    sql`select ${managed} from background_images where id = ${id} and not deleted for update`,
  );
  return row;
}

/** @returns its id */
export async function insertBackground(
  tx: Queries,
  { file, visible }: Pick<ManagedRow, 'file' | 'visible'>,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into background_images (file, visible) values (${file}, ${visible}) returning id`);
  if (row === undefined) throw new Error('The picture was not written.');
  return row.id;
}

export async function updateBackground(tx: Queries, row: ManagedRow): Promise<void> {
  await tx.rows(sql`
    update background_images set file = ${row.file}, visible = ${row.visible}, deleted = ${row.deleted}
    where id = ${row.id}`);
}
