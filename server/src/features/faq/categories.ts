import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { isAudienceKey } from '@lehrpfad/contract/faq/options.ts';
import type { Caller } from '../../core/security/callers.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { conflict, existsAlready, invalidInput, notFound } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import {
  findSameKey,
  insertCategory,
  lockCategory,
  lockCategoryKey,
  lockCategoryKeys,
  lockCategoryTable,
  lockEntriesOf,
  deleteCategoryRow,
  replaceCategories,
  updateCategory,
} from './category-store.ts';

type Author = Pick<Caller, 'userId' | 'permission'>;

/** Gives an entry these categories and no others. @throws {AppError} 400 for one that is not there */
export async function setCategories(
  tx: Queries,
  entryId: number,
  ids: readonly number[],
): Promise<void> {
  if ((await lockCategoryKeys(tx, ids)) !== ids.length)
    throw invalidInput({ Categories: ['Alle Einträge müssen aus der Liste sein'] });
  await replaceCategories(tx, entryId, ids);
}

/** Whatever its letters' case. */
async function refuseKnown(tx: Queries, key: string, but: number): Promise<void> {
  const known = await findSameKey(tx, key, but);
  if (known) throw existsAlready('key', { ...known });
}

/** Adds a category. @throws {AppError} 409 where there is one of that name */
export function addCategory(db: Database, caller: Author, key: string): Promise<FaqCategory> {
  return db.transaction(async (tx) => {
    await lockCategoryTable(tx);
    await refuseKnown(tx, key, 0);
    const category = await insertCategory(tx, key);
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
  const category = await lockCategory(tx, id);
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
    await lockCategoryTable(tx);
    const before = await ownCategory(tx, id);
    await refuseKnown(tx, key, id);
    await updateCategory(tx, id, key);
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
    const entries = await lockEntriesOf(tx, id);
    if (entries.length > 0 && target === undefined && isTakenOff === undefined)
      throw conflict(inUse(key, entries.length), { id, key, entries: entries.length });
    const instead = target === undefined ? null : await otherCategory(tx, target, id);
    const removal = { id, entries: entries.map((entry) => entry.id), insteadId: instead?.id };
    await deleteCategoryRow(tx, removal, clock());
    await recordAction(tx, {
      caller,
      action: 'deleted',
      subject: 'faq-category',
      id,
      name: key,
      before: { key, entries },
      ...(instead && { after: { key: instead.key } }),
    });
    return {};
  });
}

/** The category that entries get instead of one that is deleted. @throws {AppError} 400 where it cannot be that */
async function otherCategory(tx: Queries, id: number, deleted: number): Promise<FaqCategory> {
  const found = await lockCategoryKey(tx, id);
  if (!found || found.id === deleted || isAudienceKey(found.key))
    throw invalidInput({ move_to: ['Bitte eine andere Kategorie wählen.'] });
  return found;
}
