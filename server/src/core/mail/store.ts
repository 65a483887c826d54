import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Mail } from '@lehrpfad/contract/core/operations/mails.ts';
import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { instant } from '../database/sql-parts.ts';
import { mails } from './schema.ts';
import { bare } from '../database/build.ts';

/** All columns except the body. */
const columns = sql`id, kind, recipient as "to", subject, state, attempts, last_error,
  ${instant(sql`created_at`)} as created_at, ${instant(sql`sent_at`)} as sent_at`;

/** Returns a page of the mails, newest first. */
export async function mailPage(
  db: Queries,
  {
    state = null,
    id = null,
    page,
  }: { state?: Mail['state'] | null | undefined; id?: number | null | undefined; page: number },
): Promise<{ count: number; results: Mail[] }> {
  const chosen = sql`from ${mails} where (${state}::text is null or ${mails.state} = ${state})
    and (${id}::int is null or ${mails.id} = ${id})`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await db.rows<Mail>(sql`
    select ${columns} ${chosen} order by mails.created_at desc, id desc
    limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}

export async function mailById(db: Queries, id: number): Promise<Mail | undefined> {
  const [row] = await db.rows<Mail>(sql`select ${columns} from ${mails} where ${mails.id} = ${id}`);
  return row;
}

/**
 * Queues a failed mail once more, as if it were new.
 * @returns undefined if it does not exist or has not failed
 */
export async function queueAgain(db: Queries, id: number): Promise<Mail | undefined> {
  const [row] = await db.rows<Mail>(sql`
    update ${mails}
    set ${bare(mails.state)} = 'waiting', ${bare(mails.attempts)} = 0, ${bare(mails.deaths)} = 0, ${bare(mails.in_hand)} = false,
      ${bare(mails.due_at)} = null
    where ${mails.id} = ${id} and ${mails.state} = 'failed' returning ${columns}`);
  return row;
}

/** Deletes a failed mail. @returns undefined if it does not exist or has not failed */
export async function removeFailed(db: Queries, id: number): Promise<Mail | undefined> {
  const [row] = await db.rows<Mail>(sql`
    delete from ${mails} where ${mails.id} = ${id} and ${mails.state} = 'failed' returning ${columns}`);
  return row;
}
