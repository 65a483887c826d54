import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';
import { sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { isMailAddress } from '../address.ts';
import { mails } from '../schema.ts';
import { bareList } from '../../database/build.ts';

/** A piece of what a mail says: a paragraph, a button with its address, somebody's own words, or a list. */
export type MailPart =
  | string
  | { readonly label: string; readonly url: string }
  | { readonly quote: string }
  | { readonly items: readonly string[] };

/** Who gets what. Nothing that a stranger wrote freely goes to an address that the stranger chose. */
export interface NewMail {
  /** Kebab-case, such as `password-reset`; the list of mails shows it. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly body: readonly MailPart[];
  /** Who reads answers; nobody does where nothing is said. */
  readonly replyTo?: string;
  /** Where there is a mail with the same key already, this one is not queued. */
  readonly onceKey?: string;
}

/** Encoded it has to fit the 998 characters of a header's line (RFC 5322, 2.1.1). */
const longestSubject = 200;

/** A subject made of foreign text: one line, cut between two visible characters where it is longer than a subject may be. */
export function subjectOf(text: string): string {
  const line = singleLine(text);
  if (line.length <= longestSubject) return line;
  let end = 0;
  for (const { index } of new Intl.Segmenter('de').segment(line.slice(0, longestSubject)))
    end = index;
  return `${line.slice(0, end).trimEnd()}…`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}<>"]+$/u.test(text) && URL.canParse(text);
}

/** Messages without the refused value: it may be somebody's address. */
function refuseUnsendable({ to, replyTo, subject, body }: NewMail): void {
  if (!isMailAddress(to)) throw new Error('A mail goes to one bare address.');
  if (replyTo !== undefined && !isMailAddress(replyTo))
    throw new Error('A mail is answered to one bare address.');
  if (subject === '' || subject.length > longestSubject || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) {
    throw new Error(`A mail's subject is one line of up to ${longestSubject} characters.`);
  }
  if (body.length === 0) throw new Error('A mail says something.');
  for (const part of body) {
    if (typeof part === 'object' && 'url' in part && !isWebAddress(part.url)) {
      throw new Error('A link in a mail is a whole http address.');
    }
  }
}

/**
 * Queues a mail as part of the caller's transaction: it goes out at least once where that commits, and never where it
 * does not.
 * @returns its id; undefined where there is one with the same `onceKey`
 * @throws {Error} for an address, subject or link that no mail may have
 */
export async function queueMail(tx: Queries, mail: NewMail): Promise<number | undefined> {
  refuseUnsendable(mail);
  const { kind, to, subject, body, replyTo = null, onceKey = null } = mail;
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${mails} (${bareList(mails, 'kind', 'recipient', 'reply_to', 'subject', 'body', 'once_key')})
    values (${kind}, ${to}, ${replyTo}, ${subject}, ${JSON.stringify(body)}::jsonb, ${onceKey})
    on conflict (${bareList(mails, 'once_key')}) do nothing returning ${mails.id}`);
  return row?.id;
}
