import type { Actor } from '../../../core/security/callers.ts';
import type { CompanyLock, LockableBranch } from '@lehrpfad/contract/companies/lock.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import {
  conflict,
  invalidInput,
  notFound,
  refuseStale,
  staleEdit,
} from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { branchesWith, clearLock, lockCompanyRows, lockLikeOthers, setLock } from './lock-store.ts';
import { queueLockMails, queueReleaseMails } from './lock-mails.ts';
import { fullCompany } from '../store.ts';
import { recordLock, recordLockOfNew } from '../trail.ts';

/** Counts the public ads of companies on a day, by the companies' ids; a company without an entry has none. */
export type CountPublicAds = (
  db: Queries,
  companies: readonly number[],
  today: string,
) => Promise<ReadonlyMap<number, number>>;

export interface LockDeps {
  readonly db: Queries;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly links: Links;
  readonly clock: Clock;
  readonly countPublicAds: CountPublicAds;
}

type Wanted = Pick<CompanyLock, 'branches' | 'last_updated'>;

/** Returns a company and the other branches of its account. @throws {AppError} 404 if it does not exist, or is closed */
export async function lockableBranches(
  { db, clock, countPublicAds }: LockDeps,
  id: number,
): Promise<LockableBranch[]> {
  const branches = await branchesWith(db, id);
  if (branches.length === 0) throw notFound();
  const ids = branches.map((one) => one.id);
  const counts = await countPublicAds(db, ids, berlinDay(clock()));
  return branches.map((one) => ({ ...one, public_ads: counts.get(one.id) ?? 0 }));
}

/** Locks the rows of the company and of the chosen branches until the transaction ends, and returns them in that order. */
async function lockMeantRows(
  tx: Queries,
  id: number,
  { branches, last_updated }: Wanted,
): Promise<[FullCompany, ...FullCompany[]]> {
  const others = branches.filter((one) => one !== id);
  const held = await lockCompanyRows(tx, [id, ...others]);
  const company = held.find((one) => one.id === id);
  if (company === undefined) throw notFound();
  const isOfAccount = (other: number) =>
    company.userId !== null &&
    held.some((one) => one.id === other && one.userId === company.userId);
  if (!others.every(isOfAccount)) throw invalidInput({ branches: ['Firma nicht im System!'] });
  const current = await fullCompany(tx, id);
  refuseStale(current, last_updated);
  return [current, ...(await fullCompanies(tx, others))];
}

async function fullCompanies(tx: Queries, ids: readonly number[]): Promise<FullCompany[]> {
  const companies: FullCompany[] = [];
  for (const id of ids) companies.push(await fullCompany(tx, id));
  return companies;
}

const idsOf = (companies: readonly FullCompany[]) => companies.map(({ id }) => id);

/** Records the lock or release of each company. */
async function record(
  tx: Queries,
  caller: Actor,
  before: readonly FullCompany[],
): Promise<FullCompany[]> {
  const companies = await fullCompanies(tx, idsOf(before));
  for (const company of companies) await recordLock(tx, caller, company);
  return companies;
}

/**
 * Locks a company, and other given branches of its account, so that they are not public until an editor removes the lock. A company that is
 * already locked keeps its reason.
 * @returns the companies that were locked
 * @throws {AppError} 400 for a branch of another account; 404; 409 if it is already locked, or has changed meanwhile
 */
export function lockCompanies(
  { changes, links, clock }: LockDeps,
  caller: Actor,
  id: number,
  { reason, note, ...wanted }: CompanyLock,
): Promise<FullCompany[]> {
  return changes.write(async (tx) => {
    const companies = await lockMeantRows(tx, id, wanted);
    const [company] = companies;
    if (company.locked) throw conflict('Die Firma ist schon gesperrt.', { ...company });
    const open = companies.filter(({ locked }) => !locked);
    const now = clock();
    await setLock(tx, idsOf(open), { reason, note }, now);
    const closed = await record(tx, caller, open);
    await queueLockMails(tx, closed, { links, now });
    return closed;
  });
}

/**
 * Removes the lock of a company, and of other given branches of its account.
 * @param wanted `since` for an undo: when the lock to be removed was set
 * @returns the companies that were locked
 * @throws {AppError} 400 for a branch of another account; 404; 409 if it is not locked, has changed meanwhile, or has another lock than
 * that of `since`
 */
export function unlockCompanies(
  { changes, links, clock }: LockDeps,
  caller: Actor,
  id: number,
  { since, ...wanted }: Wanted & { readonly since?: string | undefined },
): Promise<FullCompany[]> {
  return changes.write(async (tx) => {
    const companies = await lockMeantRows(tx, id, wanted);
    const [company] = companies;
    if (!company.locked) throw conflict('Die Firma ist nicht gesperrt.', { ...company });
    const locked = companies.filter((one) => one.locked);
    const isOther = ({ editor_lock: lock }: FullCompany) =>
      since !== undefined && Date.parse(lock?.since ?? '') !== Date.parse(since);
    if (locked.some(isOther)) throw staleEdit({ ...company });
    await clearLock(tx, idsOf(locked));
    const released = await record(tx, caller, locked);
    await queueReleaseMails(tx, locked, { links, now: clock() });
    return released;
  });
}

interface LockSwitch {
  readonly locked: boolean | undefined;
  readonly current: FullCompany;
  readonly links: Links;
  readonly now: Date;
}

/** Locks a branch that an account opens while all its others are locked, so that it cannot evade the lock. The audit trail shows it. */
export async function lockOpened(tx: Queries, caller: Actor, id: number): Promise<void> {
  if (await lockLikeOthers(tx, id, caller.accountId))
    await recordLockOfNew(tx, caller, await fullCompany(tx, id));
}

/** Locks or releases a company according to its patch, and informs its account. */
export async function switchLock(
  tx: Queries,
  { locked, current, links, now }: LockSwitch,
): Promise<void> {
  if (locked === undefined || locked === current.locked) return;
  if (locked) await setLock(tx, [current.id], null, now);
  else await clearLock(tx, [current.id]);
  if (locked) await queueLockMails(tx, [await fullCompany(tx, current.id)], { links, now });
  else await queueReleaseMails(tx, [current], { links, now });
}
