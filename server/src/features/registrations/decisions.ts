import type { Actor } from '../../core/security/callers.ts';
import {
  accountStatus,
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import type { Queries } from '../../core/database/database.ts';
import { AppError, conflict, invalidInput, notFound } from '../../core/http/errors.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { makeActivationLink } from '../accounts/administration/new-accounts.ts';
import { lockAccount } from '../accounts/store.ts';
import { accept, type Acceptance } from './acceptance.ts';
import { lockAccountOf } from './account-for.ts';
import { requestById, type Viewer } from './listing-store.ts';
import { declinedMail, linkAgainMail } from './mails.ts';
import { lockRequest, recordResent, requestRow, setDeclined, type RequestRow } from './store.ts';
import { recordDecision } from './trail.ts';

/** An editor's action on a request: exactly one of `status` and `resend`. */
export interface Decision extends Acceptance {
  readonly status?: 2 | 3 | undefined;
  readonly declined_message?: string | undefined;
  readonly resend?: number | undefined;
}

export type DecidingDeps = Viewer & { readonly links: Links; readonly caller: Actor };

/** Locks an open request. @throws 404, 409 */
export async function lockOpen(tx: Queries, id: number, viewer: Viewer): Promise<RequestRow> {
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  if (request.status === requestStatus.open) return request;
  throw conflict('Über diese Anfrage ist schon entschieden.', await requestById(tx, id, viewer));
}

async function decline(
  tx: Queries,
  id: number,
  message: string,
  deps: DecidingDeps,
): Promise<void> {
  const { email } = await lockOpen(tx, id, deps);
  await setDeclined(tx, id, { message, now: deps.now });
  await queueMail(tx, declinedMail(email, message));
}

const notSentAgain =
  'Der Einladungslink konnte nicht zugestellt werden. Bitte prüfen Sie, ob diese Aktion innerhalb der letzten 24h bereits verwendet wurde oder versuchen Sie es zu einem späteren Zeitpunkt erneut.';

/** @throws 409 if there is no link to send, 429 within 24 hours after the last mail */
function refuseResend(current: CompanyRequest, resend: number, now: Date): void {
  const waits =
    current.account_status === accountStatus.invited ||
    current.account_status === accountStatus.expired;
  if (current.status !== requestStatus.accepted || !waits) throw conflict(notSentAgain, current);
  if (current.resend_from !== null) {
    const seconds = Math.ceil((Date.parse(current.resend_from) - now.getTime()) / 1000);
    throw new AppError(
      429,
      { detail: notSentAgain, code: 'too_many', current },
      Math.max(1, seconds),
    );
  }
  // The number of mails that the editor has seen: of two concurrent requests, only one sends a mail.
  if (resend !== current.resend + 1) throw conflict(notSentAgain, current);
}

/** Sends the activation link again; older links become invalid. */
async function sendAgain(
  tx: Queries,
  seen: RequestRow,
  resend: number,
  { links, now, isSupport }: DecidingDeps,
): Promise<void> {
  const { id, userId } = seen;
  if (userId !== null) await lockAccount(tx, userId);
  await lockRequest(tx, id);
  refuseResend(await requestById(tx, id, { now, isSupport }), resend, now);
  if (userId === null) throw new Error(`Request ${id} was accepted without an account.`);
  await recordResent(tx, id, now);
  const path = await makeActivationLink(tx, userId, now);
  await queueMail(tx, linkAgainMail(seen.email, links.to(path)));
}

async function applyDecision(
  tx: Queries,
  seen: RequestRow,
  decision: Decision,
  deps: DecidingDeps,
): Promise<void> {
  const { status, resend, declined_message = '' } = decision;
  if (resend !== undefined) return sendAgain(tx, seen, resend, deps);
  if (status === requestStatus.declined) return decline(tx, seen.id, declined_message, deps);
  const known = await lockAccountOf(tx, seen.email, decision.join);
  const request = await lockOpen(tx, seen.id, deps);
  return accept(tx, request, known, decision, deps);
}

/**
 * Accepts or declines an open request, or sends the link of an accepted one again.
 * @returns the changed request
 * @throws 404; 409 if another editor was faster, or the editor has to decide; 429 for another link within 24 hours
 */
export async function decide(
  tx: Queries,
  id: number,
  decision: Decision,
  deps: DecidingDeps,
): Promise<CompanyRequest> {
  if ((decision.status === undefined) === (decision.resend === undefined))
    throw invalidInput({ status: ['Ungültige Angabe.'] });
  const seen = await requestRow(tx, id);
  if (seen === undefined) throw notFound();
  const before = await requestById(tx, id, deps);
  await applyDecision(tx, seen, decision, deps);
  const after = await requestById(tx, id, deps);
  await recordDecision(tx, deps.caller, before, after);
  // Read again, because the name of the editor comes from the new entry of the audit trail.
  return requestById(tx, id, deps);
}
