import { careerPagePause } from '@lehrpfad/contract/exchanges/own-options.ts';
import type { CareerPage, saveCareerPage as endpoint } from '@lehrpfad/contract/exchanges/own.ts';
import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import { notFound, refuseStaleValues, tooManyRequests } from '../../../core/http/errors.ts';
import type { StoredFiles } from '../../../core/files/stored-files.ts';
import { removeAds } from '../../job-ads/deletion-store.ts';
import { lockAuthor } from '../../job-ads/policy.ts';
import {
  emptyCareerPage,
  findCareerPage,
  findLastDemand,
  lockReadAds,
  updateAddress,
} from './career-page-store.ts';
import { lockOwnExchange, lockOwn, runsOf } from './own-store.ts';
import { queueRun } from '../runs/queue/queue.ts';
import { removeExchange } from '../store.ts';

export interface CareerPageDeps {
  readonly db: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly clock: Clock;
}

const kind = 'career-page';

/** Runs that are shown. */
const shownRuns = 5;

/** Returns from when on the page may be read again, in milliseconds since 1970; undefined before the first time. */
async function nextFetch(db: Queries, exchangeId: number): Promise<number | undefined> {
  const at = await findLastDemand(db, exchangeId);
  return at === undefined ? undefined : at + careerPagePause * 60_000;
}

/** Returns the account's career page as the account sees it; null if it has none. */
export async function careerPageOf(
  db: Queries,
  userId: number,
  now: Date,
): Promise<CareerPage | null> {
  const page = await findCareerPage(db, userId);
  if (page === undefined) return null;
  const next = await nextFetch(db, page.id);
  return {
    url: page.url,
    active: page.active,
    ads: page.ads,
    runs: await runsOf(db, userId, kind, shownRuns),
    next_fetch: next !== undefined && next > now.getTime() ? new Date(next).toISOString() : null,
  };
}

/**
 * Sets the address of the career page, and queues a run. The same address again changes nothing.
 * @throws {AppError} 409 while the page is being read, or if the address is another than in `begun`
 */
export function saveCareerPage(
  { db, clock }: CareerPageDeps,
  userId: number,
  { url, begun }: z.output<NonNullable<typeof endpoint.body>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAuthor(tx, { userId, accountId: userId });
    const exchangeId = await lockOwnExchange(tx, userId, kind);
    const page = await findCareerPage(tx, userId);
    refuseStaleValues({ url: page?.url ?? '' }, begun);
    const changed = await updateAddress(tx, exchangeId, url, clock());
    // It is the run of that day. A page that editors have switched off stays off.
    if (changed?.active) await queueRun(tx, exchangeId, 'first', userId, clock());
  });
}

/** Locks the account's career page. @throws {AppError} 404 if it has named none */
async function lockPage(tx: Queries, userId: number): Promise<{ id: number; active: boolean }> {
  const own = await lockOwn(tx, userId, kind);
  if (own === undefined || (await findCareerPage(tx, userId)) === undefined) throw notFound();
  return own;
}

/** Queues a run of the career page. @throws {AppError} 404 if there is none; 409 while it is being read; 429 if it was read just now */
export function fetchCareerPage({ db, clock }: CareerPageDeps, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAuthor(tx, { userId, accountId: userId });
    const own = await lockPage(tx, userId);
    const wait = ((await nextFetch(tx, own.id)) ?? 0) - clock().getTime();
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
    await queueRun(tx, own.id, 'demand', userId, clock());
  });
}

/**
 * Deletes the career page with the ads that were read from it. Adopted ads stay. If editors have switched the page off, it stays off for
 * the next address.
 * @throws {AppError} 404 if there is none
 */
export async function removeCareerPage(
  { changes, stored, clock }: CareerPageDeps,
  userId: number,
): Promise<void> {
  const gone = await changes.write(async (tx) => {
    await lockAuthor(tx, { userId, accountId: userId });
    const own = await lockPage(tx, userId);
    const ads = await lockReadAds(tx, own.id);
    // A current run loses its row, and ends.
    if (own.active) await removeExchange(tx, own.id);
    else await emptyCareerPage(tx, own.id, clock());
    return removeAds(tx, ads);
  });
  await stored.remove(gone);
}
