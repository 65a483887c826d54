import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undoable.ts';
import { withdrawMails } from '../../../core/mail/forget.ts';
import { branchesWith, ownerOf } from './lock-store.ts';
import { lockedMail, unlockedMail } from '../mails.ts';

type Branch = Pick<FullCompany, 'id' | 'name' | 'Address' | 'editor_lock'>;

/** How the keys of the mails about a lock begin: those of the companies of an account that were locked at one time. */
const mailKeys = (owner: number, since: string) =>
  `company-locked/${owner}/${new Date(since).toISOString()}/`;

function aboutOf(to: string, links: Links, companies: readonly Branch[]) {
  return {
    to,
    url: links.to('/#/unternehmen/unternehmensprofil'),
    branches: companies.map(({ name, Address }) => ({ name, city: Address?.City.city ?? '' })),
  };
}

/**
 * Tells an account by mail which of its companies were locked, and why. The mail about a lock with a reason waits as long as the lock can be
 * undone.
 * @param companies locked at the same time; nobody is told about companies without an account
 */
export async function tellLocked(
  tx: Queries,
  links: Links,
  companies: readonly Branch[],
): Promise<void> {
  const [first] = companies;
  const owner = first && (await ownerOf(tx, first.id));
  if (owner === undefined) return;
  const { id, editor_lock: lock } = first as Branch;
  const mail = lockedMail(aboutOf(owner.email, links, companies), lock && companyLockText(lock));
  const waiting = lock && {
    onceKey: `${mailKeys(owner.id, lock.since)}${id}`,
    notBefore: whenFinal(new Date(lock.since)),
  };
  await queueMail(tx, { ...mail, ...waiting });
}

/**
 * Withdraws the waiting mails about the lock of released companies, and tells the account about those that stay locked.
 * @returns whether a mail was withdrawn: the account was not told yet
 */
async function withdrawLocked(
  tx: Queries,
  links: Links,
  owner: number,
  { id, editor_lock: lock }: Branch,
): Promise<boolean> {
  if (!lock || !(await withdrawMails(tx, mailKeys(owner, lock.since)))) return false;
  const branches = await branchesWith(tx, id);
  await tellLocked(
    tx,
    links,
    branches.filter((one) => one.editor_lock?.since === lock.since),
  );
  return true;
}

/**
 * Tells an account by mail which of its companies were released. It is told nothing about those of whose lock it was not told yet.
 * @param companies as they were before; they are released by now
 */
export async function tellReleased(
  tx: Queries,
  links: Links,
  companies: readonly Branch[],
): Promise<void> {
  const [first] = companies;
  const owner = first && (await ownerOf(tx, first.id));
  if (owner === undefined) return;
  const untold = new Set<string>();
  const told: Branch[] = [];
  for (const company of companies) {
    const since = company.editor_lock?.since ?? '';
    if (!untold.has(since) && !(await withdrawLocked(tx, links, owner.id, company)))
      told.push(company);
    else untold.add(since);
  }
  if (told.length > 0) await queueMail(tx, unlockedMail(aboutOf(owner.email, links, told)));
}
