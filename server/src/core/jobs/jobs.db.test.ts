import { sql } from '../database/drizzle.ts';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { listFailedJobs } from './failed-jobs.ts';
import { startJobs, type Job } from './jobs.ts';
import { openDatabase } from '../database/open-database.ts';
import { afterTestFile, testDatabaseLocation } from '../database/test-database.ts';

const location = await testDatabaseLocation();
const db = await openDatabase(location);
const second = inject('templates').kind === 'server' ? await openDatabase(location) : undefined;
afterTestFile(async () => {
  await second?.close();
  await db.close();
});

const errors: unknown[] = [];
const onError = (error: unknown) => errors.push(error);
const daily = (name: string, run: Job['run']): Job => ({ name, cron: '0 3 * * *', run });

let stops: (() => Promise<void>)[] = [];
const start = async (database: Database, jobs: Job[]) => {
  const runner = await startJobs(database, jobs, onError);
  stops.push(runner.stop);
  return runner;
};
afterEach(async () => {
  for (const stop of stops) await stop();
  [stops, errors.length] = [[], 0];
});

/** Makes a job due, as the schedule would at three in the morning. */
async function due(name: string): Promise<void> {
  const boss = new PgBoss({
    ...db.jobsAdapter(),
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.send(name);
  await boss.stop({ graceful: false });
}

describe('jobs', () => {
  it('are on the schedule by their names, and off it when a later version drops them', async () => {
    const schedule = async () =>
      (await db.rows<{ name: string }>(sql`select name from jobs.schedule order by 1`)).map(
        ({ name }) => name,
      );
    await (
      await start(db, [daily('clean-up', async () => {}), daily('former', async () => {})])
    ).stop();
    expect(await schedule()).toEqual(['clean-up', 'former']);
    await (await start(db, [daily('clean-up', async () => {})])).stop();
    expect(await schedule()).toEqual(['clean-up']);
    expect(await db.rows(sql`select cron, timezone from jobs.schedule`)).toEqual([
      { cron: '0 3 * * *', timezone: 'Europe/Berlin' },
    ]);
  });

  it('run once each, whichever process takes them, and stopping waits for them', async () => {
    let [begun, ended] = [0, 0];
    const jobs = [
      daily('slow', async () => {
        begun += 1;
        await new Promise((resolve) => setTimeout(resolve, 300));
        ended += 1;
      }),
    ];
    await (await start(db, jobs)).stop();
    await due('slow');
    await Promise.all([start(db, jobs), ...(second ? [start(second, jobs)] : [])]);
    await expect.poll(() => begun).toBeGreaterThan(0);
    for (const stop of stops.splice(0)) await stop();
    expect([begun, ended]).toEqual([1, 1]);
  });

  it('tell when they fail', async () => {
    const jobs = [
      daily('failing', async () => {
        throw new Error('no disk');
      }),
    ];
    await (await start(db, jobs)).stop();
    await due('failing');
    await start(db, jobs);
    await expect.poll(() => errors).not.toEqual([]);
    expect(errors).toMatchObject([{ message: 'no disk' }]);
  });

  it('that have failed are listed until they succeed, and run besides their times', async () => {
    let fails = true;
    const job = daily('unsteady', async () => {
      if (fails) throw Object.assign(new Error('invalid input: "Mustermann"'), { code: '22P02' });
    });
    const { run } = await start(db, [job]);
    const failed = async () =>
      (await listFailedJobs(db)).filter(({ name }) => name === job.name).map(({ error }) => error);
    expect(await failed()).toEqual([]);
    // As if all retries had been used up.
    await db.rows(sql`update jobs.queue set retry_limit = 0 where name = ${job.name}`);
    await run(job.name);
    await expect.poll(failed).toEqual(['invalid input:']);
    fails = false;
    await run(job.name);
    await expect.poll(failed).toEqual([]);
  });
});
