import { jobLabel } from '@lehrpfad/contract/core/operations/jobs-options.ts';
import { sql } from '../database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { runUnlessSuspended, SuspendedJob } from './job-suspension.ts';

let app: TestApp;
let admin: Readonly<Record<string, string>>;
let editor: Readonly<Record<string, string>>;
let runs: number;

const run = () =>
  runUnlessSuspended(
    app.database,
    'prune-mails',
    async () => void (runs += 1),
    (error) => {
      throw error;
    },
  );

const suspended = async (who: Readonly<Record<string, string>>) =>
  (await app.get('statistics/waiting/', who)).body.suspended_jobs;

const resume = (name: string, who?: Readonly<Record<string, string>>) =>
  app.post('jobs/resume/', { name }, who);

async function sessionWith(permission: number): Promise<Readonly<Record<string, string>>> {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return app.as(id);
}

beforeAll(async () => {
  app = await testApp();
  [admin, editor] = [await sessionWith(1), await sessionWith(2)];
});

beforeEach(async () => {
  runs = 0;
  await app.database.rows(sql`delete from job_runs`);
  // Two processes have died while one of the jobs ran, and none while the other ran.
  await app.database.rows(sql`
    insert into job_runs (name, token, leased_until, deaths) values
      ('prune-mails', gen_random_uuid(), now() - interval '1 second', 1),
      ('send-mails', gen_random_uuid(), now() + interval '1 minute', 0)`);
});

describe('a suspended job', () => {
  it('is told to editors, with when that was, and to nobody before it is suspended', async () => {
    expect(await suspended(editor)).toEqual([]);
    await expect(run()).rejects.toThrow(SuspendedJob);
    const [row] = await app.database.rows<{ at: Date }>(
      sql`select suspended_at as at from job_runs where name = 'prune-mails'`,
    );
    const since = new Date(row!.at).toISOString();
    expect(await suspended(editor)).toEqual([{ name: 'prune-mails', since }]);
    expect(await suspended(admin)).toEqual([{ name: 'prune-mails', since }]);
  });

  it('runs again when an administrator says so, be it twice', async () => {
    await expect(run()).rejects.toThrow(SuspendedJob);
    expect((await resume('prune-mails')).status).toBe(403);
    expect((await resume('prune-mails', editor)).status).toBe(403);
    expect(await suspended(admin)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1)
      expect(await resume('prune-mails', admin)).toEqual({ status: 200, body: {} });
    expect(await suspended(admin)).toEqual([]);
    await run();
    expect(runs).toBe(1);
  });

  it('is left alone where it is another one, and one that runs goes on', async () => {
    const under = () => app.database.rows(sql`select * from job_runs where name = 'send-mails'`);
    const before = await under();
    expect((await resume('send-mails', admin)).status).toBe(200);
    expect(await under()).toEqual(before);
    expect((await resume('nobody-knows-it', admin)).status).toBe(404);
    expect((await resume('x'.repeat(5000), admin)).status).toBe(400);
  });
});

describe('a job', () => {
  const runNow = (name: string, who?: Readonly<Record<string, string>>) =>
    app.post('jobs/run/', { name }, who);

  it('is run now by administrators alone, where it is one and this process runs jobs', async () => {
    expect((await runNow('prune-mails')).status).toBe(403);
    expect((await runNow('prune-mails', editor)).status).toBe(403);
    expect((await runNow('nobody-knows-it', admin)).status).toBe(404);
    // The application of the tests runs no jobs by itself.
    expect((await runNow('prune-mails', admin)).body).toMatchObject({ code: 'starting' });
  });
});

it('every job of the application has a German name', () => {
  const unnamed = app.jobs.map(({ name }) => name).filter((name) => jobLabel(name) === name);
  expect(app.jobs.length).toBeGreaterThan(0);
  expect(unnamed).toEqual([]);
});
