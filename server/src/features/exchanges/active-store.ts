import type { Queries } from '../../core/database/database.ts';
import { sql } from '../../core/database/drizzle.ts';
import { exchanges } from './schema.ts';

/** Returns the active exchanges with the address that their settings name; null for kinds that have a fixed one. */
export function listActiveAddresses(
  db: Queries,
): Promise<{ readonly key: string; readonly kind: string; readonly url: string | null }[]> {
  return db.rows(sql`
    select ${exchanges.key}, ${exchanges.kind}, ${exchanges.settings} ->> 'url' as url from ${exchanges}
    where ${exchanges.active}
    order by ${exchanges.rank}, ${exchanges.id}`);
}
