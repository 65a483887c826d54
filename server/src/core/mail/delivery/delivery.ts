import type { FromAddress } from '../settings.ts';

/** A mail as it leaves the house; the same at each attempt. */
export interface OutgoingMail {
  readonly id: number;
  /** Without the angle brackets. */
  readonly messageId: string;
  /** When it was queued. */
  readonly date: Date;
  readonly from: FromAddress;
  readonly to: string;
  /** Null where answers are not read. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Hands a mail on. Resolves once somebody else is responsible for it.
 * @throws {Error} where nobody is; {@link RefusedMail} where trying again would not help
 */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** This mail will never be taken. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}

/** That a program wrote it, so that no other program answers (RFC 3834; Exchange's own header). */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'Content-Language': 'de',
} as const;
