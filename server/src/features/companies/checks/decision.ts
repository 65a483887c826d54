import type { Actor } from '../../../core/security/callers.ts';
import type {
  BranchDecision,
  CheckedBranch,
  DecidedBranch,
} from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, notFound, refuseStale, refuseStaleValues } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undo-period.ts';
import { wasSent, withdrawMail } from '../../../core/mail/withdrawal.ts';
import { checkedBranchById } from './checks-list-store.ts';
import { findLastMailedCheck, recordCheck, recordTold } from './checks-store.ts';
import { confirmedMail, declinedMail } from '../mails.ts';
import { recordReleased, restoreReleased } from '../closure/import-release-store.ts';
import { releaseImports } from '../closure/import-release.ts';
import { lockCompany } from '../company-store.ts';
import { recordBranchDecision } from '../trail.ts';

interface Deps {
  readonly links: Links;
  readonly now: Date;
}

async function branchOf(tx: Queries, id: number): Promise<CheckedBranch> {
  const branch = await checkedBranchById(tx, id);
  if (branch === undefined) throw notFound();
  return branch;
}

/** @throws 409 if the branch has changed its name or place, or was decided meanwhile */
function refuseOvertaken(branch: CheckedBranch, decision: BranchDecision): void {
  const { status, last_updated, begun } = decision;
  refuseStale(branch, last_updated);
  if (branch.status === status)
    throw conflict('Über diese Filiale wurde schon so entschieden.', branch);
  refuseStaleValues(branch, begun);
}

/** Key of the mail about a decision. */
const mailKey = (decision: number) => `branch-decided/${decision}`;

/**
 * Withdraws the mail about a decision that is replaced, while it waits.
 * @returns whether the account was already told that decision
 */
async function takeBack(tx: Queries, { decision }: CheckedBranch): Promise<boolean> {
  if (decision === null) return false;
  const key = mailKey(decision);
  if (!(await withdrawMail(tx, key))) return wasSent(tx, key);
  await recordTold(tx, decision, false);
  return false;
}

/**
 * Informs the account of a branch about a decision by mail, unless the last mail about this name and town said the same. The mail waits as
 * long as the decision can be undone; the mail about the decision before is withdrawn.
 * @returns whether the account was already told the decision before
 */
async function tell(
  tx: Queries,
  before: CheckedBranch,
  { id, status, decision, reason, name, Address, owner }: CheckedBranch,
  { links, now }: Deps,
): Promise<boolean> {
  const wasAnswered = await takeBack(tx, before);
  if (status === branchCheck.open || decision === null) return wasAnswered;
  const told = await findLastMailedCheck(tx, id);
  if (told?.verdict === status && told.reason === reason) return wasAnswered;
  const about = {
    to: owner.email,
    name,
    city: Address?.City.city ?? '',
    url: links.to('/#/unternehmen/unternehmensprofil'),
  };
  const mail = status === branchCheck.declined ? declinedMail(about, reason) : confirmedMail(about);
  await queueMail(tx, { ...mail, onceKey: mailKey(decision), notBefore: whenFinal(now) });
  await recordTold(tx, decision, true);
  return wasAnswered;
}

/**
 * Records whether a branch is the employer of its name in its town, or reopens that question. The account is informed about a decision by
 * mail; a declined branch loses its imported ads until that is taken back.
 * @throws {AppError} 404 if there is no such branch with an account; 409
 */
export async function decideBranch(
  tx: Queries,
  caller: Actor,
  id: number,
  decision: BranchDecision,
  { links, now }: Deps,
): Promise<DecidedBranch> {
  if ((await lockCompany(tx, id)) === undefined) throw notFound();
  const before = await branchOf(tx, id);
  refuseOvertaken(before, decision);
  const { status } = decision;
  const isDeclined = status === branchCheck.declined;
  const reason = isDeclined ? decision.reason : '';
  await recordCheck(tx, [id], { verdict: status, reason, userId: caller.userId }, now);
  if (isDeclined)
    await recordReleased(tx, id, await releaseImports(tx, [id], { closes: false, now }));
  // Only if the present name was declined: ads lost under another name belong to another employer.
  else if (before.status === branchCheck.declined) await restoreReleased(tx, id, now);
  const after = await branchOf(tx, id);
  await recordBranchDecision(tx, caller, before, after);
  return { ...after, was_answered: await tell(tx, before, after, { links, now }) };
}
