import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/jobs.ts';

/** Records the activities of requests and jobs, and sends them to a collector of OpenTelemetry. */
export interface Tracing {
  /** Traces each request that reaches Fastify; cached responses are sent before and have no trace. */
  traceRequests(app: FastifyInstance): void;
  /** Returns the database with a span for each statement of a request or job. */
  traceDatabase(database: Database): Database;
  /** Returns the job with a trace of each run. */
  traceJob(job: Job): Job;
  /** Sends the remaining spans, with a time limit of some seconds. */
  close(): Promise<void>;
}
