import { storedContent, type DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import { bare, bareList } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { changedAt, instant } from '../../../core/database/sql-parts.ts';
import { jobAdDrafts } from '../schema.ts';

const d = alias(jobAdDrafts, 'd');

export interface StoredDraft {
  readonly id: number;
  readonly content: DraftContent;
  readonly last_updated: string;
}

/** Parses a stored content field by field: a later version may refuse values that an earlier one has accepted. */
function readContent(stored: Readonly<Record<string, unknown>>): DraftContent {
  const fields = Object.entries(storedContent.shape).map(([name, field]) => {
    const { data = field.parse(undefined) } = field.safeParse(stored[name]);
    return [name, data];
  });
  return Object.fromEntries(fields) as DraftContent;
}

async function readDrafts(db: Queries, condition: SQL): Promise<StoredDraft[]> {
  const rows = await db.rows<
    Omit<StoredDraft, 'content'> & { content: Record<string, unknown> }
  >(sql`
    select ${d.id}, ${d.content}, ${instant(sql`${d.last_updated}`)} as last_updated
    from ${jobAdDrafts} d where ${condition}`);
  return rows.map(({ content, ...row }) => ({ ...row, content: readContent(content) }));
}

/** Returns the drafts of an account, the last changed first. */
export const draftsOf = (db: Queries, userId: number): Promise<StoredDraft[]> =>
  readDrafts(db, sql`${d.user_id} = ${userId} order by ${d.last_updated} desc, ${d.id} desc`);

/** Returns a draft of an account and locks it; undefined if the account has no such draft. */
export async function lockDraft(
  tx: Queries,
  userId: number,
  id: number,
): Promise<StoredDraft | undefined> {
  const [draft] = await readDrafts(
    tx,
    sql`${d.id} = ${id} and ${d.user_id} = ${userId} for update`,
  );
  return draft;
}

export async function countDrafts(db: Queries, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from ${jobAdDrafts} d where ${d.user_id} = ${userId}`,
  );
  return row?.count ?? 0;
}

const written = sql`${jobAdDrafts.id}, ${instant(sql`${jobAdDrafts.last_updated}`)} as last_updated`;

type Written = Pick<StoredDraft, 'id' | 'last_updated'>;

export async function insertDraft(
  tx: Queries,
  userId: number,
  content: DraftContent,
  now: Date,
): Promise<StoredDraft[]> {
  const moment = sql`date_trunc('milliseconds', ${now.toISOString()}::timestamptz)`;
  const rows = await tx.rows<Written>(sql`
    insert into ${jobAdDrafts} (${bareList(jobAdDrafts, 'user_id', 'content', 'created_at', 'last_updated')})
    values (${userId}, ${JSON.stringify(content)}::text::jsonb, ${moment}, ${moment}) returning ${written}`);
  return rows.map((row) => ({ ...row, content }));
}

export async function updateDraft(
  tx: Queries,
  id: number,
  content: DraftContent,
  now: Date,
): Promise<StoredDraft[]> {
  const rows = await tx.rows<Written>(sql`
    update ${jobAdDrafts} set ${bare(jobAdDrafts.content)} = ${JSON.stringify(content)}::text::jsonb,
      ${bare(jobAdDrafts.last_updated)} = ${changedAt(now)}
    where ${jobAdDrafts.id} = ${id} returning ${written}`);
  return rows.map((row) => ({ ...row, content }));
}

/** Deletes a draft of an account. @returns whether there was one */
export async function removeDraft(tx: Queries, userId: number, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from ${jobAdDrafts} d where ${d.id} = ${id} and ${d.user_id} = ${userId} returning ${d.id}`);
  return rows.length > 0;
}

/** Deletes the drafts that were not changed since a moment. */
export async function removeOldDrafts(db: Queries, before: Date): Promise<void> {
  await db.rows(
    sql`delete from ${jobAdDrafts} d where ${d.last_updated} < ${before.toISOString()}::timestamptz`,
  );
}

/** Gives the drafts of a person to another one: those of a colleague who leaves stay with the account. */
export async function reassignDrafts(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${jobAdDrafts} set ${bare(jobAdDrafts.user_id)} = ${to} where ${jobAdDrafts.user_id} = ${from}`);
}
