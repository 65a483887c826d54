import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput } from '../../core/http/errors.ts';
import { idList } from '../../core/database/sql-parts.ts';
import type { NewFile } from '../../core/files/stored-files.ts';
import { checkPdf, pdfName } from '../../core/files/uploaded-pdf.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { isEditor, type Editing } from './policy.ts';

/** A PDF of an ad. Siblings have rows of their own and share the stored file, which stays as long as a row names it. */
export interface Attachment {
  readonly name: string;
  /** Key in the file store. */
  readonly file: string;
  readonly size: number;
}

/** @throws {AppError} 400 for what is not a PDF */
export async function newFiles(uploaded: readonly UploadedFile[]): Promise<NewFile[]> {
  for (const { bytes } of uploaded) await checkPdf(bytes);
  return uploaded.map(({ bytes }) => ({ kind: 'attachment', bytes }));
}

/** What was uploaded, by the keys under which it lies. */
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

/** The attachments of an ad that stay: all, or those with the ids. @throws {AppError} 400 for one that it has not */
export async function stayingFiles(
  tx: Queries,
  adId: number,
  ids: readonly number[] | undefined,
): Promise<Attachment[]> {
  const rows = await tx.rows<Attachment & { id: number }>(sql`
    select id, name, file, size from job_ad_files where job_ad_id = ${adId} order by position, id`);
  const staying = ids === undefined ? rows : rows.filter(({ id }) => ids.includes(id));
  if (ids !== undefined) refuseUnknown(staying.length, ids.length);
  return staying.map(({ name, file, size }) => ({ name, file, size }));
}

/** Attachments that a new ad takes over from others: those of ads that the caller may touch. @throws {AppError} 400 for others */
export async function takenOverFiles(
  tx: Queries,
  caller: Editing,
  ids: readonly number[],
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const owned = isEditor(caller) ? sql`true` : sql`c.user_id = ${caller.userId}`;
  // Held until the new ad names them too, so that nobody removes the files in between.
  const rows = await tx.rows<Attachment>(sql`
    select f.name, f.file, f.size
    from job_ad_files f join job_ads a on a.id = f.job_ad_id join companies c on c.id = a.company_id
    where f.id = any(${idList(ids)}) and ${owned}
    order by f.position, f.id for share of f`);
  refuseUnknown(rows.length, ids.length);
  return [...new Map(rows.map((row) => [row.file, row])).values()];
}

/** Gives all of those ads these attachments and no others. @returns keys of files that some of them no longer name */
export async function setFiles(
  tx: Queries,
  adIds: readonly number[],
  attachments: readonly Attachment[],
): Promise<string[]> {
  const wanted = sql`
    jsonb_to_recordset(${JSON.stringify(attachments.map((one, at) => ({ ...one, position: at + 1 })))}::jsonb)
    as wanted (name text, file text, size int, position smallint)`;
  const gone = await tx.rows<{ file: string }>(sql`
    delete from job_ad_files f where job_ad_id = any(${idList(adIds)})
      and not exists (select from ${wanted} where wanted.file = f.file) returning file`);
  await tx.rows(sql`
    update job_ad_files f set position = wanted.position from ${wanted}
    where f.job_ad_id = any(${idList(adIds)}) and f.file = wanted.file and f.position <> wanted.position`);
  await tx.rows(sql`
    insert into job_ad_files (job_ad_id, name, file, size, position)
    select ad.id, wanted.name, wanted.file, wanted.size, wanted.position
    from unnest(${idList(adIds)}) as ad (id) cross join ${wanted}
    where not exists (
      select from job_ad_files f where f.job_ad_id = ad.id and f.file = wanted.file)
    order by ad.id, wanted.position`);
  return gone.map(({ file }) => file);
}
