import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { jobSuspension } from '../core/operations/jobs.ts';

export const countVisit = endpoint({
  method: 'POST',
  path: 'click/new/',
  isStatistics: true,
  access: 'public',
  /** Accepts a token, because visits of editors are not counted. */
  personal: true,
  summary:
    'Counts one visit of the day, unless an editor makes it. Nothing about the visitor is stored; a body is ignored',
  response: z.object({}),
});

/** Numbers of objects that wait for editors, for the counters of the navigation. */
export const readWaiting = endpoint({
  method: 'GET',
  path: 'statistics/waiting/',
  isStatistics: true,
  access: 'editor',
  summary:
    'How many reports of ads, requests, branches, requests for apprenticeships, job names, events and exchanges wait for an editor, and which jobs are suspended; failed mails for administrators',
  response: z.object({
    /** Open reports of ads. */
    ad_reports: z.int().nonnegative(),
    requests: z.int().nonnegative(),
    /** Branches whose name or town no editor has confirmed. */
    branches: z.int().nonnegative(),
    /** Open requests of branches for apprenticeships. */
    apprenticeship_requests: z.int().nonnegative(),
    job_names: z.int().nonnegative(),
    events: z.int().nonnegative(),
    /** Exchanges whose last run has failed or waits for a decision. */
    exchanges: z.int().nonnegative(),
    /** Always 0 for editors. */
    failed_mails: z.int().nonnegative(),
    /** The longest suspended first. */
    suspended_jobs: z.array(jobSuspension),
  }),
});

export type Waiting = z.infer<typeof readWaiting.response>;
