import { outcomes } from '@lehrpfad/contract/exchanges/options.ts';
import type { ImportResult as ToldImportResult } from '@lehrpfad/contract/exchanges/runs.ts';
import type { Trial } from '@lehrpfad/contract/exchanges/trial.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, notFound } from '../../../core/http/errors.ts';
import { ExchangeError } from '../adapters/adapter.ts';
import { hasAddress, noAddress, type Exchange } from '../exchange.ts';
import type { ImportResult } from '../pipeline/decision.ts';
import { outcomeOrder } from './import-result-store.ts';
import type { DryRunResults } from '../runs/dry-run.ts';
import type { ImportRunner } from '../runs/runner.ts';
import { withoutSecrets } from '../runs/secrets.ts';
import { findExchange } from '../store.ts';

const toldOf = (importResult: ImportResult): ToldImportResult => ({
  external_id: importResult.externalId,
  title: importResult.title,
  company: importResult.company,
  outcome: importResult.outcome,
  reason: importResult.reason,
  detail: importResult.detail,
  job_ad: null,
  winner: null,
  record: null,
  split: false,
  was_shown: importResult.wasShown ?? false,
});

/** Counts import results, and keeps some of each outcome and all of ads that are shown. */
class Tally {
  readonly counts = Object.fromEntries(outcomes.map(({ key }) => [key, 0])) as Trial['counts'];
  #kept: ToldImportResult[] = [];
  announced: number | null = null;

  add({ importResults, announced, isCorrection }: DryRunResults): void {
    this.announced = announced;
    if (isCorrection) this.#forget(new Set(importResults.map(({ externalId }) => externalId)));
    for (const importResult of importResults) {
      if (this.counts[importResult.outcome] < limits.pageSize || importResult.wasShown)
        this.#kept.push(toldOf(importResult));
      this.counts[importResult.outcome] += 1;
    }
  }

  /** Takes back that records would be created. */
  #forget(ids: ReadonlySet<string>): void {
    this.counts.created -= ids.size;
    this.#kept = this.#kept.filter(({ external_id: id }) => !ids.has(id));
  }

  get records(): number {
    return outcomes.reduce((sum, { key }) => (key === 'gone' ? sum : sum + this.counts[key]), 0);
  }

  told(state: Trial['state'], reason = '', detail = ''): Trial {
    const rank = ({ was_shown, outcome }: ToldImportResult) =>
      was_shown ? -1 : outcomeOrder.indexOf(outcome);
    const importResults = this.#kept
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, limits.pageSize);
    const { records, announced, counts } = this;
    return { state, reason, detail, records, announced, counts, import_results: importResults };
  }
}

/** Reads an exchange for some seconds and returns the results that a run would have. Writes nothing. @throws an error of our own code */
export async function runTrial(
  runner: Pick<ImportRunner, 'dryRun'>,
  exchange: Exchange,
  milliseconds: number = limits.trialSeconds * 1000,
): Promise<Trial> {
  const signal = AbortSignal.timeout(milliseconds);
  const tally = new Tally();
  try {
    for await (const some of runner.dryRun(exchange, signal)) {
      tally.add(some);
      if (tally.records >= limits.trialRecords) return tally.told('partly');
    }
    return tally.told('read');
  } catch (error) {
    // An adapter may throw another error when the time is up.
    if (signal.aborted) return tally.told('partly');
    if (!(error instanceof ExchangeError)) throw error;
    return tally.told('failed', error.reason, withoutSecrets(error.message, exchange.settings));
  }
}

/** Returns an exchange that can be read. @throws 404; 409 for an upload, or without an address */
export async function exchangeToTry(db: Queries, id: number): Promise<Exchange> {
  const exchange = await findExchange(db, id);
  if (exchange === undefined) throw notFound();
  if (exchange.kind === 'upload')
    throw conflict('Tabellen lädt das Unternehmen selbst hoch: Hier gibt es nichts abzurufen.');
  if (!hasAddress(exchange)) throw noAddress();
  return exchange;
}
