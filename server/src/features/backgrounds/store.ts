import { sql } from 'drizzle-orm';
import type { Queries } from '../../floor/database.ts';

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
