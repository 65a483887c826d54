import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import type { ImportedCompany } from '../../companies/importing-store.ts';
import type { ImportedValues } from '../../job-ads/importing-store.ts';
import type { RecordValues, RecordVersion } from './records/record-store.ts';

/** Outcome of a record: a row of `exchange_import_results`. */
export interface ImportResult {
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  readonly outcome: Outcome;
  /** Code of contract/exchanges/options.ts, or empty. */
  readonly reason: string;
  readonly detail: string;
  readonly jobAdId: number | null;
  readonly duplicateOf: number | null;
  /** Its ad is shown and is taken down once the run as a whole has been checked. */
  readonly wasShown?: boolean;
}

/** A company that is to be added. Equal keys mean the same company. */
export type NewCompany = ImportedCompany & { readonly id: null; readonly key: string };

/** Returns the import result of a record. Missing values are empty. */
export const importResultOf = (
  { externalId, title, company }: Pick<ImportResult, 'externalId' | 'title' | 'company'>,
  ad: { readonly id: number } | null,
  said: Pick<ImportResult, 'outcome'> & Partial<ImportResult>,
): ImportResult => ({
  externalId,
  title,
  company,
  reason: '',
  detail: '',
  jobAdId: ad?.id ?? null,
  duplicateOf: null,
  ...said,
});

/** An existing company, or one that is to be added. */
export type PlannedCompany = { readonly id: number } | NewCompany;

/** The content that an ad is to have. */
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
  /** Set if the record is new or says something new. `state` is set instead if only its state changes. */
  readonly version?: RecordVersion | undefined;
  readonly state?: (RecordValues & { readonly stamp?: string }) | undefined;
  readonly ad?: AdPlan | undefined;
  /** The id of the record of the same batch whose ad is shown instead of this one. */
  readonly twin?: string;
  /** Whether the ad is withdrawn or shown even if an editor has edited it. */
  readonly evenEdited?: boolean;
  /** The day of the decision, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A decision about a record, with the values to write for it. Only the pipeline reads `plan`. */
export interface Decision {
  readonly importResult: ImportResult;
  /** Whether `apply` writes anything for it. */
  readonly writes: boolean;
  readonly plan: Plan;
}
