import { careerPagePause } from '@lehrpfad/contract/exchanges/own-options.ts';
import type { CareerPage } from '@lehrpfad/contract/exchanges/own.ts';
import { sql } from 'drizzle-orm/sql';
import type { Clock } from '../../core/clock.ts';
import type { ChangeFeed } from '../../core/database/changes.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { notFound, tooManyRequests } from '../../core/http/errors.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { removeAds } from '../job-ads/deletion-store.ts';
import { lockAuthor } from '../job-ads/policy.ts';
import { removeExchange } from './exchange-rows.ts';
import { lockOwnExchange, lockOwn, runsOf } from './own-store.ts';
import { queueRun } from './runs/queue.ts';

export interface CareerPageDeps {
  readonly db: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly clock: Clock;
}

const kind = 'career-page';

/** Runs that are shown. */
const shownRuns = 5;

/** When the page may be asked for again, in milliseconds since 1970; undefined before the first time. */
async function nextFetch(db: Queries, exchangeId: number): Promise<number | undefined> {
  const [last] = await db.rows<{ at: number | null }>(sql`
    select (extract(epoch from max(created_at)) * 1000)::float8 as at
    from exchange_runs where exchange_id = ${exchangeId} and trigger = 'demand'`);
  const at = last?.at ?? null;
  return at === null ? undefined : at + careerPagePause * 60_000;
}

interface PageRow extends Pick<CareerPage, 'url' | 'active' | 'ads'> {
  readonly id: number;
}

/** The account's career page as it is shown to it; null where it has named none. */
export async function careerPageOf(
  db: Queries,
  userId: number,
  now: Date,
): Promise<CareerPage | null> {
  const [page] = await db.rows<PageRow>(sql`
    select e.id, e.active, coalesce(e.settings ->> 'url', '') as url, (
      select count(*)::int from exchange_records r join job_ads a on a.id = r.job_ad_id
      where r.exchange_id = e.id and a.external <> '' and a.published) as ads
    from exchanges e where e.user_id = ${userId} and e.kind = ${kind}`);
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
 * Names the page, or another one, and has it read. The same address once more changes nothing.
 * @throws {AppError} 409 while it is being read
 */
export function saveCareerPage(
  { db, clock }: CareerPageDeps,
  userId: number,
  url: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAuthor(tx, { userId });
    const exchangeId = await lockOwnExchange(tx, userId, kind);
    const [changed] = await tx.rows<{ active: boolean }>(sql`
      update exchanges set settings = ${JSON.stringify({ url })}::text::jsonb, last_updated = ${clock().toISOString()}::timestamptz
      where id = ${exchangeId} and settings ->> 'url' is distinct from ${url} returning active`);
    // Where editors have stopped it, it stays so.
    if (changed?.active) await queueRun(tx, exchangeId, 'demand', userId, clock());
  });
}

/** @throws {AppError} 404 where there is no page; 409 while it is being read; 429 where it has been asked for just now */
export function fetchCareerPage({ db, clock }: CareerPageDeps, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAuthor(tx, { userId });
    const own = await lockOwn(tx, userId, kind);
    if (own === undefined) throw notFound();
    const wait = ((await nextFetch(tx, own.id)) ?? 0) - clock().getTime();
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
    await queueRun(tx, own.id, 'demand', userId, clock());
  });
}

/** Forgets the page with all that was read from it; ads that were adopted stay. @throws {AppError} 404 where there is none */
export async function removeCareerPage(
  { changes, stored }: CareerPageDeps,
  userId: number,
): Promise<void> {
  const gone = await changes.write(async (tx) => {
    await lockAuthor(tx, { userId });
    const own = await lockOwn(tx, userId, kind);
    if (own === undefined) throw notFound();
    const ads = await tx.rows<{ id: number }>(sql`
      select a.id from job_ads a join exchange_records r on r.job_ad_id = a.id
      where r.exchange_id = ${own.id} and a.external <> '' order by a.id for update of a`);
    // A run that is under way loses what it writes into, and ends.
    await removeExchange(tx, own.id);
    return removeAds(
      tx,
      ads.map(({ id }) => id),
    );
  });
  await stored.remove(gone);
}
