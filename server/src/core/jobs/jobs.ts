import { PgBoss } from 'pg-boss';
import { activities } from './activities.ts';
import { rememberUnavailable } from '../database/server/unavailable.ts';
import type { Database } from '../database/database.ts';
import { resetJobRuns, runUnlessSuspended, SuspendedJob } from './job-suspension.ts';

/** A scheduled task: exactly one process runs it, and a missed run is made up for at the next opportunity. */
export interface Job {
  /** Kebab-case, unique. */
  readonly name: string;
  /** Cron expression, Europe/Berlin. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** Also logs failures, because the library only stores them in its table. */
async function reported(
  database: Database,
  { name, run }: Job,
  onError: (error: unknown) => void,
): Promise<void> {
  const told = () => activities.during(activities.kind({ what: `job ${name}` }), [], run);
  try {
    await runUnlessSuspended(database, name, told, onError);
  } catch (error) {
    onError(error);
    // The library would retry a suspended job.
    if (!(error instanceof SuspendedJob)) throw error;
  }
}

/** Removes schedules of earlier versions, which would fill queues that nobody processes. */
async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name, key);
  }
}

export interface JobRunner {
  /** Runs a job outside its schedule, in one process. */
  readonly run: (name: string) => Promise<void>;
  /** Waits for running jobs, and starts no others. */
  readonly stop: () => Promise<void>;
}

export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  onError: (error: unknown) => void,
): Promise<JobRunner> {
  await resetJobRuns(database);
  const boss = new PgBoss({ ...database.jobsAdapter(), schema: 'jobs' });
  // The library passes copies of the database's errors.
  boss.on('error', (error: object) => onError(rememberUnavailable(error)));
  await boss.start();
  const workers = new Map<string, string>();
  for (const job of jobs) {
    const { name, cron } = job;
    // Registered before its first run: the watchdog reads the list of kinds once, when it starts.
    activities.kind({ what: `job ${name}` });
    await boss.createQueue(name, { retryLimit: 2 });
    await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin', singletonKey: name });
    const work = () => reported(database, job, onError);
    workers.set(name, await boss.work(name, { pollingIntervalSeconds: 10 }, work));
  }
  await forgetOthers(boss, jobs);
  return {
    run: async (name) => {
      await boss.send(name);
      boss.notifyWorker(workers.get(name) ?? '');
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
