import type { postEnquiry } from '@lehrpfad/contract/enquiries/enquiries.ts';
import type { z } from 'zod';
import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import { berlinTimeOfDay, type Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { AppError, invalidInput } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { chamberById } from './chambers-store.ts';
import { enquiryMail } from './mails.ts';
import { receivedMail } from './sender-mails.ts';

export interface EnquiringDeps {
  readonly database: Database;
  readonly attempts: RateLimiter;
  readonly clock: Clock;
}

type Sent = z.output<NonNullable<(typeof postEnquiry)['body']>>;

const minuteMs = 60_000;

/** Counts a message against the limits, and adds the time from which the next one is allowed to the error. @throws 429 */
async function countEnquiry(
  { attempts, clock }: EnquiringDeps,
  mail: string,
  address: string,
): Promise<void> {
  try {
    await attempts.consume([
      { key: `enquiry from ${address}`, max: 20, perMinutes: 60 },
      { key: `enquiry of ${mail}`, max: 3, perMinutes: 60 },
    ]);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    // Rounded up to the next full minute, as clocks show it.
    const free = new Date(clock().getTime() + error.retryAfter * 1000 + minuteMs);
    const detail = `In der letzten Stunde sind schon mehrere Nachrichten abgeschickt worden. Ab ${berlinTimeOfDay(free)} Uhr geht es wieder.`;
    throw new AppError(429, { ...error.answer, detail }, error.retryAfter);
  }
}

/**
 * Sends a message to a chamber and a confirmation to its sender: both mails or none. The message is stored only in the mail until it is
 * sent.
 * @param address of the caller
 * @throws 429 after 20 messages in an hour from one address, or 3 of one sender
 */
export async function enquire(
  deps: EnquiringDeps,
  { website = '', receiver, language, ...enquiry }: Sent,
  address: string,
): Promise<void> {
  await countEnquiry(deps, enquiry.mail, address);
  // Only robots fill in this hidden field.
  if (website !== '') return;
  await deps.database.transaction(async (tx) => {
    const chamber = await chamberById(tx, receiver);
    if (chamber === undefined) throw invalidInput({ receiver: ['Pflichtfeld!'] });
    await queueMail(tx, enquiryMail(chamber.email, enquiry));
    await queueMail(tx, receivedMail({ mail: enquiry.mail, language }, chamber.name));
  });
}
