import { sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { instant } from '../../database/sql-parts.ts';
import type { MailPart } from './outbox.ts';
import { mails } from '../schema.ts';
import { bare } from '../../database/build.ts';

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
    update ${mails}
    set ${bare(mails.attempts)} = ${mails.attempts} + 1, ${bare(mails.deaths)} = ${mails.deaths} + ${mails.in_hand}::int,
      ${bare(mails.in_hand)} = true, ${bare(mails.due_at)} = ${leaseEnds.toISOString()},
      ${bare(mails.message_id)} = coalesce(${mails.message_id}, ${newMessageId})
    where ${mails.id} = (
      select ${mails.id} from ${mails}
      where ${mails.state} = 'waiting' and (${mails.due_at} is null or ${mails.due_at} <= ${now.toISOString()})
      order by ${mails.due_at} nulls first, ${mails.id} limit 1 for update skip locked)
    returning ${mails.id}, ${mails.kind}, ${mails.recipient} as "to", ${mails.reply_to} as "replyTo", ${mails.subject}, ${mails.body},
      ${mails.message_id} as "messageId", ${mails.attempts}, ${mails.deaths},
      ${instant(sql`created_at`)} as "createdAt"`);
  return mail;
}

/** It is out, whoever has it by now. What it said goes, for its links let their bearer in, and so does whom it asked to answer. */
export async function markSent(db: Queries, { id }: ClaimedMail, now: Date): Promise<void> {
  await db.rows(sql`
    update ${mails}
    set ${bare(mails.state)} = 'sent', ${bare(mails.in_hand)} = false, ${bare(mails.sent_at)} = ${now.toISOString()},
      ${bare(mails.body)} = null, ${bare(mails.reply_to)} = null, ${bare(mails.due_at)} = null,
      ${bare(mails.last_error)} = null
    where ${mails.id} = ${id} and ${mails.state} <> 'sent'`);
}

/** Unless somebody has taken over. @param tryAt undefined where it has failed for good */
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

/** Deletes mails that went out before, or were queued before and have failed; never what waits. */
export async function pruneMails(db: Queries, before: Date): Promise<void> {
  await db.rows(sql`
    delete from ${mails} where ${mails.state} <> 'waiting'
      and coalesce(${mails.sent_at}, ${mails.created_at}) < ${before.toISOString()}::timestamptz`);
}
