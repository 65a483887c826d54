import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undo-period.ts';
import { withdrawMails } from '../../../core/mail/withdrawal.ts';
import { ownerEmail } from '../choices-store.ts';
import { lockedMail, unlockedMail } from '../mails.ts';
import { branchesOfAccount } from '../store.ts';
import { renewGiven, type TransferDeps } from '../transfer/given-mail.ts';
import { ownerOf } from './lock-store.ts';

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

/** Queues the mail about a lock of companies of an account. The mail about a lock with a reason waits as long as the lock can be undone. */
async function queueLocked(
  tx: Queries,
  links: Links,
  owner: number,
  companies: readonly Branch[],
): Promise<void> {
  const [first] = companies;
  if (first === undefined) return;
  const { id, editor_lock: lock } = first;
  const about = aboutOf(await ownerEmail(tx, owner), links, companies);
  const waiting = lock && {
    onceKey: `${mailKeys(owner, lock.since)}${id}`,
    notBefore: whenFinal(new Date(lock.since)),
  };
  await queueMail(tx, { ...lockedMail(about, lock && companyLockText(lock)), ...waiting });
}

/**
 * Tells an account by mail which of its companies were locked, and why.
 * @param companies locked at the same time; nobody is told about companies without an account
 */
export async function queueLockMails(
  tx: Queries,
  companies: readonly Branch[],
  deps: TransferDeps,
): Promise<void> {
  const [first] = companies;
  const owner = first && (await ownerOf(tx, first.id));
  if (owner === undefined) return;
  for (const { id } of companies) await renewGiven(tx, id, deps);
  await queueLocked(tx, deps.links, owner.id, companies);
}

/**
 * Withdraws the waiting mails to an account about a lock that has changed, and tells it about those of its companies that are still locked.
 * @returns whether a mail was withdrawn: the account was not told yet
 */
async function renewLocked(
  tx: Queries,
  links: Links,
  owner: number,
  { editor_lock: lock }: Branch,
): Promise<boolean> {
  if (!lock || !(await withdrawMails(tx, mailKeys(owner, lock.since)))) return false;
  const branches = await branchesOfAccount(tx, owner);
  await queueLocked(
    tx,
    links,
    owner,
    branches.filter((one) => one.editor_lock?.since === lock.since),
  );
  return true;
}

/**
 * Sends the waiting mail about the lock of a company to its new account instead of the former one.
 * @param from the former account
 * @param company as it is now
 */
export async function moveLockedMail(
  tx: Queries,
  links: Links,
  from: number,
  company: Branch & Pick<FullCompany, 'User'>,
): Promise<void> {
  if (!(await renewLocked(tx, links, from, company)) || company.User === null) return;
  const to = company.User.id;
  // Other companies of the new account may have been locked with it.
  if (!(await renewLocked(tx, links, to, company))) await queueLocked(tx, links, to, [company]);
}

/**
 * Tells an account by mail which of its companies were released. It is told nothing about those of whose lock it was not told yet.
 * @param companies as they were before; they are released by now
 */
export async function queueReleaseMails(
  tx: Queries,
  companies: readonly Branch[],
  deps: TransferDeps,
): Promise<void> {
  const [first] = companies;
  const owner = first && (await ownerOf(tx, first.id));
  if (owner === undefined) return;
  const { links } = deps;
  const untold = new Set<string>();
  const told: Branch[] = [];
  for (const company of companies) {
    const since = company.editor_lock?.since ?? '';
    const isNew = await renewGiven(tx, company.id, deps);
    if (untold.has(since) || (await renewLocked(tx, links, owner.id, company))) untold.add(since);
    // The mail about a lock without a reason does not wait.
    else if (!isNew || since === '') told.push(company);
  }
  if (told.length > 0) await queueMail(tx, unlockedMail(aboutOf(owner.email, links, told)));
}
