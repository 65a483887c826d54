import type { ManagedBackground } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import type { Database } from '../../core/database/database.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { notFound, refuseStale } from '../../core/http/errors.ts';
import type { Actor } from '../../core/security/callers.ts';
import { recordAction } from '../audit/trail.ts';
import {
  deletedBackground,
  forgetDeletedRows,
  keepDeleted,
  takeDeleted,
} from './deletion-store.ts';
import { filesOf, managed, nameOf, type Deps } from './service.ts';
import { fileOf, lockBackground, restoreRow, updateBackground } from './store.ts';

interface Deletion {
  readonly id: number;
  readonly last_updated?: string | undefined;
}

/**
 * Deletes a picture with its smaller versions. For an hour a copy stays that nobody can fetch, so that the deletion can be undone.
 * @throws {AppError} 404 if it does not exist or is deleted, 409 if it has changed since it was read
 */
export async function deleteBackground(
  { db, stored, clock }: Omit<Deps, 'onNew'>,
  caller: Actor,
  { id, last_updated }: Deletion,
): Promise<ManagedBackground> {
  const seen = await fileOf(db, id);
  const copy = seen && (await stored.copyOf('deleted-background', seen));
  const row = await stored.write(copy ? [copy] : [], ([kept]) =>
    db.transaction(async (tx) => {
      const before = await lockBackground(tx, id);
      if (before === undefined) throw notFound();
      refuseStale(managed(before), last_updated);
      const saved = await updateBackground(tx, { ...before, deleted: true });
      // Otherwise somebody has just replaced the file, and the copy is one of the former.
      const isKept = kept !== undefined && before.file === seen;
      if (isKept) await keepDeleted(tx, { id, file: kept }, clock());
      const { visible } = before;
      const subject = { subject: 'background', id, name: nameOf(id) } as const;
      await recordAction(tx, { caller, action: 'deleted', ...subject, before: { visible } });
      return { result: saved, gone: [...filesOf(before.file), isKept ? null : (kept ?? null)] };
    }),
  );
  return managed(row);
}

/**
 * Restores a deleted picture, with a new address: the former one stays invalid for ever, as that of any deleted file.
 * @throws {AppError} 404 if it was not deleted within the last hour
 */
export async function restoreBackground(
  { db, stored, clock, onNew }: Deps,
  caller: Actor,
  id: number,
): Promise<ManagedBackground> {
  const kept = await deletedBackground(db, id, clock());
  const copy = kept && (await stored.copyOf('background', kept.file));
  if (kept === undefined || copy === undefined) throw notFound();
  const { visible } = kept;
  const row = await stored.write([copy], ([file = '']) =>
    db.transaction(async (tx) => {
      if (!(await takeDeleted(tx, id))) throw notFound();
      const restored = await restoreRow(tx, { id, file });
      const subject = { subject: 'background', id, name: nameOf(id) } as const;
      await recordAction(tx, { caller, action: 'created', ...subject, after: { visible } });
      return { result: restored, gone: [kept.file] };
    }),
  );
  onNew(row.file);
  return managed(row);
}

/** Deletes the copies of deleted pictures that can no longer be restored. */
export async function forgetDeletedBackgrounds(
  { db, stored }: { readonly db: Database; readonly stored: Pick<StoredFiles, 'remove'> },
  now: Date,
): Promise<void> {
  await stored.remove(await forgetDeletedRows(db, now));
}
