import { randomUUID } from 'node:crypto';
import type { JobSuspension } from '@lehrpfad/contract/core/operations/jobs.ts';
import { sql } from '../database/drizzle.ts';
import type { Database, Queries } from '../database/database.ts';
import { instant } from '../database/sql-parts.ts';
import { version } from '../config/version.ts';
import { jobRuns } from './schema.ts';
import { bare, bareList } from '../database/build.ts';

/** By the database's clock. Shorter than the time after which the library gives a job to another process. */
const leaseSeconds = 15;
const renewEveryMs = 5000;

/** A job is suspended after this many consecutive processes have died while it ran. */
const maxCrashes = 2;

const leaseEnds = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

const resumed = sql`suspended_in = null, suspended_at = null, deaths = 0`;

/** Thrown for a job that apparently kills the server. */
export class SuspendedJob extends Error {
  override name = 'SuspendedJob';
}

/**
 * Resets the records of earlier processes: a newer version of the program retries jobs that an older one has suspended. The
 * embedded database has only one process, so jobs that were still running there have died.
 */
export async function resetJobRuns(database: Database): Promise<void> {
  await database.rows(sql`
    update ${jobRuns} set ${resumed}
    where ${jobRuns.suspended_in} is not null and ${jobRuns.suspended_in} <> ${version}`);
  if (database.kind === 'embedded')
    await database.rows(sql`
      update ${jobRuns} set ${bare(jobRuns.leased_until)} = clock_timestamp() - interval '1 second' where ${jobRuns.token} is not null`);
}

/** @returns how many processes have died with the job, or null if it is suspended */
async function begin(database: Database, name: string, token: string): Promise<number | null> {
  const [row] = await database.rows<{ deaths: number }>(sql`
    insert into ${jobRuns} (${bareList(jobRuns, 'name', 'token', 'leased_until')}) values (${name}, ${token}, ${leaseEnds})
    on conflict (${bareList(jobRuns, 'name')}) do update
    set ${bare(jobRuns.token)} = excluded.token, ${bare(jobRuns.leased_until)} = excluded.leased_until,
      ${bare(jobRuns.deaths)} = ${jobRuns.deaths} + coalesce(${jobRuns.leased_until} < clock_timestamp(), false)::int
    where ${jobRuns.suspended_in} is null
    returning ${jobRuns.deaths}`);
  return row?.deaths ?? null;
}

async function suspend(database: Database, name: string, token: string): Promise<void> {
  await database.rows(sql`
    update ${jobRuns}
    set ${bare(jobRuns.suspended_in)} = ${version}, ${bare(jobRuns.suspended_at)} = clock_timestamp(), ${bare(jobRuns.token)} = null,
      ${bare(jobRuns.leased_until)} = null
    where ${jobRuns.name} = ${name} and ${jobRuns.token} = ${token}`);
}

/** Records that the job has ended, even with an error: then it has not killed the process. */
async function end(database: Database, name: string, token: string): Promise<void> {
  await database.rows(sql`
    update ${jobRuns} set ${bare(jobRuns.token)} = null, ${bare(jobRuns.leased_until)} = null, ${bare(jobRuns.deaths)} = 0
    where ${jobRuns.name} = ${name} and ${jobRuns.token} = ${token}`);
}

/**
 * Runs a job, unless two consecutive processes have died while it ran: then it is suspended and no longer runs.
 * @throws {SuspendedJob} once, when it is suspended; otherwise the errors of the job
 */
export async function runUnlessSuspended(
  database: Database,
  name: string,
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  const token = randomUUID();
  const deaths = await begin(database, name, token);
  if (deaths === null) return;
  if (deaths >= maxCrashes) {
    await suspend(database, name, token);
    throw new SuspendedJob(`The job ${name} is suspended: the server has died twice while it ran.`);
  }
  const renew = () =>
    database.rows(sql`
      update ${jobRuns} set ${bare(jobRuns.leased_until)} = ${leaseEnds} where ${jobRuns.name} = ${name} and ${jobRuns.token} = ${token}`);
  const timer = setInterval(() => void renew().catch(onError), renewEveryMs).unref();
  try {
    await run();
  } finally {
    clearInterval(timer);
    await end(database, name, token);
  }
}

/**
 * Resumes all suspended jobs.
 * @returns their names
 */
export async function resumeJobs(database: Database): Promise<string[]> {
  const rows = await database.rows<{ name: string }>(sql`
    update ${jobRuns} set ${resumed} where ${jobRuns.suspended_in} is not null returning ${jobRuns.name}`);
  return rows.map(({ name }) => name).toSorted();
}

/** @returns the suspended jobs, the longest suspended first */
export function suspendedJobs(db: Queries): Promise<JobSuspension[]> {
  return db.rows<JobSuspension>(sql`
    select ${jobRuns.name}, ${instant(sql`${jobRuns.suspended_at}`)} as since
    from ${jobRuns} where ${jobRuns.suspended_in} is not null order by ${jobRuns.suspended_at}, ${jobRuns.name}`);
}

/**
 * Resumes a job.
 * @returns whether it was suspended; undefined if no job of that name has ever run
 */
export async function resumeOne(db: Queries, name: string): Promise<boolean | undefined> {
  const [row] = await db.rows<{ was: boolean }>(sql`
    with changed as (
      update ${jobRuns} set ${resumed} where ${jobRuns.name} = ${name} and ${jobRuns.suspended_in} is not null returning ${jobRuns.name})
    select exists (select from changed) as was from ${jobRuns} where ${jobRuns.name} = ${name}`);
  return row?.was;
}
