import { requestStatus } from '@lehrpfad/contract/registrations/registrations.ts';
import { sql, type SQL } from 'drizzle-orm/sql';
import { instant } from '../../../core/database/sql-parts.ts';

/** Of `company_request_questions q`: nobody has answered it, and the link in its mail works. */
export const isUnanswered = (now: Date): SQL =>
  sql`(q.answered_at is null and q.expires_at > ${now.toISOString()}::timestamptz)`;

/** Whether `company_requests r`, if it is open, waits for an answer. Once the link has expired it is up to the editors again. */
export const isWaiting = (now: Date): SQL => sql`exists (
  select from company_request_questions q where q.company_request_id = r.id and ${isUnanswered(now)})`;

/** Of `company_requests r`; null where it does not wait. */
export const waitingSince = (now: Date): SQL => sql`
  case when r.status = ${requestStatus.open} then (
    select ${instant(sql`max(q.asked_at)`)} from company_request_questions q
    where q.company_request_id = r.id and ${isUnanswered(now)}) end`;

/** What was asked back about `company_requests r`, with the answers. */
export const questions = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'question', q.question, 'asked', ${instant(sql`q.asked_at`)},
    'asked_by', coalesce(btrim(e.first_name || ' ' || e.last_name), ''), 'expires', ${instant(sql`q.expires_at`)},
    'reminded', ${instant(sql`q.reminded_at`)}, 'answer', q.answer, 'answered', ${instant(sql`q.answered_at`)}) order by q.id), '[]')
  from company_request_questions q left join users e on e.id = q.asked_by where q.company_request_id = r.id)`;
