import type { Queries } from '../database.ts';

/** Reads that need not go to the primary server. Data that a user has just saved is never read through them. */
export interface Reads {
  /** Their data may be some seconds old. */
  readonly stale: Queries;
  /** @param moment time of `performance.now()`, called for each statement; the data includes all commits before it */
  upTo(moment: () => number): Queries;
}

/** Reads from a single database. */
export const readsFrom = (database: Queries): Reads => ({
  stale: database,
  upTo: () => database,
});
