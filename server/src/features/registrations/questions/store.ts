import { requestStatus } from '@lehrpfad/contract/registrations/registrations.ts';
import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { companyRequestQuestions, companyRequests } from '../schema.ts';
import { users } from '../../accounts/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const q = alias(companyRequestQuestions, 'q');
const r = alias(companyRequests, 'r');
const e = alias(users, 'e');

/** Condition that `company_request_questions q` is not answered, and the link in its mail is valid. */
const isUnanswered = (now: Date): SQL =>
  sql`(${q.answered_at} is null and ${q.expires_at} > ${now.toISOString()}::timestamptz)`;

/** Condition that an open `company_requests r` waits for an answer. After the link has expired, the request waits for the editors again. */
export const isWaiting = (now: Date): SQL => sql`exists (
  select from ${companyRequestQuestions} q where ${q.company_request_id} = ${r.id} and ${isUnanswered(now)})`;

/** Time since which `company_requests r` has waited; null if it does not wait. */
export const waitingSince = (now: Date): SQL => sql`
  case when ${r.status} = ${requestStatus.open} then (
    select ${instant(sql`max(${q.asked_at})`)} from ${companyRequestQuestions} q
    where ${q.company_request_id} = ${r.id} and ${isUnanswered(now)}) end`;

/** The questions about `company_requests r`, with the answers. */
export const questions = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${q.id}, 'question', ${q.question}, 'asked', ${instant(sql`${q.asked_at}`)},
    'asked_by', coalesce(btrim(${e.first_name} || ' ' || ${e.last_name}), ''), 'expires', ${instant(sql`${q.expires_at}`)},
    'reminded', ${instant(sql`${q.reminded_at}`)}, 'answer', ${q.answer}, 'answered', ${instant(sql`${q.answered_at}`)})
        order by ${q.id}), '[]')
  from ${companyRequestQuestions} q left join ${users} e on ${e.id} = ${q.asked_by} where ${q.company_request_id} = ${r.id})`;

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
    insert into ${companyRequestQuestions} (${bareList(companyRequestQuestions, 'company_request_id', 'question', 'asked_at', 'asked_by', 'expires_at', 'token_hash')})
    values (${requestId}, ${question}, ${now.toISOString()}, ${editorId}, ${expires.toISOString()}, ${hashOf(token)})`);
}

/** A question that can be answered. */
export interface ValidQuestion {
  readonly id: number;
  readonly requestId: number;
  readonly email: string;
  readonly question: string;
  /** A time, in the format of the API. */
  readonly expires: string;
}

const live = (now: Date) => sql`
  select ${q.id}, ${q.company_request_id} as "requestId", ${r.email}, ${q.question}, ${instant(sql`${q.expires_at}`)} as expires
  from ${companyRequestQuestions} q
  join ${companyRequests} r on ${r.id} = ${q.company_request_id} and ${r.status} = ${requestStatus.open}
  where ${isUnanswered(now)}`;

/** Returns the question of a link in a mail or its reminder; undefined if the link is invalid, also after a decision on the request. */
export async function findQuestion(
  db: Queries,
  token: string,
  now: Date,
): Promise<ValidQuestion | undefined> {
  const hash = hashOf(token);
  const [question] = await db.rows<ValidQuestion>(
    sql`${live(now)} and (${q.token_hash} = ${hash} or ${q.reminder_hash} = ${hash})`,
  );
  return question;
}

/** @returns whether it was not answered before */
export async function setAnswer(
  tx: Queries,
  id: number,
  answer: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${companyRequestQuestions} q
    set ${bare(companyRequestQuestions.answer)} = ${answer}, ${bare(companyRequestQuestions.answered_at)} = ${now.toISOString()}
    where ${q.id} = ${id} and ${isUnanswered(now)} returning ${q.id}`);
  return rows.length === 1;
}

/** Returns the questions that were asked before a time, and that have had no reminder. */
export function questionsToRemind(db: Queries, before: Date, now: Date): Promise<ValidQuestion[]> {
  return db.rows<ValidQuestion>(sql`
    ${live(now)} and ${q.reminded_at} is null and ${q.asked_at} <= ${before.toISOString()}::timestamptz order by ${q.id}`);
}

/** @returns false if another process has sent the reminder, or the answer has come */
export async function recordReminded(
  tx: Queries,
  id: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update ${companyRequestQuestions} q
    set ${bare(companyRequestQuestions.reminded_at)} = ${now.toISOString()},
      ${bare(companyRequestQuestions.reminder_hash)} = ${hashOf(token)}
    where ${q.id} = ${id} and ${q.reminded_at} is null and ${isUnanswered(now)} returning ${q.id}`);
  return rows.length === 1;
}
