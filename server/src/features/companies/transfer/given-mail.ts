import { randomUUID } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undo-period.ts';
import { withdrawMails } from '../../../core/mail/withdrawal.ts';
import { ownerEmail } from '../choices-store.ts';
import { branchGivenMail } from '../mails.ts';
import { fullCompany } from '../store.ts';

export interface TransferDeps {
  readonly links: Links;
  readonly now: Date;
}

const mailKeys = (companyId: number, userId: number) =>
  `company-transfer/${companyId}/${userId}/given/`;

/** Returns what the mails about a transfer say about the company. */
export const aboutOf = ({ name, Address }: FullCompany, links: Links) => ({
  name,
  city: Address?.City.city ?? '',
  url: links.to('/#/unternehmen/unternehmensprofil'),
});

/** Queues the mail that tells an account that a company belongs to it. */
export async function queueGivenMail(
  tx: Queries,
  userId: number,
  company: FullCompany,
  { links, now }: TransferDeps,
): Promise<void> {
  const about = { ...aboutOf(company, links), to: await ownerEmail(tx, userId) };
  const { contacts, locked, editor_lock: lock } = company;
  const state = {
    hasContacts: contacts.length > 0,
    lock: locked ? { reason: lock && companyLockText(lock) } : null,
  };
  await queueMail(tx, {
    ...branchGivenMail(about, state),
    notBefore: whenFinal(now),
    onceKey: mailKeys(company.id, userId) + randomUUID(),
  });
}

/** Withdraws that mail. @returns whether it was withdrawn: the account was not told yet */
export const withdrawGiven = (tx: Queries, userId: number, companyId: number): Promise<boolean> =>
  withdrawMails(tx, mailKeys(companyId, userId));

/**
 * Writes that mail again if it still waits, because the company was locked or released meanwhile.
 * @returns whether it still waits: the account does not know of the company yet
 */
export async function renewGiven(tx: Queries, id: number, deps: TransferDeps): Promise<boolean> {
  const company = await fullCompany(tx, id);
  const owner = company.User?.id;
  if (owner === undefined || !(await withdrawGiven(tx, owner, id))) return false;
  await queueGivenMail(tx, owner, company, deps);
  return true;
}
