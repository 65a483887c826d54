import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/jobs.ts';

/** Records what requests and jobs do, and sends it to a collector of OpenTelemetry. */
export interface Tracing {
  /** Makes a trace of each request that reaches Fastify; kept answers are sent before, and have none. */
  traceRequests(app: FastifyInstance): void;
  /** Returns the database with a span for each statement of a request or job. */
  traceDatabase(database: Database): Database;
  /** Returns the job with a trace of each run. */
  traceJob(job: Job): Job;
  /** Sends what has not been sent yet, for some seconds at most. */
  close(): Promise<void>;
}
