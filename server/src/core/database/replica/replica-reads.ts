import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries, Statement } from '../database.ts';
import type { Reads } from './reads.ts';
import { StandbyState } from './standby-state.ts';
import { writtenPosition, type Standby } from './standby.ts';

const everyMs = 1000;

/** SQLSTATE of a statement that exceeded the time limit: it would take as long elsewhere. */
const tookTooLong = '57014';

interface ReplicaReadsOptions {
  /** Executes the statements that the standby does not. */
  readonly primary: Queries;
  readonly standby: Standby;
  /** Maximum age of the data of `stale`. */
  readonly maxLagMs: number;
  /** Called with the reason when the standby becomes unusable, and without one when it is usable again. */
  readonly onChange: (reason: string | undefined) => void;
}

/** Reads from a standby while it is known to have the needed data, and from the primary otherwise. */
export class ReplicaReads implements Reads {
  readonly stale: Queries;
  /** Number of statements by the server that executed them. */
  readonly answered = { standby: 0, primary: 0 };
  readonly #options: ReplicaReadsOptions;
  readonly #state = new StandbyState();
  readonly #stopping = new AbortController();
  /** Ends the wait for each statement that the standby has not answered yet. */
  readonly #waiting = new Set<(reason: Error) => void>();
  #checking: Promise<void> = Promise.resolve();
  #reason: string | undefined = 'nothing is known of it yet';

  constructor(options: ReplicaReadsOptions) {
    this.#options = options;
    this.stale = this.#queries(() => this.lagMs <= options.maxLagMs);
  }

  /** Maximum age of the standby's data in ms; infinite while it is not used. */
  get lagMs(): number {
    return performance.now() - this.#state.inStepAt;
  }

  upTo(moment: () => number): Queries {
    return this.#queries(() => this.#state.inStepAt >= moment());
  }

  start(): void {
    this.#checking = this.#checkAgainAndAgain();
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#checking;
    await this.#options.standby.close();
  }

  /** Compares the two servers once. */
  async check(): Promise<void> {
    const { primary, standby, maxLagMs } = this.#options;
    const at = performance.now();
    // While the primary is unavailable, nothing is written that the standby could lack.
    const written = await writtenPosition(primary).catch(() => undefined);
    if (written === undefined) return;
    if (!this.#state.noteWritten(at, written)) return this.#tell('it has followed another server');
    try {
      this.#state.noteReplayed(await standby.position());
    } catch (error) {
      this.#state.forget();
      for (const end of this.#waiting) end(error as Error);
      const { message, code } = error as NodeJS.ErrnoException;
      return this.#tell(message || code);
    }
    if (this.lagMs === Infinity) return;
    this.#tell(this.lagMs > maxLagMs ? 'it lags too far behind' : undefined);
  }

  #tell(reason: string | undefined): void {
    if (reason === this.#reason) return;
    this.#reason = reason;
    this.#options.onChange(reason);
  }

  async #checkAgainAndAgain(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.check();
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  #queries(isEnough: () => boolean): Queries {
    const { primary } = this.#options;
    return {
      rows: async (statement) => {
        if (isEnough()) {
          try {
            const rows = await this.#askStandby(statement);
            this.answered.standby += 1;
            return rows;
          } catch (error) {
            // The standby may be gone, cancel the statement because of its replay, or lack a table; the primary reports other errors itself.
            if ((error as { code?: unknown }).code === tookTooLong) throw error;
          }
        }
        this.answered.primary += 1;
        return primary.rows(statement);
      },
      script: (text) => primary.script(text),
    };
  }

  #askStandby<Row>(statement: Statement<Row>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#options.standby.queries
        .rows(statement)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }
}
