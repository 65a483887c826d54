import type { ProcessMetrics } from '../metrics/merge-metrics.ts';

/** Messages of the supervisor to a worker process. */
export type ToWorker =
  /** Leave new connections to the others, finish and end. */
  | { readonly kind: 'retire' }
  | {
      readonly kind: 'read-metrics';
      readonly call: number;
      /** Whether to include the metrics that are equal in each process. */
      readonly withShared: boolean;
    };

/** Messages of a worker process to the supervisor. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'metrics'; readonly call: number; readonly metrics: ProcessMetrics };
