import { isInScope } from '../../companies/scope-store.ts';
import type { Scope } from '../../../core/security/callers.ts';
import { alias, eq, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { idList, isAmong } from '../../../core/database/sql-parts.ts';
import { companies } from '../../companies/schema.ts';
import { jobAdFiles, jobAds } from '../schema.ts';
import { bare, bareList, build, pick, type RowOf } from '../../../core/database/build.ts';

const c = alias(companies, 'c');
const f = alias(jobAdFiles, 'f');
const a = alias(jobAds, 'a');

/** A PDF of an ad. Siblings have rows of their own and share the stored file, which is kept while a row refers to it. */
export type Attachment = RowOf<typeof jobAdFiles, 'name' | 'file' | 'size'>;

/** Returns the attachments of an ad in their order. */
export function listAttachments(
  tx: Queries,
  adId: number,
): Promise<(Attachment & { readonly id: number })[]> {
  return tx.rows(
    build
      .select(pick(jobAdFiles, 'id', 'name', 'file', 'size'))
      .from(jobAdFiles)
      .where(eq(jobAdFiles.job_ad_id, adId))
      .orderBy(jobAdFiles.position, jobAdFiles.id),
  );
}

/**
 * Returns those of the attachments that exist, and locks them until the transaction ends, so that nobody removes their files.
 * @param owner the account whose ads count; null for all ads
 */
export function lockAttachments(
  tx: Queries,
  ids: readonly number[],
  scope: Scope | null,
): Promise<Attachment[]> {
  const owned = scope === null ? sql`true` : isInScope(c, scope);
  return tx.rows<Attachment>(sql`
    select ${f.name}, ${f.file}, ${f.size}
    from ${jobAdFiles} f join ${jobAds} a on ${a.id} = ${f.job_ad_id} join ${companies} c on ${c.id} = ${a.company_id}
    where ${isAmong(f.id, ids)} and ${owned}
    order by ${f.position}, ${f.id} for share of f`);
}

/** Replaces the attachments of the given ads. @returns keys of files to which some of them no longer refer */
export async function setFiles(
  tx: Queries,
  adIds: readonly number[],
  attachments: readonly Attachment[],
): Promise<string[]> {
  const wanted = sql`
    jsonb_to_recordset(${JSON.stringify(attachments.map((one, at) => ({ ...one, position: at + 1 })))}::jsonb)
    as wanted (name text, file text, size int, position smallint)`;
  const gone = await tx.rows<{ file: string }>(sql`
    delete from ${jobAdFiles} f where ${isAmong(f.job_ad_id, adIds)}
      and not exists (select from ${wanted} where wanted.file = ${f.file}) returning ${f.file}`);
  await tx.rows(sql`
    update ${jobAdFiles} f set ${bare(jobAdFiles.position)} = wanted.position from ${wanted}
    where ${isAmong(f.job_ad_id, adIds)} and ${f.file} = wanted.file and ${f.position} <> wanted.position`);
  await tx.rows(sql`
    insert into ${jobAdFiles} (${bareList(jobAdFiles, 'job_ad_id', 'name', 'file', 'size', 'position')})
    select ad.id, wanted.name, wanted.file, wanted.size, wanted.position
    from unnest(${idList(adIds)}) as ad (id) cross join ${wanted}
    where not exists (
      select from ${jobAdFiles} f where ${f.job_ad_id} = ad.id and ${f.file} = wanted.file)
    order by ad.id, wanted.position`);
  return gone.map(({ file }) => file);
}
