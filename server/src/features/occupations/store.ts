import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';

export function brafoFields(db: Queries): Promise<BrafoField[]> {
  return db.rows(sql`select id, number, description from brafo_fields order by number`);
}

const german = new Intl.Collator('de');

/** As a German reader expects it, whatever collation the database has. */
export function byName<Item extends Named>(items: Item[]): Item[] {
  return items.sort((a, b) => german.compare(a.name, b.name) || a.id - b.id);
}

export async function professions(db: Queries): Promise<Named[]> {
  return byName(await db.rows<Named>(sql`select id, name from professions`));
}

/** Job names that people may choose: internal, unmapped, not blocked. */
export async function choosableJobNames(db: Queries): Promise<Named[]> {
  return byName(
    await db.rows<Named>(sql`
      select id, name from job_names where not external and mapping_id is null and not blocked`),
  );
}
