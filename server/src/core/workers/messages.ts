import type { ProcessMetrics } from '../metrics/merge-metrics.ts';

/** What the supervisor tells a worker process. */
export type ToWorker =
  /** Leave new connections to the others, finish and end. */
  | { readonly kind: 'retire' }
  | {
      readonly kind: 'read-metrics';
      readonly call: number;
      /** Whether to read those, too, that are the same from each process. */
      readonly withShared: boolean;
    };

/** What a worker process tells the supervisor. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'metrics'; readonly call: number; readonly metrics: ProcessMetrics };
