import { z } from 'zod';
import { endpoint } from '../endpoints/endpoint.ts';
import { boundedString } from '../fields.ts';

/** A job that is suspended because the server crashed twice while it ran. */
export const jobSuspension = z.object({
  /** Kebab-case, such as `send-mails`; `jobLabel` returns its description. */
  name: z.string(),
  since: z.iso.datetime({ offset: true }),
});

export type JobSuspension = z.infer<typeof jobSuspension>;

export const resumeJob = endpoint({
  method: 'POST',
  path: 'jobs/resume/',
  access: 'admin',
  summary:
    'Has a suspended job run again at its next time; one that is not suspended stays as it is',
  body: z.object({ name: boundedString() }),
  response: z.object({}),
});

export const runJob = endpoint({
  method: 'POST',
  path: 'jobs/run/',
  access: 'admin',
  summary: 'Has a job run now, besides its times; one that waits already runs once',
  body: z.object({ name: boundedString() }),
  response: z.object({}),
});
