import { eventStatus, type EventDecision, type OwnEvent } from '@lehrpfad/contract/events.ts';
import type { Queries } from '../../floor/database.ts';
import { conflict } from '../../floor/errors.ts';
import type { Links } from '../../floor/links.ts';
import { queueMail } from '../../floor/mail/outbox.ts';
import { acceptedMail, declinedMail } from './mails.ts';
import { refuseForeignEvent, type Actor } from './policy.ts';
import { lockEvent, setStatus, type StoredEvent } from './rows.ts';
import { refuseExpired, refuseStale, type Parts } from './saving.ts';
import { eventById } from './store.ts';
import { noteEvent } from './trail.ts';

async function refuseUnless(
  tx: Queries,
  event: StoredEvent,
  { status, otherwise }: { status: number; otherwise: string },
  now: Date,
): Promise<void> {
  await refuseExpired(tx, event, now);
  if (event.status !== status)
    throw conflict(otherwise, { ...(await eventById(tx, event.id, now)) });
}

/** Has a declined event checked again without an edit. @throws {AppError} 404, 409 where it is not declined, or over */
export function requestCheck(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  caller: Actor,
  id: number,
): Promise<OwnEvent> {
  return db.transaction(async (tx) => {
    const now = clock();
    const event = await lockEvent(tx, id, now);
    refuseForeignEvent(caller, event);
    const otherwise = 'Nur abgelehnte Events können noch einmal geprüft werden.';
    await refuseUnless(tx, event, { status: eventStatus.declined, otherwise }, now);
    await setStatus(tx, id, { status: eventStatus.pending }, now);
    return eventById(tx, id, now);
  });
}

/**
 * Accepts or declines an event, and tells its company by mail where it has an account.
 * @throws {AppError} 404, 409 where that has been done, it is over, or has changed since `last_updated`
 */
export function decide(
  { db, clock, links }: Pick<Parts, 'db' | 'clock'> & { readonly links: Links },
  caller: Actor,
  id: number,
  { status, declined_message, last_updated }: EventDecision,
): Promise<OwnEvent> {
  return db.transaction(async (tx) => {
    const now = clock();
    const event = await lockEvent(tx, id, now);
    refuseForeignEvent(caller, event);
    const otherwise = 'Über dieses Event wurde schon entschieden.';
    await refuseUnless(tx, event, { status: eventStatus.pending, otherwise }, now);
    await refuseStale(tx, event, last_updated, now);
    const isDeclined = status === eventStatus.declined;
    const reason = isDeclined ? declined_message : '';
    const before = await eventById(tx, id, now);
    await setStatus(tx, id, { status, reason }, now);
    const after = await eventById(tx, id, now);
    await noteEvent(tx, caller, isDeclined ? 'declined' : 'accepted', { before, after, reason });
    if (event.ownerEmail !== null) {
      const about = {
        to: event.ownerEmail,
        title: event.title,
        url: links.to('/#/unternehmen/events'),
      };
      await queueMail(tx, isDeclined ? declinedMail(about, reason) : acceptedMail(about));
    }
    return after;
  });
}
