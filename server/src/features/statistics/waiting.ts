import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Waiting } from '@lehrpfad/contract/statistics/statistics.ts';
import type { Caller } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { suspendedJobs } from '../../core/jobs/job-suspension.ts';
import { countWaitingTasks } from '../registrations/waiting-store.ts';
import { countFailedMails, countFailingExchanges } from './store.ts';

/** Returns the counters of the back-office navigation for an account. */
export async function countTasksFor(
  db: Queries,
  { permission }: Pick<Caller, 'permission'>,
  now: Date,
): Promise<Waiting> {
  const { adReports, requests, branches, apprenticeships, events, jobNames } =
    await countWaitingTasks(db, now);
  const exchanges = await countFailingExchanges(db);
  const waiting = {
    ad_reports: adReports,
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
  return { ...waiting, failed_mails: await countFailedMails(db) };
}
