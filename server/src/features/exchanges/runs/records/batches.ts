import { outcomes, type Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { writeLowPriority } from '../../../../core/database/change-feed/low-priority.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { apply, planRemovals, type Decision, type Pipeline } from '../../pipeline/pipeline.ts';
import { removeAds } from '../../../job-ads/deletion-store.ts';
import { renumberImported } from '../../../job-ads/importing-store.ts';
import { takeNewIds, type Renumbered } from '../../pipeline/records/renumbered-store.ts';
import type { ClaimedRun, Step } from '../claims/claimed-run.ts';
import {
  lockImports,
  recordExecution,
  recordStep,
  renewLease,
} from '../claims/claimed-run-store.ts';
import { executionOf, suspectsOf, rejectIfLeftOut } from '../claims/run-execution.ts';
import { possibleIds, recordsToPlan, type Numbered } from '../../pipeline/records/record-ids.ts';
import {
  countsOf,
  idsWithImportResult,
  writeImportResults,
  type Counts,
} from './import-result-store.ts';
import { Interrupted, type RunDeps } from '../run-deps.ts';

/** SQLSTATEs after which the transaction is retried: another one wrote or deleted something in between. */
const passing = new Set(['23503', '23505', '40001', '40P01']);
const maxAttempts = 3;

/** Carries out the transactions of a run one after the other, in the process that has the lease. */
export class Batches {
  readonly #deps: RunDeps;
  readonly #run: ClaimedRun;
  readonly #pipeline: Pipeline;
  /** Hashes of the records that are left out, by their ids. */
  leftOut: ReadonlyMap<string, string> = new Map();

  constructor(deps: RunDeps, run: ClaimedRun, pipeline: Pipeline) {
    this.#deps = deps;
    this.#run = run;
    this.#pipeline = pipeline;
  }

  /** Judges records and writes the decisions with their import results. */
  async records(slice: readonly Numbered[], step: Omit<Step, 'counts'>): Promise<void> {
    const execution = executionOf(slice);
    const { dealtWith } = this.#run.progress;
    const isNew = execution !== undefined && execution.to > dealtWith;
    if (isNew) await recordExecution(this.#deps.database, this.#run, execution);
    const before = await this.#pipeline.read(
      this.#deps.database,
      isNew ? slice.flatMap(({ number, record }) => (number > dealtWith ? [record] : [])) : [],
    );
    await this.#transaction(async (tx) => {
      const { id } = this.#run;
      const seen = await idsWithImportResult(tx, id, possibleIds(slice));
      const records = recordsToPlan(slice, seen, this.#run.progress.dealtWith).map((record) =>
        rejectIfLeftOut(record, this.leftOut),
      );
      const decisions = await this.#pipeline.plan(tx, records, before);
      await this.#write(tx, decisions, step);
    });
  }

  /**
   * Takes down the next records that have no import result in the run.
   * @param after id of the last processed record
   * @returns the id of the last record that is processed now; null at the end
   */
  async gone(
    page: { readonly after: number; readonly limit: number },
    step: Omit<Step, 'counts'>,
  ): Promise<number | null> {
    let last: number | null = null;
    await this.#transaction(async (tx) => {
      const planned = await planRemovals(tx, this.#run.exchange, this.#run.id, page);
      await this.#write(tx, planned.decisions, step);
      last = planned.last;
    });
    return last;
  }

  /** Finds records that the exchange sends under new ids. */
  renumbered(): Promise<Renumbered[]> {
    return this.#pipeline.renumbered(this.#deps.database, this.#run.id);
  }

  /** Gives the ads of old records to the new ones for the same places, instead of the ads that the run has added for these. */
  async keepAds(pairs: readonly Renumbered[], step: Omit<Step, 'counts'>): Promise<void> {
    await this.#transaction(async (tx) => {
      const { moved, outcomes: deleted } = await takeNewIds(tx, this.#run.id, pairs);
      await removeAds(
        tx,
        moved.map(({ newAd }) => newAd),
      );
      await renumberImported(
        tx,
        moved.map(({ ad, externalId }) => ({ id: ad, source_id: externalId })),
      );
      const records = moved.map(({ externalId }) => ({ externalId, same: true }) as const);
      await this.#write(tx, await this.#pipeline.plan(tx, records), step, deleted);
    });
  }

  /** @param deleted outcomes of import results that counted before, and do not any more */
  async #write(
    tx: Queries,
    decisions: Decision[],
    step: Omit<Step, 'counts'>,
    deleted: readonly Outcome[] = [],
  ): Promise<void> {
    const { exchange, id } = this.#run;
    const importResults = await apply(tx, exchange, decisions, this.#deps.clock());
    const added = await writeImportResults(tx, id, importResults);
    const less = countsOf(deleted.map((outcome) => ({ outcome })));
    const counts = Object.fromEntries(
      outcomes.map(({ key }) => [key, added[key] - less[key]]),
    ) as Counts;
    // Records that come once more after a crash are no progress, nor are those before the record that caused it.
    const suspects = suspectsOf(this.#run.progress, this.#run.execution);
    const isPast = importResults.length > 0 && step.progress.dealtWith >= (suspects?.to ?? 0);
    const progress = isPast ? { ...step.progress, resumed: 0 } : step.progress;
    await recordStep(tx, this.#run, { ...step, progress, counts });
  }

  async #transaction(work: (tx: Queries) => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await writeLowPriority(this.#deps.database, async (tx) => {
          if (await renewLease(tx, this.#run)) throw new Interrupted('editor');
          await lockImports(tx, this.#deps.database.kind);
          await work(tx);
        });
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (attempt === maxAttempts || typeof code !== 'string' || !passing.has(code)) throw error;
      }
    }
  }
}
