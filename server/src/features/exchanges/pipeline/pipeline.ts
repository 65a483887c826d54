import type { Queries } from '../../../floor/database.ts';
import type { Adapter, FetchedRecord } from '../adapters/adapter.ts';
import type { Exchange } from '../exchange.ts';
import type { Receipt } from './decision.ts';
import type { Decision } from './plan.ts';

export type { Decision } from './plan.ts';

export interface PipelineParts {
  readonly db: Queries;
  readonly exchange: Exchange;
  // Settings are read by the adapter of the exchange's kind alone.
  readonly adapter: Adapter<any>;
  /** The present day, `YYYY-MM-DD`, Europe/Berlin. */
  readonly today: () => string;
}

/** Everything between an adapter and the rows, for one run: what is looked up again and again stays in memory. */
export class Pipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /**
   * Reads and decides about up to some hundred records; writes nothing. One decision for each, in order. `position` is the number
   * of the first one in the run; a record without an id is known by its own.
   */
  judge(db: Queries, records: readonly FetchedRecord[], position: number): Promise<Decision[]> {
    return Promise.reject(new Error(`${this.#parts.exchange.key}: ${records.length} ${position}`));
  }
}

/**
 * Writes what was decided, inside the caller's transaction, at most a hundred at a time.
 * @returns the receipts with the ids that writing gave
 */
export function carryOut(
  _tx: Queries,
  _exchange: Exchange,
  decisions: readonly Decision[],
  _now: Date,
): Promise<Receipt[]> {
  return Promise.resolve(decisions.map(({ receipt }) => receipt));
}

/**
 * The next records of the exchange (by id, after `after`, at most `limit`) that have no receipt in the run and are not gone yet:
 * what is to be taken down.
 */
export function judgeGone(
  _db: Queries,
  _exchange: Exchange,
  _runId: number,
  _page: { readonly after: number; readonly limit: number },
): Promise<{ decisions: Decision[]; last: number | null }> {
  return Promise.resolve({ decisions: [], last: null });
}
