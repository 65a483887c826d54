import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const countVisit = endpoint({
  method: 'POST',
  path: 'click/new/',
  access: 'public',
  summary: 'Counts one visit of the day. Nothing about the visitor is stored; a body is ignored',
  response: z.object({}),
});

/** What waits for the editors, for the counters of their navigation. */
export const readWaiting = endpoint({
  method: 'GET',
  path: 'statistics/waiting/',
  access: 'editor',
  summary:
    'How many requests, job names, events and exchanges wait for an editor; failed mails for administrators',
  response: z.object({
    requests: z.int().nonnegative(),
    job_names: z.int().nonnegative(),
    events: z.int().nonnegative(),
    /** Exchanges whose last run has failed or waits for a decision. */
    exchanges: z.int().nonnegative(),
    /** Always 0 for editors. */
    failed_mails: z.int().nonnegative(),
  }),
});

export type Waiting = z.infer<typeof readWaiting.response>;
