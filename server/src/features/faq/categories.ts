import type { FaqCategory, ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { isAudienceKey } from '@lehrpfad/contract/faq/options.ts';
import { sql } from 'drizzle-orm/sql';
import type { Caller } from '../../core/security/callers.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { conflict, existsAlready, invalidInput, notFound } from '../../core/http/errors.ts';
import { changedAt, idList } from '../../core/database/sql-parts.ts';
import { recordAction } from '../audit/trail.ts';

type Author = Pick<Caller, 'userId' | 'permission'>;

export function allCategories(db: Queries): Promise<ListedFaqCategory[]> {
  return db.rows<ListedFaqCategory>(sql`
    select c.id, c.key,
      (select count(*) from faq_entry_categories x where x.faq_category_id = c.id)::int as entries
    from faq_categories c order by lower(c.key), c.id`);
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
    await recordAction(tx, {
      caller,
      action: 'created',
      subject: 'faq-category',
      id: category.id,
      name: key,
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
    await recordAction(tx, {
      caller,
      action: 'changed',
      subject: 'faq-category',
      id,
      name: key,
      before: { key: before.key },
      after: { key },
    });
    return { id, key };
  });
}

interface Deletion {
  readonly id: number;
  /** The category that its entries get instead. */
  readonly move_to?: number | undefined;
  /** Its entries lose it. */
  readonly take_off?: '1' | undefined;
}

const inUse = (key: string, entries: number): string =>
  `„${key}“ kann nicht ohne Weiteres gelöscht werden: ${entries === 1 ? '1 Eintrag hat' : `${entries} Einträge haben`} diese Kategorie.`;

/**
 * Deletes a category. Whoever edits one of its entries at this moment is told that the entry has changed.
 * @throws {AppError} 400 for a category to move to that is not there, 404, 409 where it has entries and nothing is said of them
 */
export function deleteCategory(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: Author,
  { id, move_to: target, take_off: isTakenOff }: Deletion,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const { key } = await ownCategory(tx, id);
    const of = await tx.rows<{ id: number; name: string }>(sql`
      select e.id, e.title as name from faq_entry_categories x join faq_entries e on e.id = x.faq_entry_id
      where x.faq_category_id = ${id} order by e.id for update of e`);
    if (of.length > 0 && target === undefined && isTakenOff === undefined)
      throw conflict(inUse(key, of.length), { id, key, entries: of.length });
    const instead = target === undefined ? null : await otherCategory(tx, target, id);
    const entries = idList(of.map((entry) => entry.id));
    if (instead)
      await tx.rows(sql`
        insert into faq_entry_categories (faq_entry_id, faq_category_id)
        select unnest(${entries}), ${instead.id} on conflict do nothing`);
    await tx.rows(sql`
      update faq_entries set last_updated = ${changedAt(clock())} where id = any(${entries})`);
    await tx.rows(sql`delete from faq_categories where id = ${id}`);
    await recordAction(tx, {
      caller,
      action: 'deleted',
      subject: 'faq-category',
      id,
      name: key,
      before: { key, entries: of },
      ...(instead && { after: { key: instead.key } }),
    });
    return {};
  });
}

/** The category that entries get instead of one that is deleted. @throws {AppError} 400 where it cannot be that */
async function otherCategory(tx: Queries, id: number, deleted: number): Promise<FaqCategory> {
  const [found] = await tx.rows<FaqCategory>(
    sql`select id, key from faq_categories where id = ${id} for key share`,
  );
  if (!found || found.id === deleted || isAudienceKey(found.key))
    throw invalidInput({ move_to: ['Bitte eine andere Kategorie wählen.'] });
  return found;
}
