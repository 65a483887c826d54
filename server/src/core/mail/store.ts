import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Mail } from '@lehrpfad/contract/core/mails.ts';
import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { instant } from '../database/sql-parts.ts';

/** Never what it says. */
const columns = sql`id, kind, recipient as "to", subject, state, attempts, last_error,
  ${instant(sql`created_at`)} as created_at, ${instant(sql`sent_at`)} as sent_at`;

/** A page of the mails, the newest first. */
export async function mailPage(
  db: Queries,
  { state = null, page }: { state?: Mail['state'] | null | undefined; page: number },
): Promise<{ count: number; results: Mail[] }> {
  const chosen = sql`from mails where (${state}::text is null or state = ${state})`;
  const [counted] = await db.rows<{ count: number }>(sql`select count(*)::int as count ${chosen}`);
  const results = await db.rows<Mail>(sql`
    select ${columns} ${chosen} order by mails.created_at desc, id desc
    limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return { count: counted?.count ?? 0, results };
}

export async function mailById(db: Queries, id: number): Promise<Mail | undefined> {
  const [row] = await db.rows<Mail>(sql`select ${columns} from mails where id = ${id}`);
  return row;
}

/** Has a failed mail sent once more, as if it were new. @returns undefined where there is none, or it has not failed */
export async function queueAgain(db: Queries, id: number): Promise<Mail | undefined> {
  const [row] = await db.rows<Mail>(sql`
    update mails set state = 'waiting', attempts = 0, deaths = 0, in_hand = false, due_at = null
    where id = ${id} and state = 'failed' returning ${columns}`);
  return row;
}
