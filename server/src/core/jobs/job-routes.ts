import { resumeJob } from '@lehrpfad/contract/core/operations/jobs.ts';
import type { Api } from '../http/api.ts';
import type { Queries } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { resumeOne } from './job-deaths.ts';

/** Lets administrators resume suspended jobs; editors see their number in the navigation. */
export function registerJobs(api: Api, db: Queries): void {
  api.handle(resumeJob, async ({ body: { name }, caller: { userId }, request }) => {
    const was = await resumeOne(db, name);
    if (was === undefined) throw notFound();
    if (was) request.log.warn({ userId, job: name }, 'a suspended job was resumed');
    return {};
  });
}
