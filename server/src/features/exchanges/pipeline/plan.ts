import type { Receipt } from './decision.ts';

/** What was decided about a record, and what is to be written for it. Only the pipeline looks into `plan`. */
export interface Decision {
  readonly receipt: Receipt;
  /** Whether `carryOut` would write anything for it. */
  readonly writes: boolean;
}
