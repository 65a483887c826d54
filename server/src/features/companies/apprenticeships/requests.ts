import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type {
  ApprenticeshipRequest,
  postApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import type { z } from 'zod';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, invalidInput, notFound } from '../../../core/http/errors.ts';
import { checkApprenticeships, type FieldErrors } from '../choices.ts';
import { refuseForeignCompany } from '../policy.ts';
import { lockCompany } from '../company-store.ts';
import { deleteOpenRequest, insertRequest, knownOf, ownRequest } from './store.ts';
import { recordRequest } from './trail.ts';

type RequestInput = z.output<NonNullable<(typeof postApprenticeshipRequest)['body']>>;

const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** Refuses job names that the branch already has or has requested. */
async function refuseKnown(tx: Queries, companyId: number, input: RequestInput): Promise<void> {
  const { Allowed_apprenticeships: ids, other } = input;
  const errors: FieldErrors = {};
  await checkApprenticeships(tx, ids, errors);
  const { allowed, asked, isOtherAsked } = await knownOf(tx, companyId, { ids, other });
  const said = [
    ...(allowed.length > 0 ? [`Gehört schon zu dieser Filiale: ${listed(allowed)}.`] : []),
    ...(asked.length > 0 ? [`Ist schon angefragt: ${listed(asked)}.`] : []),
  ];
  if (said.length > 0) (errors['Allowed_apprenticeships'] ??= []).push(said.join(' '));
  if (isOtherAsked) errors['other'] = ['Dieser Beruf ist schon angefragt.'];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/**
 * Requests further apprenticeships for a branch of the caller.
 * @throws {AppError} 404 if the branch is not the caller's; 400 for a job name that is not in the list, or that the branch already has or
 * has requested
 */
export async function askForApprenticeships(
  tx: Queries,
  caller: Actor,
  companyId: number,
  input: RequestInput,
  now: Date,
): Promise<ApprenticeshipRequest> {
  // Locked, so that two concurrent requests are not both added.
  refuseForeignCompany(caller, await lockCompany(tx, companyId));
  await refuseKnown(tx, companyId, input);
  const { Allowed_apprenticeships: ids, other, message } = input;
  const id = await insertRequest(tx, { companyId, ids, other, message }, now);
  const request = await ownRequest(tx, caller.accountId, id);
  if (request === undefined) throw new Error('The database lost a request that was just added.');
  await recordRequest(tx, caller, 'apprenticeships-requested', request);
  return request;
}

/** Deletes an open request of the caller. @throws {AppError} 404 if there is none; 409 if it has been decided */
export async function withdrawRequest(tx: Queries, caller: Actor, id: number): Promise<void> {
  const request = await ownRequest(tx, caller.accountId, id);
  if (request === undefined) throw notFound();
  if (!(await deleteOpenRequest(tx, caller.accountId, id)))
    throw conflict('Über diese Anfrage ist schon entschieden.', request);
  await recordRequest(tx, caller, 'apprenticeships-withdrawn', request);
}
