import type { Actor } from '../../../core/security/callers.ts';
import type {
  ApprenticeshipDecision,
  ListedApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, invalidInput, notFound } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { changeCompany } from '../service.ts';
import { lockCompany } from '../company-store.ts';
import { decisionMail } from './mails.ts';
import { listedRequest, lockRequest, setDecided } from './store.ts';
import { recordDecision } from './trail.ts';

interface Deps {
  readonly links: Links;
  readonly now: Date;
}

async function requestOf(tx: Queries, id: number): Promise<ListedApprenticeshipRequest> {
  const request = await listedRequest(tx, id);
  if (request === undefined) throw notFound();
  return request;
}

/** Locks branch and request, always in this order. @throws {AppError} 404 if one of them is gone; 409 if the request is decided */
async function lockOpen(tx: Queries, id: number): Promise<ListedApprenticeshipRequest> {
  const { Company } = await requestOf(tx, id);
  if ((await lockCompany(tx, Company.id)) === undefined) throw notFound();
  const status = await lockRequest(tx, id);
  if (status === undefined) throw notFound();
  const request = await requestOf(tx, id);
  if (status !== apprenticeshipRequestStatus.open)
    throw conflict('Über diese Anfrage ist schon entschieden.', request);
  return request;
}

/** Adds the granted apprenticeships to the branch, as if the editor had used the form of the company. */
async function give(
  tx: Queries,
  caller: Actor,
  { Company, Present }: ListedApprenticeshipRequest,
  ids: readonly number[],
  { links, now }: Deps,
): Promise<void> {
  const refuse = (message: string) => invalidInput({ Allowed_apprenticeships: [message] });
  if (ids.length === 0) throw refuse('Bitte wählen Sie mindestens einen Beruf.');
  const all = [...new Set([...Present.map(({ id }) => id), ...ids])];
  if (all.length > limits.choices) throw refuse('Zu viele Einträge.');
  const body = { Allowed_apprenticeships: all };
  await changeCompany(tx, Company.id, { caller, body, pictures: {}, links, now });
}

/**
 * Accepts a request, so that its branch may train for the chosen job names, or declines it. The account is informed by mail.
 * @throws {AppError} 400 for a job name that is not in the list; 404 if the request was withdrawn or its branch closed; 409 if it was
 * decided meanwhile
 */
export async function decideRequest(
  tx: Queries,
  caller: Actor,
  id: number,
  { status, Allowed_apprenticeships: chosen, answer }: ApprenticeshipDecision,
  { links, now }: Deps,
): Promise<ListedApprenticeshipRequest> {
  const request = await lockOpen(tx, id);
  const ids = status === apprenticeshipRequestStatus.accepted ? chosen : [];
  if (status === apprenticeshipRequestStatus.accepted)
    await give(tx, caller, request, ids, { links, now });
  await setDecided(tx, id, { status, answer, ids, editorId: caller.userId }, now);
  const decided = await requestOf(tx, id);
  await recordDecision(tx, caller, decided);
  await queueMail(tx, decisionMail(decided, links.to('/#/unternehmen/unternehmensprofil')));
  return decided;
}
