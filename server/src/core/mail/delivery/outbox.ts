import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';
import { sql } from '../../database/drizzle.ts';
import type { Queries } from '../../database/database.ts';
import { isMailAddress } from '../address.ts';
import { mails } from '../schema.ts';
import { bareList } from '../../database/build.ts';

/** A link in a list, with a line below it. */
export interface MailLink {
  readonly text: string;
  readonly detail?: string;
  readonly url: string;
}

/** A part of a mail's body: a paragraph, a button with its URL, a quotation, a list, or a list of links. */
export type MailPart =
  | string
  | { readonly label: string; readonly url: string }
  | { readonly quote: string }
  | { readonly items: readonly string[] }
  | { readonly links: readonly MailLink[] };

/** A mail to be queued. Free text from a stranger must never go to an address that the stranger chose. */
export interface NewMail {
  /** Kebab-case, such as `password-reset`; shown in the list of mails. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly body: readonly MailPart[];
  /** Language of the mail; German by default. */
  readonly language?: Language;
  /** Recipient of replies; without it replies are not read. */
  readonly replyTo?: string;
  /**
   * URL that stops mails of this kind: mail programs send a POST to it when a person presses their button (RFC 8058). It contains a
   * secret.
   */
  readonly unsubscribeUrl?: string;
  /** If a mail with this key exists already, this one is not queued. */
  readonly onceKey?: string;
  /** The mail is not sent before; until then `withdrawMail` can withdraw it by its `onceKey`. */
  readonly notBefore?: Date;
}

/** When encoded, the subject must fit the 998 characters of a header line (RFC 5322, 2.1.1). */
const maxSubjectLength = 200;

/** Makes a subject from any text: one line, cut between two visible characters if it is too long. */
export function subjectOf(text: string): string {
  const line = singleLine(text);
  if (line.length <= maxSubjectLength) return line;
  let end = 0;
  for (const { index } of new Intl.Segmenter('de').segment(line.slice(0, maxSubjectLength)))
    end = index;
  return `${line.slice(0, end).trimEnd()}…`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}<>"]+$/u.test(text) && URL.canParse(text);
}

function addressesIn(part: MailPart): string[] {
  if (typeof part === 'string') return [];
  if ('links' in part) return part.links.map(({ url }) => url);
  return 'url' in part ? [part.url] : [];
}

/** Rejects invalid mails. The messages do not contain the value, because it may be a person's address. */
function refuseUnsendable({ to, replyTo, subject, body, unsubscribeUrl }: NewMail): void {
  if (!isMailAddress(to)) throw new Error('A mail goes to one bare address.');
  if (replyTo !== undefined && !isMailAddress(replyTo))
    throw new Error('A mail is answered to one bare address.');
  if (
    subject === '' ||
    subject.length > maxSubjectLength ||
    /[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)
  ) {
    throw new Error(`A mail's subject is one line of up to ${maxSubjectLength} characters.`);
  }
  if (unsubscribeUrl !== undefined && !isWebAddress(unsubscribeUrl))
    throw new Error('A mail is unsubscribed from at a whole http address.');
  if (body.length === 0) throw new Error('A mail says something.');
  for (const part of body) {
    for (const url of addressesIn(part))
      if (!isWebAddress(url)) throw new Error('A link in a mail is a whole http address.');
  }
}

/**
 * Queues a mail in the caller's transaction: it is sent at least once if the transaction commits, and never otherwise.
 * @returns its id; undefined if a mail with the same `onceKey` exists
 * @throws {Error} for an invalid address, subject or link
 */
export async function queueMail(tx: Queries, mail: NewMail): Promise<number | undefined> {
  refuseUnsendable(mail);
  const {
    kind,
    to,
    subject,
    body,
    replyTo = null,
    onceKey = null,
    unsubscribeUrl = null,
    language = 'de',
    notBefore,
  } = mail;
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into ${mails} (${bareList(mails, 'kind', 'recipient', 'reply_to', 'subject', 'body', 'once_key', 'unsubscribe_url', 'language', 'due_at')})
    values (${kind}, ${to}, ${replyTo}, ${subject}, ${JSON.stringify(body)}::jsonb, ${onceKey}, ${unsubscribeUrl}, ${language}, ${notBefore?.toISOString() ?? null}::timestamptz)
    on conflict (${bareList(mails, 'once_key')}) do nothing returning ${mails.id}`);
  return row?.id;
}
