import type { Json } from '../../pipeline/imported-ad.ts';

/** Progress of a run, stored in `exchange_runs.cursor`. */
export interface Progress {
  /** The cursor from which the adapter continues. */
  readonly at: Json;
  /** Number of records before that cursor. */
  readonly before: number;
  /** Number of processed records. Those after `before` come again after a crash. */
  readonly dealtWith: number;
  /** Number of successive processes that died with the run since it last got past the records that were being planned. */
  readonly resumed: number;
}

export const initialProgress: Progress = { at: null, before: 0, dealtWith: 0, resumed: 0 };
