import type { Queries } from '../../../core/database/database.ts';
import { analyzeTables } from './store.ts';

/** Below so many records no plan is a bad one. */
const fewest = 500;

/**
 * Keeps the numbers fresh by which the database plans its queries, while an import makes tables many times as large within minutes:
 * it would go on reading them from end to end for each record. A server counts from time to time by itself, the embedded one never.
 */
export class Statistics {
  readonly #db: Queries;
  /** Records after which it counts again. */
  #next = 0;

  constructor(db: Queries) {
    this.#db = db;
  }

  /** @param records that have been dealt with so far; counts at the beginning, and again whenever they have doubled */
  async keepFresh(records: number): Promise<void> {
    if (records < this.#next) return;
    this.#next = Math.max(fewest, records * 2);
    await analyzeTables(this.#db);
  }
}
