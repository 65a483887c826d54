import type { Queries } from '../database.ts';

/** For what does not have to be read from the server that takes writes. What somebody has just saved is never read by these. */
export interface Reads {
  /** What they show may be some seconds old. */
  readonly stale: Queries;
  /** @param moment of `performance.now()`, asked with each statement; they show all that was committed before it */
  upTo(moment: () => number): Queries;
}

/** Everything comes from the one database. */
export const readsFrom = (database: Queries): Reads => ({
  stale: database,
  upTo: () => database,
});
