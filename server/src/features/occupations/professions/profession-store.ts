import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { ProfessionRow } from '@lehrpfad/contract/occupations/editing.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { containsText, inSmallLetters, isSameName } from '../../../core/database/sql-parts.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { companyProfessions } from '../../companies/schema.ts';
import { jobNames, professions } from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const a = alias(jobAds, 'a');
const p = alias(professions, 'p');
const c = alias(companyProfessions, 'c');
const n = alias(jobNames, 'n');

const uses = sql`
  (select count(*)::int from ${jobAds} a where ${a.profession_id} = ${p.id}) as ads,
  (select count(*)::int from ${companyProfessions} c where ${c.profession_id} = ${p.id}) as companies,
  (select count(*)::int from ${jobNames} n where ${n.profession_id} = ${p.id}) as job_names`;

/** German order with umlauts as their base letters, whatever the database's collation. */
const byName = sql`translate(lower(${p.name}), 'äöüßÄÖÜ', 'aousaou') collate "C", ${p.id}`;

/** Returns a page of the professions, sorted by name. */
export async function professionPage(
  db: Queries,
  {
    page,
    search,
    id = null,
  }: { readonly page: number; readonly search: string; readonly id?: number | null | undefined },
): Promise<{ count: number; results: ProfessionRow[] }> {
  const chosen = sql`from ${professions} p where ${containsText(inSmallLetters(sql`${p.name}`), search.trim())}
    and (${id}::integer is null or ${p.id} = ${id}::integer)`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await db.rows<ProfessionRow>(sql`
    select p.id, p.name, ${uses} from (select p.* ${chosen} order by ${byName}
      limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint) p
    order by ${byName}`);
  return { count: counted?.count ?? 0, results };
}

/** Locks the table, so that concurrent changes cannot set the same name. Reading and using professions stay possible. */
export async function lockProfessions(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table ${professions} in share row exclusive mode`);
}

/** Returns another profession with that name, ignoring case. */
export async function findOtherProfession(
  tx: Queries,
  name: string,
  exceptId: number | null,
): Promise<Named | undefined> {
  const [other] = await tx.rows<Named>(sql`
    select ${professions.id}, ${professions.name} from ${professions} where ${isSameName(inSmallLetters(sql`name`), name)}
        and ${professions.id} is distinct from ${exceptId}::integer`);
  return other;
}

/** Returns a profession with the numbers of its uses. */
export async function findProfession(tx: Queries, id: number): Promise<ProfessionRow | undefined> {
  const [row] = await tx.rows<ProfessionRow>(
    sql`select ${p.id}, ${p.name}, ${uses} from ${professions} p where ${p.id} = ${id}`,
  );
  return row;
}

/**
 * Locks a profession for deletion: an ad that uses it at the same time is either counted, or waits and is refused.
 * @returns whether it exists
 */
export async function lockProfession(tx: Queries, id: number): Promise<boolean> {
  return (
    (await tx.rows(sql`select 1 from ${professions} where ${professions.id} = ${id} for update`))
      .length > 0
  );
}

export async function insertProfession(tx: Queries, name: string): Promise<Named> {
  const [row] = await tx.rows<Named>(
    sql`insert into ${professions} (${bareList(professions, 'name')}) values (${name}) returning ${professions.id}, ${professions.name}`,
  );
  if (!row) throw new Error('The database added a profession without giving it back.');
  return row;
}

export async function updateProfession(tx: Queries, { id, name }: Named): Promise<void> {
  await tx.rows(
    sql`update ${professions} set ${bare(professions.name)} = ${name} where ${professions.id} = ${id}`,
  );
}

export async function deleteProfession(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from ${professions} where ${professions.id} = ${id}`);
}
