import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';

/** A PDF of an ad. Siblings have rows of their own and share the stored file, which stays as long as a row names it. */
export interface Attachment {
  readonly name: string;
  /** Key in the file store. */
  readonly file: string;
  readonly size: number;
}

/** The attachments of an ad, in their order. */
export function listAttachments(
  tx: Queries,
  adId: number,
): Promise<(Attachment & { readonly id: number })[]> {
  return tx.rows<Attachment & { id: number }>(sql`
    select id, name, file, size from job_ad_files where job_ad_id = ${adId} order by position, id`);
}

/**
 * Those of the attachments that are there, held until the transaction ends so that nobody removes their files.
 * @param owner account whose ads alone count; null for all ads
 */
export function lockAttachments(
  tx: Queries,
  ids: readonly number[],
  owner: number | null,
): Promise<Attachment[]> {
  const owned = owner === null ? sql`true` : sql`c.user_id = ${owner}`;
  return tx.rows<Attachment>(sql`
    select f.name, f.file, f.size
    from job_ad_files f join job_ads a on a.id = f.job_ad_id join companies c on c.id = a.company_id
    where f.id = any(${idList(ids)}) and ${owned}
    order by f.position, f.id for share of f`);
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
