import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import type { ImportedCompany } from '../../companies/importing-store.ts';
import type { ImportedValues } from '../../job-ads/importing-store.ts';
import type { RecordValues, RecordVersion } from './records/record-store.ts';

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

/** A company there is, or one to be made; equal keys are one. */
export type PlannedCompany =
  | { readonly id: number }
  | { readonly id: null; readonly key: string; readonly company: ImportedCompany };

/** What an ad is to be. */
export interface AdContent {
  readonly company: PlannedCompany;
  readonly jobName: { readonly id: number } | { readonly name: string };
  readonly values: Omit<ImportedValues, 'company_id' | 'job_name_id'>;
}

export type AdPlan =
  | { readonly kind: 'create'; readonly content: AdContent; readonly publishDate: string }
  | {
      readonly kind: 'change';
      readonly id: number;
      readonly content: AdContent;
      readonly shows: boolean;
    }
  | { readonly kind: 'withdraw'; readonly id: number }
  | { readonly kind: 'show'; readonly id: number };

export interface Plan {
  /** A new version of the record, or only what has become of it. */
  readonly version?: RecordVersion | undefined;
  readonly state?: (RecordValues & { readonly stamp?: string }) | undefined;
  readonly ad?: AdPlan | undefined;
  /** Source's id of the record of the same batch in place of whose ad this one is not shown. */
  readonly twin?: string;
  /** Whether an editor may have edited the ad: then it is withdrawn or shown all the same. */
  readonly evenEdited?: boolean;
  /** The day of the decision, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What was decided about a record, and what is to be written for it. Only the pipeline looks into `plan`. */
export interface Decision {
  readonly importResult: ImportResult;
  /** Whether `carryOut` would write anything for it. */
  readonly writes: boolean;
  readonly plan: Plan;
}
