import { jobQueue } from './core/jobs/count-jobs.ts';
import { mailQueue } from './core/mail/count-mails.ts';
import type { CountedQueue } from './core/metrics/queue-reader.ts';
import { importQueue } from './features/exchanges/runs/queue/count-store.ts';

/** All counted queues, for metrics and the page 'Betrieb'. */
export const countedQueues: readonly CountedQueue[] = [mailQueue, jobQueue, importQueue];
