import type { postEnquiry } from '@lehrpfad/contract/enquiries/enquiries.ts';
import type { z } from 'zod';
import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import { berlinTimeOfDay, type Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { AppError, invalidInput } from '../../core/http/errors.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { chamberById } from './chambers-store.ts';
import { enquiryMail, receivedMail } from './mails.ts';

export interface EnquiringDeps {
  readonly database: Database;
  readonly attempts: RateLimiter;
  readonly clock: Clock;
}

type Sent = z.output<NonNullable<(typeof postEnquiry)['body']>>;

const minuteMs = 60_000;

/** Counts it, and says when the next one can be sent where it is one too many. @throws 429 */
async function countEnquiry(
  { attempts, clock }: EnquiringDeps,
  mail: string,
  address: string,
): Promise<void> {
  try {
    await attempts.note([
      { key: `enquiry from ${address}`, most: 20, perMinutes: 60 },
      { key: `enquiry of ${mail}`, most: 3, perMinutes: 60 },
    ]);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    // The whole minute after it: what people read of a clock.
    const free = new Date(clock().getTime() + error.retryAfter * 1000 + minuteMs);
    const detail = `In der letzten Stunde sind schon mehrere Nachrichten abgeschickt worden. Ab ${berlinTimeOfDay(free)} Uhr geht es wieder.`;
    throw new AppError(429, { ...error.answer, detail }, error.retryAfter);
  }
}

/**
 * Passes a message on to a chamber and tells its sender so: both mails or none. It is kept nowhere but in the mail, until that is sent.
 * @param address of the caller
 * @throws 429 after 20 in an hour from one address, or 3 of one sender
 */
export async function enquire(
  deps: EnquiringDeps,
  { website = '', receiver, ...enquiry }: Sent,
  address: string,
): Promise<void> {
  await countEnquiry(deps, enquiry.mail, address);
  // Nobody sees that field: whoever filled it in is a robot.
  if (website !== '') return;
  await deps.database.transaction(async (tx) => {
    const chamber = await chamberById(tx, receiver);
    if (chamber === undefined) throw invalidInput({ receiver: ['Pflichtfeld!'] });
    await queueMail(tx, enquiryMail(chamber.email, enquiry));
    await queueMail(tx, receivedMail(enquiry.mail, chamber.name));
  });
}
