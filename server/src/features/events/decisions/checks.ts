import { refuseUneditable } from '../../companies/policy.ts';
import type { Actor } from '../../../core/security/callers.ts';
import {
  eventStatus,
  type DecidedEvent,
  type EventDecision,
  type OwnEvent,
} from '@lehrpfad/contract/events/events.ts';
import type { AuditAction } from '@lehrpfad/contract/audit/options.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail, type NewMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undo-period.ts';
import { withdrawMails } from '../../../core/mail/withdrawal.ts';
import type { Written } from '../../../core/files/stored-files.ts';
import { declineVersion, acceptVersion } from './decisions.ts';
import { acceptedMail, declinedMail, versionAcceptedMail, versionDeclinedMail } from '../mails.ts';
import { lockEvent, setStatus, touchEvent, type StoredEvent } from '../editing-store.ts';
import { refuseExpired, refuseStale, type Deps } from '../service.ts';
import { eventById } from '../store.ts';
import { recordEvent } from '../trail.ts';
import { readVersion, setVersionStatus, type StoredVersion } from '../versions/version-store.ts';
import { isInReview } from '../versions/versions.ts';

const { pending, accepted, declined } = eventStatus;

/** @throws {AppError} 409 with the present event */
async function refuse(tx: Queries, { id }: StoredEvent, why: string, now: Date): Promise<never> {
  throw conflict(why, { ...(await eventById(tx, id, now)) });
}

/**
 * Requests another check of a declined event, or of its declined new version, without an edit.
 * @throws {AppError} 404, 409 if it is not declined, or is over
 */
export function requestCheck(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Actor,
  id: number,
): Promise<OwnEvent> {
  return db.transaction(async (tx) => {
    const now = clock();
    const event = await lockEvent(tx, id, now);
    refuseUneditable(caller, event, 'Das Event');
    await refuseExpired(tx, event, now);
    const version = await readVersion(tx, id, now);
    if (event.status === declined) await setStatus(tx, id, { status: pending }, now);
    else if (version?.status === declined) await reviewAgain(tx, id, now);
    else await refuse(tx, event, 'Nur abgelehnte Events können noch einmal geprüft werden.', now);
    return eventById(tx, id, now);
  });
}

async function reviewAgain(tx: Queries, id: number, now: Date): Promise<void> {
  await setVersionStatus(tx, id, pending);
  await touchEvent(tx, id, now);
}

/** The object of a decision: the new version if one is in review, otherwise the event. */
interface DecisionTarget {
  readonly event: StoredEvent;
  readonly version: StoredVersion | undefined;
  /** `last_updated` as the editor has read it. */
  readonly readAt: string | undefined;
  readonly now: Date;
}

/** Undoes the last decision. @throws {AppError} 409 if there is none, or the event is over */
async function reopen(tx: Queries, { event, version, readAt, now }: DecisionTarget): Promise<void> {
  await refuseExpired(tx, event, now);
  if (event.status === pending || isInReview(version))
    await refuse(tx, event, 'Darüber ist noch nicht entschieden.', now);
  await refuseStale(tx, event, readAt, now);
  if (version) await reviewAgain(tx, event.id, now);
  else await setStatus(tx, event.id, { status: pending }, now);
}

/** @throws {AppError} 409 if the decision was already made, or the event is over */
async function applyDecision(
  tx: Queries,
  { event, version, readAt, now }: DecisionTarget,
  { status, reason }: { status: number; reason: string },
): Promise<void> {
  if (isInReview(version)) {
    if (version.expired) await refuse(tx, event, 'Das Event ist abgelaufen.', now);
    await refuseStale(tx, event, readAt, now);
    return status === accepted
      ? acceptVersion(tx, event, version, now)
      : declineVersion(tx, event, reason, now);
  }
  await refuseExpired(tx, event, now);
  if (event.status !== pending)
    await refuse(tx, event, 'Über dieses Event wurde schon entschieden.', now);
  await refuseStale(tx, event, readAt, now);
  await setStatus(tx, event.id, { status, reason }, now);
}

const actions = {
  [pending]: 'reopened',
  [accepted]: 'accepted',
  [declined]: 'declined',
} as const satisfies Record<number, AuditAction>;

function mailFor(
  { event, version }: DecisionTarget,
  { status, reason, to, url }: { status: number; reason: string; to: string; url: string },
): NewMail {
  const about = { to, url, title: event.title };
  if (isInReview(version))
    return status === declined ? versionDeclinedMail(about, reason) : versionAcceptedMail(about);
  return status === declined ? declinedMail(about, reason) : acceptedMail(about);
}

/** How the keys of the mails about decisions on an event begin. */
const mailKeys = (id: number) => `event-decided/${id}/`;

/**
 * Informs the company of an event about a decision by mail if it has an account. The mail waits as long as the decision can be undone;
 * the mail about the decision before is withdrawn.
 * @returns whether the company was already told another decision
 */
async function tell(
  tx: Queries,
  target: DecisionTarget,
  { status, reason, url }: { status: number; reason: string; url: string },
): Promise<boolean> {
  const { event, now } = target;
  const isWithdrawn = await withdrawMails(tx, mailKeys(event.id));
  if (event.ownerEmail === null) return false;
  if (status === pending) return !isWithdrawn;
  await queueMail(tx, {
    ...mailFor(target, { status, reason, to: event.ownerEmail, url }),
    onceKey: `${mailKeys(event.id)}${now.toISOString()}`,
    notBefore: whenFinal(now),
  });
  return false;
}

/**
 * Accepts or declines an event, or its new version, and informs its company by mail if it has an account; or undoes the last decision. An
 * accepted version replaces the event in the same transaction.
 * @throws {AppError} 404, 409 if the decision was already made, or the event is over or has changed since `last_updated`
 */
export function decide(
  { db, clock, links, stored }: Pick<Deps, 'db' | 'clock' | 'stored'> & { readonly links: Links },
  caller: Actor,
  id: number,
  { status, declined_message, last_updated }: EventDecision,
): Promise<DecidedEvent> {
  const work = async (tx: Queries): Promise<Written<DecidedEvent>> => {
    const now = clock();
    const event = await lockEvent(tx, id, now);
    refuseUneditable(caller, event, 'Das Event');
    const version = await readVersion(tx, id, now);
    const target = { event, version, readAt: last_updated, now };
    const reason = status === declined ? declined_message : '';
    const before = await eventById(tx, id, now);
    if (status === pending) await reopen(tx, target);
    else await applyDecision(tx, target, { status, reason });
    const after = await eventById(tx, id, now);
    await recordEvent(tx, caller, actions[status], { before, after, reason });
    const url = links.to('/#/unternehmen/events');
    const was_answered = await tell(tx, target, { status, reason, url });
    // The logo that was public until now, if the new version has another one.
    return { result: { ...after, was_answered }, gone: [event.logo] };
  };
  return stored.write([], () => db.transaction(work));
}
