import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { companies } from '../companies/schema.ts';
import { backgroundImages } from './schema.ts';
import { bare, build, pick } from '../../core/database/build.ts';

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

/** Returns the key of the picture of a variant, which is one of the start page or of a company; the variant's name contains only the key without its extension. */
export async function originalOf(db: Queries, stem: string): Promise<string | undefined> {
  const [row] = await db.rows<{ file: string }>(sql`
    select ${backgroundImages.file} from ${backgroundImages}
    where not ${backgroundImages.deleted} and regexp_replace(${backgroundImages.file}, '\\.[^.]*$', '') = ${stem}
    union all select ${companies.cover} from ${companies} where ${companies.cover} = ${stem}::text || '.jpg' limit 1`);
  return row?.file;
}

/** A picture as editors manage it. */
export interface ManagedRow extends BackgroundRow {
  readonly visible: boolean;
  readonly deleted: boolean;
  readonly last_updated: string;
}

const managed = sql`${backgroundImages.id}, ${backgroundImages.file}, ${backgroundImages.visible}, ${backgroundImages.deleted},
  ${instant(sql`${backgroundImages.last_updated}`)} as last_updated`;

/** Returns all pictures that are not deleted, the newest first. */
export function managedBackgrounds(db: Queries): Promise<ManagedRow[]> {
  return db.rows<ManagedRow>(
    sql`select ${managed} from ${backgroundImages} where not ${backgroundImages.deleted} order by ${backgroundImages.id} desc`,
  );
}

/** Returns the key of a picture's file; undefined if it does not exist or is deleted. */
export async function fileOf(db: Queries, id: number): Promise<string | undefined> {
  const [row] = await db.rows(
    build
      .select(pick(backgroundImages, 'file'))
      .from(backgroundImages)
      .where(sql`${backgroundImages.id} = ${id} and not ${backgroundImages.deleted}`),
  );
  return row?.file;
}

/** Returns a picture that is not deleted, and locks it until the transaction ends. */
export async function lockBackground(tx: Queries, id: number): Promise<ManagedRow | undefined> {
  const [row] = await tx.rows<ManagedRow>(
    sql`select ${managed} from ${backgroundImages} where ${backgroundImages.id} = ${id} and not ${backgroundImages.deleted} for update`,
  );
  return row;
}

/** Adds a picture. */
export async function insertBackground(
  tx: Queries,
  { file, visible }: Pick<ManagedRow, 'file' | 'visible'>,
): Promise<ManagedRow> {
  const [row] = await tx.rows<ManagedRow>(sql`
    insert into ${backgroundImages} (${bare(backgroundImages.file)}, ${bare(backgroundImages.visible)})
    values (${file}, ${visible}) returning ${managed}`);
  if (row === undefined) throw new Error('The picture was not written.');
  return row;
}

/** Stores a picture that the transaction has locked. @returns the picture with the time of this change */
export async function updateBackground(
  tx: Queries,
  { id, file, visible, deleted }: Omit<ManagedRow, 'last_updated'>,
): Promise<ManagedRow> {
  const [row] = await tx.rows<ManagedRow>(sql`
    update ${backgroundImages} set ${bare(backgroundImages.file)} = ${file}, ${bare(backgroundImages.visible)} = ${visible},
      ${bare(backgroundImages.deleted)} = ${deleted}, ${bare(backgroundImages.last_updated)} = ${changedAt()}
    where ${backgroundImages.id} = ${id} returning ${managed}`);
  if (row === undefined) throw new Error(`Picture ${id} went away while it was locked.`);
  return row;
}

/** Restores a deleted picture with another file, shown or hidden as before. */
export async function restoreRow(
  tx: Queries,
  { id, file }: Pick<ManagedRow, 'id' | 'file'>,
): Promise<ManagedRow> {
  const [row] = await tx.rows<ManagedRow>(sql`
    update ${backgroundImages} set ${bare(backgroundImages.file)} = ${file}, ${bare(backgroundImages.deleted)} = false,
      ${bare(backgroundImages.last_updated)} = ${changedAt()}
    where ${backgroundImages.id} = ${id} returning ${managed}`);
  if (row === undefined) throw new Error(`Picture ${id} went away while it was restored.`);
  return row;
}
