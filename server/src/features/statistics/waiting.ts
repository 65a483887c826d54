import { mayCall } from '@lehrpfad/contract/core/access.ts';
import type { Waiting } from '@lehrpfad/contract/statistics/statistics.ts';
import { sql } from 'drizzle-orm/sql';
import type { Caller } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { suspendedJobs } from '../../core/jobs/job-deaths.ts';
import { whatWaits } from '../registrations/waiting-store.ts';

/** Exchanges whose last run that is over has failed, is held, or is set aside. */
async function exchangesInTrouble(db: Queries): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from exchanges e where (
      select r.state from exchange_runs r
      where r.exchange_id = e.id and r.state not in ('waiting', 'running') order by r.id desc limit 1
    ) in ('failed', 'held', 'set-aside')`);
  return row?.count ?? 0;
}

/** What the counters of the back-office's navigation show to that account. */
export async function waitingFor(
  db: Queries,
  { permission }: Pick<Caller, 'permission'>,
  now: Date,
): Promise<Waiting> {
  const { requests, branches, apprenticeships, events, jobNames } = await whatWaits(db, now);
  const exchanges = await exchangesInTrouble(db);
  const waiting = {
    requests,
    branches,
    events,
    exchanges,
    job_names: jobNames,
    failed_mails: 0,
    apprenticeship_requests: apprenticeships,
    suspended_jobs: await suspendedJobs(db),
  };
  if (!mayCall('admin', permission)) return waiting;
  const [mails] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from mails where state = 'failed'`,
  );
  return { ...waiting, failed_mails: mails?.count ?? 0 };
}
