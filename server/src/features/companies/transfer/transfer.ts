import { randomUUID } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Queries } from '../../../core/database/database.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undo-period.ts';
import { withdrawMails } from '../../../core/mail/withdrawal.ts';
import { ownerEmail } from '../choices-store.ts';
import { moveLockedMail } from '../locks/lock-mails.ts';
import { branchTakenMail } from '../mails.ts';
import { aboutOf, queueGivenMail, withdrawGiven, type TransferDeps } from './given-mail.ts';

const mailKeys = (companyId: number, userId: number) =>
  `company-transfer/${companyId}/${userId}/taken/`;

/**
 * Tells the former and the new account of a company by mail that editors have transferred it. The mails wait for a moment: if the company is
 * given back or on meanwhile, an account for which nothing has changed is told nothing. A waiting mail about a lock of the company goes to
 * the new account.
 * @param from the former account; null if there was none
 * @param company as it is now
 */
export async function queueTransferMails(
  tx: Queries,
  from: number | null,
  company: FullCompany,
  deps: TransferDeps,
): Promise<void> {
  const { id, User } = company;
  const { links, now } = deps;
  if (from !== null) {
    if (!(await withdrawGiven(tx, from, id)))
      await queueMail(tx, {
        ...branchTakenMail({ ...aboutOf(company, links), to: await ownerEmail(tx, from) }),
        notBefore: whenFinal(now),
        onceKey: mailKeys(id, from) + randomUUID(),
      });
    await moveLockedMail(tx, links, from, company);
  }
  if (User !== null && !(await withdrawMails(tx, mailKeys(id, User.id))))
    await queueGivenMail(tx, User.id, company, deps);
}
