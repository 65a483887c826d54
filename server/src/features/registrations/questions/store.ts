import { requestStatus } from '@lehrpfad/contract/registrations/registrations.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../../core/database/database.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { isUnanswered } from './columns.ts';

interface NewQuestion {
  readonly requestId: number;
  readonly question: string;
  readonly editorId: number;
  readonly token: string;
  readonly now: Date;
  readonly expires: Date;
}

export async function insertQuestion(
  tx: Queries,
  { requestId, question, editorId, token, now, expires }: NewQuestion,
): Promise<void> {
  await tx.rows(sql`
    insert into company_request_questions (company_request_id, question, asked_at, asked_by, expires_at, token_hash)
    values (${requestId}, ${question}, ${now.toISOString()}, ${editorId}, ${expires.toISOString()}, ${hashOf(token)})`);
}

/** A question that can be answered. */
export interface LiveQuestion {
  readonly id: number;
  readonly requestId: number;
  readonly email: string;
  readonly question: string;
  /** A moment, as it is sent out. */
  readonly expires: string;
}

const live = (now: Date) => sql`
  select q.id, q.company_request_id as "requestId", r.email, q.question, ${instant(sql`q.expires_at`)} as expires
  from company_request_questions q
  join company_requests r on r.id = q.company_request_id and r.status = ${requestStatus.open}
  where ${isUnanswered(now)}`;

/** What a link of a mail or of its reminder is about; undefined where it is dead, also because the request has been decided. */
export async function findQuestion(
  db: Queries,
  token: string,
  now: Date,
): Promise<LiveQuestion | undefined> {
  const hash = hashOf(token);
  const [question] = await db.rows<LiveQuestion>(
    sql`${live(now)} and (q.token_hash = ${hash} or q.reminder_hash = ${hash})`,
  );
  return question;
}

/** @returns whether nobody had answered before */
export async function setAnswer(
  tx: Queries,
  id: number,
  answer: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update company_request_questions q set answer = ${answer}, answered_at = ${now.toISOString()}
    where q.id = ${id} and ${isUnanswered(now)} returning q.id`);
  return rows.length === 1;
}

/** Questions that were asked before that moment, and of which nobody was reminded. */
export function questionsToRemind(db: Queries, before: Date, now: Date): Promise<LiveQuestion[]> {
  return db.rows<LiveQuestion>(sql`
    ${live(now)} and q.reminded_at is null and q.asked_at <= ${before.toISOString()}::timestamptz order by q.id`);
}

/** @returns whether it had to be: another process may have been first, or the answer has come */
export async function recordReminded(
  tx: Queries,
  id: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update company_request_questions q set reminded_at = ${now.toISOString()}, reminder_hash = ${hashOf(token)}
    where q.id = ${id} and q.reminded_at is null and ${isUnanswered(now)} returning q.id`);
  return rows.length === 1;
}
