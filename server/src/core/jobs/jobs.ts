import { PgBoss } from 'pg-boss';
import { activities } from './activities.ts';
import type { Database } from '../database/database.ts';
import { beginAnew, runUnlessDeadly, SuspendedJob } from './job-deaths.ts';

/** Work on a schedule: exactly one process runs each, and a run that was missed is made up for at the next. */
export interface Job {
  /** Kebab-case, unique. */
  readonly name: string;
  /** Cron expression, Europe/Berlin. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** The library keeps failures in its table; somebody reads the log. */
async function reported(
  database: Database,
  { name, run }: Job,
  onError: (error: unknown) => void,
): Promise<void> {
  const told = () => activities.during(activities.kind({ what: `job ${name}` }), [], run);
  try {
    await runUnlessDeadly(database, name, told, onError);
  } catch (error) {
    onError(error);
    // The library would try again what must not be.
    if (!(error instanceof SuspendedJob)) throw error;
  }
}

/** Schedules of an earlier version would go on filling queues that nobody works off. */
async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name, key);
  }
}

/** Starts the job runner; the returned function lets running jobs finish and stops it. */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  await beginAnew(database);
  const boss = new PgBoss({ ...database.jobsAdapter(), schema: 'jobs' });
  boss.on('error', onError);
  await boss.start();
  for (const job of jobs) {
    const { name, cron } = job;
    // Told of before it runs for the first time: the watchdog knows what there is when it starts.
    activities.kind({ what: `job ${name}` });
    await boss.createQueue(name, { retryLimit: 2 });
    await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin', singletonKey: name });
    await boss.work(name, { pollingIntervalSeconds: 10 }, () => reported(database, job, onError));
  }
  await forgetOthers(boss, jobs);
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
