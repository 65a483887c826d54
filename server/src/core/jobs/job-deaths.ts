import { randomUUID } from 'node:crypto';
import type { JobSuspension } from '@lehrpfad/contract/core/jobs.ts';
import { sql } from '../database/drizzle.ts';
import type { Database, Queries } from '../database/database.ts';
import { instant } from '../database/sql-parts.ts';
import { version } from '../config/version.ts';

/** By the database's clock. Shorter than the time in which the library gives a job to the next process. */
const leaseSeconds = 15;
const renewEveryMs = 5000;

/** So many processes in a row that died while it ran, and a job is suspended. */
const mostDeaths = 2;

const leaseEnds = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

const resumed = sql`suspended_in = null, suspended_at = null, deaths = 0`;

/** A job with which the server seems to die. */
export class SuspendedJob extends Error {
  override name = 'SuspendedJob';
}

/**
 * What a new process makes of the others' marks: a newer version of the program tries again what an older one has suspended, and
 * whatever was under way in an embedded database has died, since it has one process.
 */
export async function beginAnew(database: Database): Promise<void> {
  await database.rows(sql`
    update job_runs set ${resumed}
    where suspended_in is not null and suspended_in <> ${version}`);
  if (database.kind === 'embedded')
    await database.rows(sql`
      update job_runs set leased_until = clock_timestamp() - interval '1 second' where token is not null`);
}

/** @returns how many processes have died with it, or null where it is suspended */
async function begin(database: Database, name: string, token: string): Promise<number | null> {
  const [row] = await database.rows<{ deaths: number }>(sql`
    insert into job_runs (name, token, leased_until) values (${name}, ${token}, ${leaseEnds})
    on conflict (name) do update set token = excluded.token, leased_until = excluded.leased_until,
      deaths = job_runs.deaths + coalesce(job_runs.leased_until < clock_timestamp(), false)::int
    where job_runs.suspended_in is null
    returning deaths`);
  return row?.deaths ?? null;
}

async function suspend(database: Database, name: string, token: string): Promise<void> {
  await database.rows(sql`
    update job_runs set suspended_in = ${version}, suspended_at = clock_timestamp(), token = null, leased_until = null
    where name = ${name} and token = ${token}`);
}

/** It came to an end, be it a failure: whatever killed a process before, it was not this. */
async function end(database: Database, name: string, token: string): Promise<void> {
  await database.rows(sql`
    update job_runs set token = null, leased_until = null, deaths = 0
    where name = ${name} and token = ${token}`);
}

/**
 * Runs a job, unless two processes in a row have died while it ran: then it is suspended and does nothing from then on.
 * @throws {SuspendedJob} once, when it is suspended; whatever the job throws
 */
export async function runUnlessDeadly(
  database: Database,
  name: string,
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  const token = randomUUID();
  const deaths = await begin(database, name, token);
  if (deaths === null) return;
  if (deaths >= mostDeaths) {
    await suspend(database, name, token);
    throw new SuspendedJob(`The job ${name} is suspended: the server has died twice while it ran.`);
  }
  const renew = () =>
    database.rows(sql`
      update job_runs set leased_until = ${leaseEnds} where name = ${name} and token = ${token}`);
  const timer = setInterval(() => void renew().catch(onError), renewEveryMs).unref();
  try {
    await run();
  } finally {
    clearInterval(timer);
    await end(database, name, token);
  }
}

/** Has suspended jobs run again. @returns their names */
export async function resumeJobs(database: Database): Promise<string[]> {
  const rows = await database.rows<{ name: string }>(sql`
    update job_runs set ${resumed} where suspended_in is not null returning name`);
  return rows.map(({ name }) => name).toSorted();
}

/** @returns those that are suspended, the longest suspended first */
export function suspendedJobs(db: Queries): Promise<JobSuspension[]> {
  return db.rows<JobSuspension>(sql`
    select name, ${instant(sql`suspended_at`)} as since
    from job_runs where suspended_in is not null order by suspended_at, name`);
}

/** Has a job run again. @returns whether it was suspended; undefined where no job of that name has ever run */
export async function resumeOne(db: Queries, name: string): Promise<boolean | undefined> {
  const [row] = await db.rows<{ was: boolean }>(sql`
    with changed as (
      update job_runs set ${resumed} where name = ${name} and suspended_in is not null returning name)
    select exists (select from changed) as was from job_runs where name = ${name}`);
  return row?.was;
}
