import type { ChangeFeed } from '../../../core/database/changes.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Adapters } from '../adapters/all.ts';
import type { Exchange } from '../exchange.ts';
import type { SafeHttp } from '../fetching/safe-http.ts';
import type { RecordReader } from '../pipeline/pipeline.ts';

export interface RunDeps {
  readonly database: Database;
  /** Shows what a run has changed as soon as it ends; processes without find it with their next look. */
  readonly changes?: Pick<ChangeFeed, 'read'>;
  readonly clock: Clock;
  readonly http: SafeHttp;
  readonly adapters: Adapters;
  /** Reads records on another thread; missing for adapters that only this one knows. */
  readonly readRecords?: RecordReader;
  readonly onError: (error: unknown) => void;
  /** Copies the logos that the records of an exchange name. */
  readonly copyLogos?: (exchange: Exchange, signal: AbortSignal) => Promise<void>;
  /** For each millisecond of work at most so many of rest, so that searches in the same process hardly notice; 40 unless told. */
  readonly pace?: number;
  /** Records that a run reads at most; as many as `limits.recordsPerSource` unless told. */
  readonly mostRecords?: number;
  /** How many runs this process carries out now. */
  readonly underWay?: () => number;
  /** Told after each batch how many records have been dealt with, and how many the exchange says it has. */
  readonly onProgress?: (runId: number, done: number, announced: number | null) => void;
}

/** A run ends before all has been read: an editor stops it, or the process does, and another goes on. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  readonly by: 'editor' | 'process';

  constructor(by: Interrupted['by']) {
    super(`Interrupted by the ${by}.`);
    this.by = by;
  }
}
