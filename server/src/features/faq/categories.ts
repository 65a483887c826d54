import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { isAudienceKey } from '@lehrpfad/contract/faq/options.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import {
  conflict,
  existsAlready,
  invalidInput,
  notFound,
  refuseStaleValues,
} from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import {
  keepDeletedCategory,
  restoreCategoryRow,
  takeDeletedCategory,
} from './category-deletion-store.ts';
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

/** Replaces the categories of an entry. @throws {AppError} 400 for one that does not exist */
export async function setCategories(
  tx: Queries,
  entryId: number,
  ids: readonly number[],
): Promise<void> {
  if ((await lockCategoryKeys(tx, ids)) !== ids.length)
    throw invalidInput({ Categories: ['Alle Einträge müssen aus der Liste sein'] });
  await replaceCategories(tx, entryId, ids);
}

/** Refuses a name that exists already, ignoring case. */
async function refuseKnown(tx: Queries, key: string, but: number): Promise<void> {
  const known = await findSameKey(tx, key, but);
  if (known) throw existsAlready('key', { ...known });
}

/** Adds a category. @throws {AppError} 409 if one of that name exists */
export function addCategory(db: Database, caller: Actor, key: string): Promise<FaqCategory> {
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

/** Returns a category that editors may change. @throws {AppError} 404, 409 for one of an audience */
async function ownCategory(tx: Queries, id: number): Promise<FaqCategory> {
  const category = await lockCategory(tx, id);
  if (category === undefined) throw notFound();
  if (isAudienceKey(category.key))
    throw conflict('Die Zielgruppen können nicht geändert werden.', { ...category });
  return category;
}

type Key = Pick<FaqCategory, 'key'>;

/** Renames a category. @throws {AppError} 404; 409 for one of an audience, if another one has the name, or somebody else was faster */
export function renameCategory(
  db: Database,
  caller: Actor,
  { id, key, begun }: FaqCategory & { readonly begun?: Key | undefined },
): Promise<FaqCategory> {
  return db.transaction(async (tx) => {
    await lockCategoryTable(tx);
    const before = await ownCategory(tx, id);
    refuseStaleValues<Key>(before, begun);
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
  /** Id of the category that replaces it in its entries. */
  readonly move_to?: number | undefined;
  /** Set if its entries lose it without a replacement. */
  readonly take_off?: '1' | undefined;
}

const inUse = (key: string, entries: number): string =>
  `„${key}“ kann nicht ohne Weiteres gelöscht werden: ${entries === 1 ? '1 Eintrag hat' : `${entries} Einträge haben`} diese Kategorie.`;

/**
 * Deletes a category, which can be undone for an hour. Its entries count as changed, so that concurrent edits of them are refused.
 * @throws {AppError} 400 for a replacement that does not exist, 404, 409 if it has entries and the request does not say what happens to
 * them
 */
export function deleteCategory(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: Actor,
  { id, move_to: target, take_off: isTakenOff }: Deletion,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const { key } = await ownCategory(tx, id);
    const entries = await lockEntriesOf(tx, id);
    if (entries.length > 0 && target === undefined && isTakenOff === undefined)
      throw conflict(inUse(key, entries.length), { id, key, entries: entries.length });
    const instead = target === undefined ? null : await otherCategory(tx, target, id);
    const removal = { id, entries: entries.map((entry) => entry.id), insteadId: instead?.id };
    const former = await deleteCategoryRow(tx, removal, clock());
    const copy = { id, key, entries: former, replacement: instead?.id ?? null };
    await keepDeletedCategory(tx, copy, clock());
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

/**
 * Restores a deleted category in its entries.
 * @throws {AppError} 404 if it was not deleted within the last hour, 409 if another one has its name by now
 */
export function restoreCategory(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: Actor,
  id: number,
): Promise<FaqCategory> {
  return db.transaction(async (tx) => {
    await lockCategoryTable(tx);
    const copy = await takeDeletedCategory(tx, id, clock());
    if (copy === undefined) throw notFound();
    const { key } = copy;
    await refuseKnown(tx, key, id);
    const entries = await restoreCategoryRow(tx, copy, clock());
    await recordAction(tx, {
      caller,
      action: 'created',
      subject: 'faq-category',
      id,
      name: key,
      after: { key, entries },
    });
    return { id, key };
  });
}

/** Returns the category that replaces a deleted one. @throws {AppError} 400 if it is not possible */
async function otherCategory(tx: Queries, id: number, deleted: number): Promise<FaqCategory> {
  const found = await lockCategoryKey(tx, id);
  if (!found || found.id === deleted || isAudienceKey(found.key))
    throw invalidInput({ move_to: ['Bitte eine andere Kategorie wählen.'] });
  return found;
}
