import type {
  ManagedBackground,
  patchBackground,
} from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { z } from 'zod';
import type { AuditAction } from '@lehrpfad/contract/audit/options.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { invalidInput, notFound, refuseStale } from '../../core/http/errors.ts';
import { mediaPath } from '../../core/files/files.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { readPicture } from '../../core/files/uploaded-picture.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { recordAction } from '../audit/trail.ts';
import { insertBackground, lockBackground, updateBackground, type ManagedRow } from './store.ts';
import { sourcesOf, variantKeys } from './variant-names.ts';

export interface Deps {
  readonly db: Database;
  readonly stored: Pick<StoredFiles, 'write' | 'copyOf'>;
  readonly clock: Clock;
  /** Called with a new picture after it is committed. */
  readonly onNew: (key: string) => void;
}

/** Returns a picture as the API shows it. */
export function managed({ file: key, ...row }: ManagedRow): ManagedBackground {
  return { ...row, file: mediaPath(key) ?? '', sources: sourcesOf(key) };
}

/** Returns the name of a picture in the audit trail. */
export const nameOf = (id: number) => `Hintergrundbild ${id}`;

/** Returns the keys of a picture and all its smaller versions. */
export const filesOf = (key: string) => [key, ...variantKeys(key)];

async function newFiles(uploaded: readonly UploadedFile[]) {
  const files = [];
  for (const { bytes } of uploaded) {
    const picture = await readPicture(bytes, 'file', limits.backgroundPixels);
    files.push({ kind: 'background', bytes: picture } as const);
  }
  return files;
}

/** Adds a picture. @throws {AppError} 400 without a file, or if it is not a picture */
export async function addBackground(
  { db, stored, onNew }: Deps,
  caller: Actor,
  { visible }: { visible: boolean },
  uploaded: readonly UploadedFile[],
): Promise<ManagedBackground> {
  if (uploaded.length === 0) throw invalidInput({ file: ['Pflichtfeld!'] });
  const row = await stored.write(await newFiles(uploaded), ([file = '']) =>
    db.transaction(async (tx) => {
      const added = await insertBackground(tx, { file, visible });
      const { id } = added;
      await recordAction(tx, {
        caller,
        action: 'created',
        subject: 'background',
        id,
        name: nameOf(id),
        after: { file: uploaded[0]?.name ?? '', visible },
      });
      return { result: added };
    }),
  );
  onNew(row.file);
  return managed(row);
}

type Change = z.output<NonNullable<typeof patchBackground.body>>;

function actionOf(before: ManagedRow, after: ManagedRow): AuditAction {
  if (after.file !== before.file || after.visible === before.visible) return 'changed';
  return after.visible ? 'shown' : 'hidden';
}

async function note(
  tx: Queries,
  caller: Actor,
  before: ManagedRow,
  after: ManagedRow,
  [sent]: readonly UploadedFile[],
): Promise<void> {
  const { id } = before;
  const isReplaced = after.file !== before.file;
  await recordAction(tx, {
    caller,
    action: actionOf(before, after),
    subject: 'background',
    id,
    name: nameOf(id),
    before: { visible: before.visible, ...(isReplaced && { file: null }) },
    after: { visible: after.visible, ...(isReplaced && { file: sent?.name || 'Neues Bild' }) },
  });
}

/**
 * Shows or hides a picture, or replaces its file.
 * @throws {AppError} 404 if it does not exist or is deleted, 409 if it has changed since it was read, 400 if the file is not a picture
 */
export async function changeBackground(
  { db, stored, onNew }: Deps,
  caller: Actor,
  id: number,
  { visible, last_updated }: Change,
  uploaded: readonly UploadedFile[],
): Promise<ManagedBackground> {
  const row = await stored.write(await newFiles(uploaded), ([file]) =>
    db.transaction(async (tx) => {
      const before = await lockBackground(tx, id);
      if (before === undefined) throw notFound();
      refuseStale(managed(before), last_updated);
      const after = {
        ...before,
        file: file ?? before.file,
        visible: visible ?? before.visible,
      };
      const isReplaced = after.file !== before.file;
      if (!isReplaced && after.visible === before.visible) return { result: after };
      const saved = await updateBackground(tx, after);
      await note(tx, caller, before, after, uploaded);
      return { result: saved, gone: isReplaced ? filesOf(before.file) : [] };
    }),
  );
  if (uploaded.length > 0) onNew(row.file);
  return managed(row);
}
