import { refuseUneditable } from '../../companies/policy.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { AdLock } from '@lehrpfad/contract/job-ads/lock/lock.ts';
import { lockText } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { lockGroup } from '../listing/group-store.ts';
import { forgetLocked } from './lock-copy-store.ts';
import { clearLock, ownerEmail, setLock } from './lock-store.ts';
import { lockedMail, unlockedMail } from '../mails.ts';
import { refuseStale } from '../policy.ts';
import { ownAds } from '../store.ts';
import { recordLock } from '../editing/trail.ts';

export interface LockDeps {
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly links: Links;
  readonly clock: Clock;
}

type Wanted = Pick<AdLock, 'siblings' | 'last_updated'>;

/** Locks the rows of the ad, and of its siblings if requested, until the transaction ends. */
async function lockAdRows(
  tx: Queries,
  caller: Actor,
  id: number,
  { siblings, last_updated }: Wanted,
): Promise<OwnJobAd[]> {
  const group = await lockGroup(tx, id);
  const [ad] = group;
  refuseUneditable(caller, ad, 'Die Stellenanzeige');
  await refuseStale(tx, ad, last_updated);
  return ownAds(tx, siblings ? group.map((one) => one.id) : [id]);
}

const idsOf = (ads: readonly OwnJobAd[]) => ads.map(({ id }) => id);

/** Records the lock or release of each ad, and queues the mail to their account; imported ads have none. */
async function recordAndMail(
  tx: Queries,
  { links }: LockDeps,
  caller: Actor,
  before: readonly OwnJobAd[],
): Promise<OwnJobAd[]> {
  const ads = await ownAds(tx, idsOf(before));
  const [first] = ads;
  if (first === undefined) return [];
  for (const [place, ad] of ads.entries()) await recordLock(tx, caller, before[place], ad);
  const to = await ownerEmail(tx, first.id);
  if (to !== undefined) {
    const about = { to, ads, url: links.to('/#/unternehmen/stellenangebote') };
    await queueMail(tx, first.editor_lock ? lockedMail(about) : unlockedMail(about));
  }
  return ads;
}

/**
 * Locks an ad, and its siblings if requested, so that it is not public until an editor removes the lock.
 * @param tx of `deps.changes.write`
 * @returns the ads that were locked
 * @throws {AppError} 404; 409 if it is already locked, its branch is closed, or it has changed meanwhile
 */
export async function lockAd(
  tx: Queries,
  deps: LockDeps,
  caller: Actor,
  id: number,
  { reason, note, ...wanted }: AdLock,
): Promise<OwnJobAd[]> {
  const ads = await lockAdRows(tx, caller, id, wanted);
  const open = ads.filter(({ editor_lock: lock }) => lock === null);
  const [ad] = ads;
  if (ad?.editor_lock) {
    throw conflict(`Die Stellenanzeige ist schon gesperrt: ${lockText(ad.editor_lock)}`, {
      ...ad,
    });
  }
  await setLock(tx, idsOf(open), { reason, note }, deps.clock());
  return recordAndMail(tx, deps, caller, open);
}

/**
 * Removes the lock of an ad, and of its siblings if requested. Their company decides again whether they are public.
 * @returns the ads that were locked
 * @throws {AppError} 404; 409 if it is not locked, its branch is closed, or it has changed meanwhile
 */
export function unlockAd(
  deps: LockDeps,
  caller: Actor,
  id: number,
  wanted: Wanted,
): Promise<OwnJobAd[]> {
  return deps.changes.write(async (tx) => {
    const ads = await lockAdRows(tx, caller, id, wanted);
    const [ad] = ads;
    if (ad?.editor_lock === null)
      throw conflict('Die Stellenanzeige ist nicht gesperrt.', { ...ad });
    const locked = ads.filter(({ editor_lock: lock }) => lock !== null);
    await clearLock(tx, idsOf(locked));
    await forgetLocked(tx, idsOf(locked));
    return recordAndMail(tx, deps, caller, locked);
  });
}
