import { listPublicBackgrounds } from '@lehrpfad/contract/backgrounds.ts';
import { sql } from 'drizzle-orm';
import type { Api } from '../../floor/api.ts';
import type { Queries } from '../../floor/database.ts';
import { mediaPath } from '../../floor/files.ts';

export function registerBackgrounds(api: Api, db: Queries): void {
  api.answer(listPublicBackgrounds, async () => {
    const images = await db.rows<{ id: number; file: string }>(
      sql`select id, file from background_images where visible and not deleted order by id`,
    );
    return images.flatMap(({ id, file: key }) => {
      const file = mediaPath(key);
      return file === null ? [] : [{ id, file }];
    });
  });
}
