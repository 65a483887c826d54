import { sql } from '../database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { resetJobRuns, resumeJobs, runUnlessSuspended, SuspendedJob } from './job-suspension.ts';
import { testDatabase } from '../database/test-database.ts';

let database: Database;
let runs: number;

const run = (work = () => Promise.resolve()) =>
  runUnlessSuspended(
    database,
    'tidy-up',
    () => {
      runs += 1;
      return work();
    },
    (error) => {
      throw error;
    },
  );

/** Leaves the row of a process that died while the job ran, after its lease has expired. */
const dieWhileItRuns = () =>
  database.rows(sql`
    insert into job_runs (name, token, leased_until) values ('tidy-up', gen_random_uuid(), now() - interval '1 second')
    on conflict (name) do update set token = excluded.token, leased_until = excluded.leased_until`);

beforeAll(async () => (database = await testDatabase()));

beforeEach(async () => {
  runs = 0;
  await database.rows(sql`delete from job_runs`);
});

describe('a job that was under way when its process died', () => {
  it('runs once more, and is suspended after the second time, with one error', async () => {
    await dieWhileItRuns();
    const diesAgain = run(async () => void (await dieWhileItRuns()));
    await diesAgain;
    expect(runs).toBe(1);
    await expect(run()).rejects.toThrow(SuspendedJob);
    for (let time = 0; time < 3; time += 1) await run();
    expect(runs).toBe(1);
  });

  it('counts from the beginning where it came to an end in between, be it a failure', async () => {
    for (let time = 0; time < 3; time += 1) {
      await dieWhileItRuns();
      await run(() => Promise.reject(new Error('no disk'))).catch(() => undefined);
    }
    expect(runs).toBe(3);
  });

  it('does not count while another process is still at it', async () => {
    for (let time = 0; time < 3; time += 1) {
      await database.rows(sql`
        insert into job_runs (name, token, leased_until) values ('tidy-up', gen_random_uuid(), now() + interval '1 minute')
        on conflict (name) do update set token = excluded.token, leased_until = excluded.leased_until`);
      await run();
    }
    expect(runs).toBe(3);
  });
});

describe('a suspended job', () => {
  beforeEach(async () => {
    await database.rows(
      sql`insert into job_runs (name, suspended_in, suspended_at, deaths) values ('tidy-up', 'x', now(), 2)`,
    );
  });

  it('runs again with another version of the program', async () => {
    await run();
    expect(runs).toBe(0);
    await resetJobRuns(database);
    await run();
    expect(runs).toBe(1);
  });

  it('runs again when an operator says so', async () => {
    expect(await resumeJobs(database)).toEqual(['tidy-up']);
    expect(await resumeJobs(database)).toEqual([]);
    await run();
    expect(runs).toBe(1);
  });
});
