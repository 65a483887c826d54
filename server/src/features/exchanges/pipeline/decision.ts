import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';

/** What became of a record: a row of `exchange_import_results`. */
export interface ImportResult {
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  readonly outcome: Outcome;
  /** Code of exchanges-options.ts, or empty. */
  readonly reason: string;
  readonly detail: string;
  readonly jobAdId: number | null;
  readonly duplicateOf: number | null;
  /** Its ad is shown and is to go: not with its record, but once the run has been judged. */
  readonly wasShown?: boolean;
}
