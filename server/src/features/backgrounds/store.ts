import { eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { backgroundImages } from './schema.ts';
import { build, pick } from '../../core/database/build.ts';

export interface BackgroundRow {
  readonly id: number;
  /** Key in the file store. */
  readonly file: string;
}

export async function visibleBackgrounds(db: Queries): Promise<BackgroundRow[]> {
  return db.rows(
    build
      .select(pick(backgroundImages, 'id', 'file'))
      .from(backgroundImages)
      .where(sql`${backgroundImages.visible} and not ${backgroundImages.deleted}`)
      .orderBy(backgroundImages.id),
  );
}

/** Returns the key of the picture of a variant; the variant's name contains only the key without its extension. */
export async function originalOf(db: Queries, stem: string): Promise<string | undefined> {
  const [row] = await db.rows(
    build
      .select(pick(backgroundImages, 'file'))
      .from(backgroundImages)
      .where(
        sql`not ${backgroundImages.deleted} and regexp_replace(${backgroundImages.file}, '\\.[^.]*$', '') = ${stem}`,
      )
      .limit(1),
  );
  return row?.file;
}

/** A picture as editors manage it. */
export interface ManagedRow extends BackgroundRow {
  readonly visible: boolean;
  readonly deleted: boolean;
}

const managed = sql`${backgroundImages.id}, ${backgroundImages.file}, ${backgroundImages.visible}, ${backgroundImages.deleted}`;

/** Returns all pictures that are not deleted, the newest first. */
export function managedBackgrounds(db: Queries): Promise<ManagedRow[]> {
  return db.rows<ManagedRow>(
    sql`select ${managed} from ${backgroundImages} where not ${backgroundImages.deleted} order by ${backgroundImages.id} desc`,
  );
}

/** Returns a picture that is not deleted, and locks it until the transaction ends. */
export async function lockBackground(tx: Queries, id: number): Promise<ManagedRow | undefined> {
  const [row] = await tx.rows<ManagedRow>(
    sql`select ${managed} from ${backgroundImages} where ${backgroundImages.id} = ${id} and not ${backgroundImages.deleted} for update`,
  );
  return row;
}

/** Adds a picture. @returns its id */
export async function insertBackground(
  tx: Queries,
  { file, visible }: Pick<ManagedRow, 'file' | 'visible'>,
): Promise<number> {
  const [row] = await tx.rows(
    build
      .insert(backgroundImages)
      .values({ file, visible })
      .returning(pick(backgroundImages, 'id')),
  );
  if (row === undefined) throw new Error('The picture was not written.');
  return row.id;
}

export async function updateBackground(tx: Queries, row: ManagedRow): Promise<void> {
  await tx.rows(
    build
      .update(backgroundImages)
      .set({ file: row.file, visible: row.visible, deleted: row.deleted })
      .where(eq(backgroundImages.id, row.id)),
  );
}
