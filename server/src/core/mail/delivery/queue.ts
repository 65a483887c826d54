import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { instant } from '../../database/sql-parts.ts';
import type { MailPart } from './outbox.ts';
import { mails } from '../schema.ts';
import { bare } from '../../database/build.ts';

/** A mail that a sender has claimed until its lease ends. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  /** Null if replies are not read. */
  readonly replyTo: string | null;
  /** Null if its kind cannot be unsubscribed from. */
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly body: readonly MailPart[];
  readonly language: Language;
  readonly messageId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Number of this attempt, from 1; another sender continues the count. */
  readonly attempts: number;
  /** How many processes have died while they sent this mail. */
  readonly deaths: number;
}

/**
 * Claims the mail that has been due longest.
 * @param newMessageId for a mail that does not have one yet
 * @returns undefined if no mail is due
 */
export async function claimMail(
  db: Queries,
  { now, leaseEnds, newMessageId }: { now: Date; leaseEnds: Date; newMessageId: string },
): Promise<ClaimedMail | undefined> {
  const [mail] = await db.rows<ClaimedMail>(sql`
    update ${mails}
    set ${bare(mails.attempts)} = ${mails.attempts} + 1, ${bare(mails.deaths)} = ${mails.deaths} + ${mails.in_hand}::int,
      ${bare(mails.in_hand)} = true, ${bare(mails.due_at)} = ${leaseEnds.toISOString()},
      ${bare(mails.message_id)} = coalesce(${mails.message_id}, ${newMessageId})
    where ${mails.id} = (
      select ${mails.id} from ${mails}
      where ${mails.state} = 'waiting' and (${mails.due_at} is null or ${mails.due_at} <= ${now.toISOString()})
      order by ${mails.due_at} nulls first, ${mails.id} limit 1 for update skip locked)
    returning ${mails.id}, ${mails.kind}, ${mails.recipient} as "to", ${mails.reply_to} as "replyTo",
      ${mails.unsubscribe_url} as "unsubscribeUrl", ${mails.subject}, ${mails.body}, ${mails.language},
      ${mails.message_id} as "messageId", ${mails.attempts}, ${mails.deaths},
      ${instant(sql`created_at`)} as "createdAt"`);
  return mail;
}

/**
 * Marks a mail as sent, even if another sender has claimed it. Deletes its body and its unsubscribe URL, because their links grant access,
 * and its reply address.
 */
export async function markSent(db: Queries, { id }: ClaimedMail, now: Date): Promise<void> {
  await db.rows(sql`
    update ${mails}
    set ${bare(mails.state)} = 'sent', ${bare(mails.in_hand)} = false, ${bare(mails.sent_at)} = ${now.toISOString()},
      ${bare(mails.body)} = null, ${bare(mails.reply_to)} = null, ${bare(mails.unsubscribe_url)} = null, ${bare(mails.due_at)} = null,
      ${bare(mails.last_error)} = null
    where ${mails.id} = ${id} and ${mails.state} <> 'sent'`);
}

/**
 * Records a failed attempt, unless another sender has claimed the mail.
 * @param tryAt undefined if the mail has failed for good
 */
export async function markNotSent(
  db: Queries,
  { id, attempts }: ClaimedMail,
  { reason, tryAt }: { reason: string; tryAt: Date | undefined },
): Promise<void> {
  await db.rows(sql`
    update ${mails}
    set ${bare(mails.last_error)} = ${reason}, ${bare(mails.in_hand)} = false, ${bare(mails.due_at)} = ${tryAt?.toISOString() ?? null},
      ${bare(mails.state)} = ${tryAt ? 'waiting' : 'failed'}
    where ${mails.id} = ${id} and ${mails.attempts} = ${attempts} and ${mails.state} = 'waiting'`);
}

/** Deletes mails that were sent, or were queued and failed, before that moment; never those that are waiting. */
export async function pruneMails(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from ${mails} where ${mails.state} <> 'waiting'
      and coalesce(${mails.sent_at}, ${mails.created_at}) < ${before.toISOString()}::timestamptz`);
}
