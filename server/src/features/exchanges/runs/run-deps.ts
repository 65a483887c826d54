import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Adapters } from '../adapters/all.ts';
import type { Exchange } from '../exchange.ts';
import type { SafeHttp } from '../fetching/safe-http.ts';
import type { RecordReader } from '../pipeline/records/read-record.ts';

export interface RunDeps {
  readonly database: Database;
  /** Makes the changes of a run visible to searches as soon as it ends. A process without it finds them at its next poll. */
  readonly changes?: Pick<ChangeFeed, 'read'>;
  readonly clock: Clock;
  readonly http: SafeHttp;
  readonly adapters: Adapters;
  /** Reads records on a worker thread; missing for adapters that exist only on this thread. */
  readonly readRecords?: RecordReader;
  readonly onError: (error: unknown) => void;
  /** Copies the logos that the records of an exchange name. */
  readonly copyLogos?: (exchange: Exchange, signal: AbortSignal) => Promise<void>;
  /** Maximum milliseconds of rest for each millisecond of work, so that searches in the same process stay fast; 40 by default. */
  readonly pace?: number;
  /** Maximum number of records that a run reads; `limits.recordsPerSource` by default. */
  readonly maxRecords?: number;
  /** Number of runs that this process carries out now. */
  readonly underWay?: () => number;
  /** Whether there is disk space for the data of a run; runs wait while there is none. */
  readonly hasSpace?: () => boolean;
  /** Called after each batch with the number of processed records, and the number that the exchange announces. */
  readonly onProgress?: (runId: number, done: number, announced: number | null) => void;
}

/** A run ends before everything has been read: an editor stops it, or the process stops and another one continues the run. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  readonly by: 'editor' | 'process';

  constructor(by: Interrupted['by']) {
    super(`Interrupted by the ${by}.`);
    this.by = by;
  }
}
