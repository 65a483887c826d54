import { isEditor, type Actor } from '../../../core/security/callers.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Queries } from '../../../core/database/database.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import type { NewFile } from '../../../core/files/stored-files.ts';
import { checkPdf, pdfName } from '../../../core/files/uploaded-pdf.ts';
import type { UploadedFile } from '../../../core/files/uploads.ts';
import { listAttachments, lockAttachments, type Attachment } from './attachment-store.ts';

/** @throws {AppError} 400 for what is not a PDF; of several files it names the one */
export async function newFiles(uploaded: readonly UploadedFile[]): Promise<NewFile[]> {
  const nameOf = ({ name }: UploadedFile) => (uploaded.length > 1 ? pdfName(name) : undefined);
  for (const file of uploaded) await checkPdf(file.bytes, nameOf(file));
  return uploaded.map(({ bytes }) => ({ kind: 'attachment', bytes }));
}

/** Returns the uploaded files as attachments with their keys. */
export function uploadedAs(
  uploaded: readonly UploadedFile[],
  keys: readonly string[],
): Attachment[] {
  return keys.flatMap((file, at) => {
    const one = uploaded[at];
    return one === undefined ? [] : [{ name: pdfName(one.name), file, size: one.bytes.length }];
  });
}

/** @throws {AppError} 400 for more than three */
export function refuseTooManyFiles(attachments: readonly Attachment[]): void {
  if (attachments.length > limits.adFiles) {
    throw invalidInput({ file: [`Max. ${limits.adFiles} Dateien!`] });
  }
}

function refuseUnknown(found: number, asked: number): void {
  if (found === asked) return;
  throw invalidInput({ current_files: ['Alle Einträge müssen aus der Liste sein'] });
}

/** Returns the attachments of an ad that stay: all, or those with the ids. @throws {AppError} 400 for one that it does not have */
export async function keptFiles(
  tx: Queries,
  adId: number,
  ids: readonly number[] | undefined,
): Promise<Attachment[]> {
  const rows = await listAttachments(tx, adId);
  const staying = ids === undefined ? rows : rows.filter(({ id }) => ids.includes(id));
  if (ids !== undefined) refuseUnknown(staying.length, ids.length);
  return staying.map(({ name, file, size }) => ({ name, file, size }));
}

/** Returns the attachments that a new ad takes over from ads that the caller may change. @throws {AppError} 400 for other attachments */
export async function takenOverFiles(
  tx: Queries,
  caller: Actor,
  ids: readonly number[],
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  // Locked until the new ad refers to the files, so that nobody removes them before.
  const rows = await lockAttachments(tx, ids, isEditor(caller) ? null : caller);
  refuseUnknown(rows.length, ids.length);
  return [...new Map(rows.map((row) => [row.file, row])).values()];
}
