import { z } from 'zod';
import { endpoint } from '../endpoints/endpoint.ts';
import { jobSuspension } from './jobs.ts';

const moment = z.iso.datetime({ offset: true });

const queueNames = ['mails', 'jobs', 'imports'] as const;

/** Number of a queue's entries in a state, and the age of the oldest one. */
const queueState = z.object({
  queue: z.enum(queueNames),
  /** Such as `waiting` or `failed`; all states of a queue are listed. */
  state: z.string(),
  length: z.int().nonnegative(),
  oldest_seconds: z.number().nonnegative(),
});

/** A job whose last run has failed. It runs again at its next time. */
const failedJob = z.object({
  name: z.string(),
  failed_at: moment,
  /** Error message of the program, in English and without texts that people have typed. */
  error: z.string(),
});

export const boardState = z.object({
  version: z.string(),
  started_at: moment,
  database: z.object({ kind: z.enum(['embedded', 'server']), version: z.string() }),
  disk: z.object({
    free_bytes: z.number(),
    total_bytes: z.number(),
    /** Below this writes are refused; 0: never. */
    least_free_bytes: z.number(),
  }),
  /** When the newest complete backup was made; null if none is found. */
  last_backup_at: moment.nullable(),
  /** Whether mails are sent; otherwise they are written to a folder. */
  sends_mails: z.boolean(),
  search: z.object({ ads: z.int().nonnegative(), lag_seconds: z.number().nonnegative() }),
  /** Null if the database did not count them in time. */
  queues: z.array(queueState).nullable(),
  failed_jobs: z.array(failedJob),
  suspended_jobs: z.array(jobSuspension),
});

export type BoardState = z.infer<typeof boardState>;
export type QueueName = (typeof queueNames)[number];
export type FailedJob = BoardState['failed_jobs'][number];

export const readBoardState = endpoint({
  method: 'GET',
  path: 'operations/',
  access: 'admin',
  summary: 'How the board runs: versions, disk, backups, queues, and what is late or has failed',
  response: boardState,
});
