import { sql } from '../database/drizzle.ts';
import type { Queries } from '../database/database.ts';
import { instant } from '../database/sql-parts.ts';
import type { MailPart } from './outbox.ts';

/** A mail that one sender has taken on until its lease ends. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  /** Null where answers are not read. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly messageId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** This attempt's number, from 1. Whoever takes over counts on. */
  readonly attempts: number;
  /** How many processes have died while they sent it. */
  readonly deaths: number;
}

/**
 * Takes on the mail that has waited longest.
 * @param newMessageId for a mail that has none yet
 * @returns undefined where none is due
 */
export async function claimMail(
  db: Queries,
  { now, leaseEnds, newMessageId }: { now: Date; leaseEnds: Date; newMessageId: string },
): Promise<ClaimedMail | undefined> {
  const [mail] = await db.rows<ClaimedMail>(sql`
    update mails set attempts = attempts + 1, deaths = deaths + in_hand::int, in_hand = true, due_at = ${leaseEnds.toISOString()},
      message_id = coalesce(message_id, ${newMessageId})
    where id = (
      select id from mails
      where state = 'waiting' and (due_at is null or due_at <= ${now.toISOString()})
      order by due_at nulls first, id limit 1 for update skip locked)
    returning id, kind, recipient as "to", reply_to as "replyTo", subject, body, message_id as "messageId", attempts, deaths,
      ${instant(sql`created_at`)} as "createdAt"`);
  return mail;
}

/** It is out, whoever has it by now. What it said goes, for its links let their bearer in, and so does whom it asked to answer. */
export async function markSent(db: Queries, { id }: ClaimedMail, now: Date): Promise<void> {
  await db.rows(sql`
    update mails set state = 'sent', in_hand = false, sent_at = ${now.toISOString()}, body = null, reply_to = null, due_at = null,
      last_error = null
    where id = ${id} and state <> 'sent'`);
}

/** Unless somebody has taken over. @param tryAt undefined where it has failed for good */
export async function markNotSent(
  db: Queries,
  { id, attempts }: ClaimedMail,
  { reason, tryAt }: { reason: string; tryAt: Date | undefined },
): Promise<void> {
  await db.rows(sql`
    update mails set last_error = ${reason}, in_hand = false, due_at = ${tryAt?.toISOString() ?? null},
      state = ${tryAt ? 'waiting' : 'failed'}
    where id = ${id} and attempts = ${attempts} and state = 'waiting'`);
}

/** Deletes mails that went out before, or were queued before and have failed; never what waits. */
export async function pruneMails(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from mails where state <> 'waiting'
      and coalesce(sent_at, created_at) < ${before.toISOString()}::timestamptz`);
}
