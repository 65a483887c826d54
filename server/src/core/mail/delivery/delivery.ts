import type { FromAddress } from '../settings.ts';

/** A mail ready for delivery; the same at each attempt. */
export interface OutgoingMail {
  readonly id: number;
  /** Without angle brackets. */
  readonly messageId: string;
  /** When the mail was queued. */
  readonly date: Date;
  readonly from: FromAddress;
  readonly to: string;
  /** Null if replies are not read. */
  readonly replyTo: string | null;
  /** Null if its kind cannot be unsubscribed from. */
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Delivers a mail. Resolves once the mail server or folder has accepted it.
 * @throws {Error} if the delivery failed; {@link RefusedMail} if a retry would not help
 */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** The mail was refused for good. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}

/** Headers for the button with which mail programs unsubscribe (RFC 2369, RFC 8058). */
export function unsubscribeHeaders({
  unsubscribeUrl: url,
}: Pick<OutgoingMail, 'unsubscribeUrl'>): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Marks a mail as automatic, so that no other program replies (RFC 3834; Exchange's own header). */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'Content-Language': 'de',
} as const;
