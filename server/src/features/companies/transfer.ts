import { randomUUID } from 'node:crypto';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../core/mail/delivery/undoable.ts';
import { withdrawMails } from '../../core/mail/forget.ts';
import { ownerEmail } from './choices-store.ts';
import { branchGivenMail, branchTakenMail } from './mails.ts';

interface Deps {
  readonly links: Links;
  readonly now: Date;
}

/** How the keys of the mails begin that tell an account that a company belongs, or no longer belongs, to it. */
const mailKeys = (news: 'given' | 'taken', companyId: number, userId: number) =>
  `company-transfer/${companyId}/${userId}/${news}/`;

/**
 * Tells the former and the new account of a company by mail that editors have transferred it. The mails wait for a moment: if the company is
 * given back or on meanwhile, an account for which nothing has changed is told nothing.
 * @param from the former account; null if there was none
 * @param company as it is now
 */
export async function tellTransferred(
  tx: Queries,
  from: number | null,
  company: FullCompany,
  { links, now }: Deps,
): Promise<void> {
  const { id, name, Address, contacts, locked, User } = company;
  const state = { hasContacts: contacts.length > 0, isLocked: locked };
  const about = {
    name,
    city: Address?.City.city ?? '',
    url: links.to('/#/unternehmen/unternehmensprofil'),
  };
  const later = { notBefore: whenFinal(now) };
  if (from !== null && !(await withdrawMails(tx, mailKeys('given', id, from))))
    await queueMail(tx, {
      ...branchTakenMail({ ...about, to: await ownerEmail(tx, from) }),
      ...later,
      onceKey: mailKeys('taken', id, from) + randomUUID(),
    });
  if (User !== null && !(await withdrawMails(tx, mailKeys('taken', id, User.id))))
    await queueMail(tx, {
      ...branchGivenMail({ ...about, to: await ownerEmail(tx, User.id) }, state),
      ...later,
      onceKey: mailKeys('given', id, User.id) + randomUUID(),
    });
}
