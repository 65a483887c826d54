import type { FaqEntry, FaqPatch, NewFaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { CleanHtml, WithCleanHtml } from '../../core/html/clean-html.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { invalidInput, notFound, refuseStale } from '../../core/http/errors.ts';
import type { StoredFiles, Written } from '../../core/files/stored-files.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { recordAction } from '../audit/trail.ts';
import { readAttachment, type Attachment } from './attachment.ts';
import { setCategories } from './categories.ts';
import { countFiles, deleteOtherFiles, insertFiles } from './file-store.ts';
import { deleteEntryRow, forgetDeletedRows, restoreEntryRow } from './deletion-store.ts';
import { forgetDeletedCategories } from './category-deletion-store.ts';
import { entryById, insertEntry, lockEntry, updateEntry } from './store.ts';

export interface Deps {
  readonly db: Database;
  readonly stored: Pick<StoredFiles, 'write'>;
  readonly clock: Clock;
}

interface Added {
  readonly attachments: readonly Attachment[];
  /** Keys of the stored files. */
  readonly keys: readonly string[];
}

/** Stores the files, and then writes the rows that refer to them. */
async function save<T>(
  { db, stored }: Deps,
  uploaded: readonly UploadedFile[],
  work: (tx: Queries, added: Added) => Promise<Written<T>>,
): Promise<T> {
  const attachments: Attachment[] = [];
  // One after the other, since each picture is decoded.
  for (const file of uploaded) attachments.push(await readAttachment(file));
  const files = attachments.map(({ bytes }) => ({ kind: 'faq', bytes }) as const);
  return stored.write(files, (keys) => db.transaction((tx) => work(tx, { attachments, keys })));
}

/** @throws {AppError} 400 if the text is empty */
function readable(html: CleanHtml): CleanHtml {
  if (readableText(html) === '') throw invalidInput({ description: ['Pflichtfeld!'] });
  return html;
}

/** @returns null if the text is empty: the description is then used instead */
function readablePlain(html: CleanHtml): CleanHtml | null {
  return readableText(html) === '' ? null : html;
}

/** Fields with HTML. */
type RichText = 'description' | 'plain_description';

/** Returns the data of an entry that the audit trail stores. */
function traced({ Categories, files, ...entry }: FaqEntry) {
  const { title, description, plain_description, public: isPublic, order } = entry;
  return {
    title,
    description,
    plain_description,
    public: isPublic,
    order,
    Categories: Categories.map(({ id, key }) => ({ id, name: key })),
    files: files.map(({ id, name }) => ({ id, name })),
  };
}

/** Adds files after the existing ones. @throws {AppError} 400 for too many */
async function addFiles(tx: Queries, id: number, { attachments, keys }: Added): Promise<void> {
  const files = keys.flatMap((file, at) => {
    const one = attachments[at];
    return one ? [{ name: one.name, type: one.type, size: one.bytes.length, file }] : [];
  });
  await insertFiles(tx, id, files);
  if ((await countFiles(tx, id)) > limits.faqFiles)
    throw invalidInput({ file: [`Max. ${limits.faqFiles} Dateien!`] });
}

/** Deletes all files of an entry except those with the ids. @returns the keys of the deleted files */
async function keepFiles(
  tx: Queries,
  { id, files }: FaqEntry,
  kept: readonly number[] | null | undefined,
): Promise<string[]> {
  if (kept === undefined || kept === null) return [];
  if (!kept.every((one) => files.some((file) => file.id === one)))
    throw invalidInput({ current_files: ['Alle Einträge müssen aus der Liste sein'] });
  return deleteOtherFiles(tx, id, kept);
}

/** Adds an entry with its files. */
export function addEntry(
  deps: Deps,
  caller: Actor,
  { current_files: kept, ...form }: WithCleanHtml<NewFaqEntry, RichText>,
  uploaded: readonly UploadedFile[],
): Promise<FaqEntry> {
  const description = readable(form.description);
  const plain = readablePlain(form.plain_description);
  return save(deps, uploaded, async (tx, added) => {
    const id = await insertEntry(tx, { ...form, description, plain }, deps.clock());
    await keepFiles(tx, await entryById(tx, id), kept);
    await setCategories(tx, id, form.Categories);
    await addFiles(tx, id, added);
    const result = await entryById(tx, id);
    await recordAction(tx, {
      caller,
      action: 'created',
      subject: 'faq-entry',
      id,
      name: result.title,
      after: traced(result),
    });
    return { result };
  });
}

/** Changes the sent fields of an entry. @throws {AppError} 404, 409 with the present entry if it has changed since it was read */
export function changeEntry(
  deps: Deps,
  caller: Actor,
  id: number,
  { current_files: kept, last_updated: lastUpdated, ...sent }: WithCleanHtml<FaqPatch, RichText>,
  uploaded: readonly UploadedFile[],
): Promise<FaqEntry> {
  const html = sent.description === undefined ? undefined : readable(sent.description);
  const { plain_description: sentPlain } = sent;
  const plain = sentPlain === undefined ? undefined : readablePlain(sentPlain);
  return save(deps, uploaded, async (tx, added) => {
    const before = await lockEntry(tx, id);
    if (before === undefined) throw notFound();
    refuseStale(before, lastUpdated);
    const gone = await keepFiles(tx, before, kept);
    const { title, public: isPublic, order } = sent;
    const values = { title, public: isPublic, order, description: html, plain };
    await updateEntry(tx, id, values, deps.clock());
    if (sent.Categories !== undefined) await setCategories(tx, id, sent.Categories);
    await addFiles(tx, id, added);
    const result = await entryById(tx, id);
    await recordAction(tx, {
      caller,
      action: 'changed',
      subject: 'faq-entry',
      id,
      name: result.title,
      before: traced(before),
      after: traced(result),
    });
    return { result, gone };
  });
}

interface Deletion {
  readonly id: number;
  readonly last_updated?: string | undefined;
}

/**
 * Deletes an entry. For an hour its files stay, so that the deletion can be undone.
 * @throws {AppError} 404; 409 if it has changed since it was read
 */
export function deleteEntry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Actor,
  { id, last_updated }: Deletion,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const before = await lockEntry(tx, id);
    if (before === undefined) throw notFound();
    refuseStale(before, last_updated);
    await deleteEntryRow(tx, id, clock());
    await recordAction(tx, {
      caller,
      action: 'deleted',
      subject: 'faq-entry',
      id,
      name: before.title,
      before: traced(before),
    });
    return {};
  });
}

/** Restores a deleted entry with its files. @throws {AppError} 404 if it was not deleted within the last hour */
export function restoreEntry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Actor,
  id: number,
): Promise<FaqEntry> {
  return db.transaction(async (tx) => {
    const restored = await restoreEntryRow(tx, id, clock());
    if (restored === undefined) throw notFound();
    await recordAction(tx, {
      caller,
      action: 'created',
      subject: 'faq-entry',
      id,
      name: restored.title,
      after: traced(restored),
    });
    return restored;
  });
}

/** Deletes what is kept of deleted entries and categories that can no longer be restored, with the files. */
export async function forgetDeletedEntries(
  { db, stored }: { readonly db: Database; readonly stored: Pick<StoredFiles, 'remove'> },
  now: Date,
): Promise<void> {
  await forgetDeletedCategories(db, now);
  await stored.remove(await db.transaction((tx) => forgetDeletedRows(tx, now)));
}
