import type { FaqCategory } from '@lehrpfad/contract/faq-categories.ts';
import { isAudienceKey } from '@lehrpfad/contract/faq-options.ts';
import { sql } from 'drizzle-orm/sql';
import type { Caller } from '../../floor/callers.ts';
import type { Database, Queries } from '../../floor/database.ts';
import { conflict, existsAlready, invalidInput, notFound } from '../../floor/errors.ts';
import { noteAction } from '../audit/trail.ts';

type Author = Pick<Caller, 'userId' | 'permission'>;

export function allCategories(db: Queries): Promise<FaqCategory[]> {
  return db.rows<FaqCategory>(sql`select id, key from faq_categories order by lower(key), id`);
}

/** Gives an entry these categories and no others. @throws {AppError} 400 for one that is not there */
export async function setCategories(
  tx: Queries,
  entryId: number,
  ids: readonly number[],
): Promise<void> {
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`;
  // Held, so that none is deleted before the entry names it.
  const found = await tx.rows(
    sql`select id from faq_categories where id in ${wanted} order by id for key share`,
  );
  if (found.length !== ids.length)
    throw invalidInput({ Categories: ['Alle Einträge müssen aus der Liste sein'] });
  await tx.rows(sql`
    delete from faq_entry_categories where faq_entry_id = ${entryId} and faq_category_id not in ${wanted}`);
  await tx.rows(sql`
    insert into faq_entry_categories (faq_entry_id, faq_category_id)
    select ${entryId}, id from faq_categories where id in ${wanted} on conflict do nothing`);
}

/** Whatever its letters' case. */
async function refuseKnown(tx: Queries, key: string, but: number): Promise<void> {
  const [known] = await tx.rows<FaqCategory>(sql`
    select id, key from faq_categories where lower(key) = lower(${key}) and id <> ${but}`);
  if (known) throw existsAlready('key', { ...known });
}

/** One after the other, so that two of one name at once are refused like two in a row. */
const inTurn = (tx: Queries) => tx.rows(sql`lock table faq_categories in share row exclusive mode`);

/** Adds a category. @throws {AppError} 409 where there is one of that name */
export function addCategory(db: Database, caller: Author, key: string): Promise<FaqCategory> {
  return db.transaction(async (tx) => {
    await inTurn(tx);
    await refuseKnown(tx, key, 0);
    const [category] = await tx.rows<FaqCategory>(
      sql`insert into faq_categories (key) values (${key}) returning id, key`,
    );
    if (category === undefined) throw new Error('The category was not written.');
    await noteAction(tx, {
      ...{ caller, action: 'created', subject: 'faq-category', id: category.id, name: key },
      after: { key },
    });
    return category;
  });
}

/** A category of the editors' own. @throws {AppError} 404, 409 for one of an audience */
async function ownCategory(tx: Queries, id: number): Promise<FaqCategory> {
  const [category] = await tx.rows<FaqCategory>(
    sql`select id, key from faq_categories where id = ${id} for update`,
  );
  if (category === undefined) throw notFound();
  if (isAudienceKey(category.key))
    throw conflict('Die Zielgruppen können nicht geändert werden.', { ...category });
  return category;
}

/** Renames a category. @throws {AppError} 404, 409 */
export function renameCategory(
  db: Database,
  caller: Author,
  id: number,
  key: string,
): Promise<FaqCategory> {
  return db.transaction(async (tx) => {
    await inTurn(tx);
    const before = await ownCategory(tx, id);
    await refuseKnown(tx, key, id);
    await tx.rows(sql`update faq_categories set key = ${key} where id = ${id}`);
    await noteAction(tx, {
      ...{ caller, action: 'changed', subject: 'faq-category', id, name: key },
      ...{ before: { key: before.key }, after: { key } },
    });
    return { id, key };
  });
}

/** Deletes a category; entries lose it. @throws {AppError} 404, 409 */
export function deleteCategory(
  db: Database,
  caller: Author,
  id: number,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const { key } = await ownCategory(tx, id);
    const of = await tx.rows<{ id: number; name: string }>(sql`
      select e.id, e.title as name from faq_entry_categories x join faq_entries e on e.id = x.faq_entry_id
      where x.faq_category_id = ${id} order by e.id`);
    await tx.rows(sql`delete from faq_categories where id = ${id}`);
    await noteAction(tx, {
      ...{ caller, action: 'deleted', subject: 'faq-category', id, name: key },
      before: { key, entries: of },
    });
    return {};
  });
}
