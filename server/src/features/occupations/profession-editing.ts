import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { ProfessionRow } from '@lehrpfad/contract/occupations/editing.ts';
import { sql } from 'drizzle-orm/sql';
import type { Caller } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { conflict, existsAlready, notFound } from '../../core/http/errors.ts';
import { inSmallLetters } from '../../core/database/sql-parts.ts';
import { recordAction } from '../audit/trail.ts';
import { listOfCounts } from './counted.ts';
import { holds, isSameName } from './letters.ts';

type By = Pick<Caller, 'userId' | 'permission'>;

const uses = sql`
  (select count(*)::int from job_ads a where a.profession_id = p.id) as ads,
  (select count(*)::int from company_professions c where c.profession_id = p.id) as companies,
  (select count(*)::int from job_names n where n.profession_id = p.id) as job_names`;

/** Umlauts stand where a German reader looks for them, whatever collation the database has. */
const byName = sql`translate(lower(p.name), 'äöüßÄÖÜ', 'aousaou') collate "C", p.id`;

/** A page of the professions, by name. */
export async function professionPage(
  db: Queries,
  {
    page,
    search,
    id = null,
  }: { readonly page: number; readonly search: string; readonly id?: number | null | undefined },
): Promise<{ count: number; results: ProfessionRow[] }> {
  const chosen = sql`from professions p where ${holds(inSmallLetters(sql`p.name`), search.trim())}
    and (${id}::integer is null or p.id = ${id}::integer)`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await db.rows<ProfessionRow>(sql`
    select p.id, p.name, ${uses} from (select p.* ${chosen} order by ${byName}
      limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint) p
    order by ${byName}`);
  return { count: counted?.count ?? 0, results };
}

/** So that no two editors give the same name at once. Reading goes on, and using them. */
async function lockProfessions(tx: Queries): Promise<void> {
  await tx.rows(sql`lock table professions in share row exclusive mode`);
}

async function refuseDouble(tx: Queries, name: string, exceptId: number | null): Promise<void> {
  const [other] = await tx.rows<{ id: number; name: string }>(sql`
    select id, name from professions where ${isSameName(inSmallLetters(sql`name`), name)} and id is distinct from ${exceptId}::integer`);
  if (other) throw existsAlready('name', other);
}

/** @throws {AppError} 409 where there is one of that name */
export async function addProfession(tx: Queries, caller: By, name: string): Promise<Named> {
  await lockProfessions(tx);
  await refuseDouble(tx, name, null);
  const [row] = await tx.rows<Named>(
    sql`insert into professions (name) values (${name}) returning id, name`,
  );
  if (!row) throw new Error('The database added a profession without giving it back.');
  const note = { caller, subject: 'profession', id: row.id, name } as const;
  await recordAction(tx, { ...note, action: 'created', after: { name } });
  return row;
}

/** @throws {AppError} 404; 409 where another has the name */
export async function changeProfession(
  tx: Queries,
  caller: By,
  { id, name }: Named,
): Promise<Named> {
  await lockProfessions(tx);
  const [before] = await tx.rows<Named>(sql`select id, name from professions where id = ${id}`);
  if (!before) throw notFound();
  await refuseDouble(tx, name, id);
  if (before.name !== name)
    await tx.rows(sql`update professions set name = ${name} where id = ${id}`);
  const values = { before: { name: before.name }, after: { name } };
  await recordAction(tx, { caller, action: 'changed', subject: 'profession', id, name, ...values });
  return { id, name };
}

/** @throws {AppError} 404; 409 as long as ads, companies or job names have it */
export async function removeProfession(
  tx: Queries,
  caller: By,
  id: number,
): Promise<{ id: number }> {
  // For update: an ad that takes it at this moment comes before, and is counted, or waits and is refused.
  const [locked] = await tx.rows(sql`select 1 from professions where id = ${id} for update`);
  if (!locked) throw notFound();
  const [row] = await tx.rows<ProfessionRow>(
    sql`select p.id, p.name, ${uses} from professions p where p.id = ${id}`,
  );
  if (!row) throw notFound();
  const used = listOfCounts([
    [row.ads, 'Stellenanzeige', 'Stellenanzeigen'],
    [row.companies, 'Firma', 'Firmen'],
    [row.job_names, 'Berufsbezeichnung', 'Berufsbezeichnungen'],
  ]);
  if (used !== '')
    throw conflict(
      `„${row.name}“ kann nicht gelöscht werden: Die Branche wird noch verwendet (${used}).`,
      { ...row },
    );
  await tx.rows(sql`delete from professions where id = ${id}`);
  const note = { caller, subject: 'profession', id, name: row.name } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: { name: row.name } });
  return { id };
}
