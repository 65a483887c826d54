import { PgBoss } from 'pg-boss';
import type { Database } from './database.ts';

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
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    onError(error);
    throw error;
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
  const boss = new PgBoss({ ...database.jobsAdapter(), schema: 'jobs' });
  boss.on('error', onError);
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 2 });
    await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin', singletonKey: name });
    await boss.work(name, { pollingIntervalSeconds: 10 }, () => reported(run, onError));
  }
  await forgetOthers(boss, jobs);
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
