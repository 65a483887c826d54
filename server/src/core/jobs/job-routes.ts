import { resumeJob, runJob } from '@lehrpfad/contract/core/operations/jobs.ts';
import type { Api } from '../http/api.ts';
import type { Queries } from '../database/database.ts';
import { notFound, notReady } from '../http/errors.ts';
import { resumeOne } from './job-suspension.ts';
import type { Job, JobRunner } from './jobs.ts';

export interface JobRouteDeps {
  readonly db: Queries;
  readonly jobs: readonly Job[];
  /** @returns undefined if this process runs no jobs */
  readonly runner: () => JobRunner | undefined;
}

/** Lets administrators resume suspended jobs and run a job now; editors see the number of suspended ones in the navigation. */
export function registerJobs(api: Api, { db, jobs, runner }: JobRouteDeps): void {
  api.handle(resumeJob, async ({ body: { name }, caller: { userId }, request }) => {
    const was = await resumeOne(db, name);
    if (was === undefined) throw notFound();
    if (was) request.log.warn({ userId, job: name }, 'a suspended job was resumed');
    return {};
  });
  api.handle(runJob, async ({ body: { name }, caller: { userId }, request }) => {
    if (!jobs.some((job) => job.name === name)) throw notFound();
    const running = runner();
    if (running === undefined) throw notReady();
    await running.run(name);
    request.log.info({ userId, job: name }, 'a job was asked to run');
    return {};
  });
}
