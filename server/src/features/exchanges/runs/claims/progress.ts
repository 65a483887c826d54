import type { Json } from '../../pipeline/imported-ad.ts';

/** Where a run stands: what is kept in `exchange_runs.cursor`. */
export interface Progress {
  /** The cursor with which the adapter goes on. */
  readonly at: Json;
  /** How many records came before that cursor. */
  readonly before: number;
  /** How many records have been dealt with. Those after `before` come once more after a crash. */
  readonly dealtWith: number;
  /** How many processes in a row have died with the run since it last got past the records that were being judged. */
  readonly resumed: number;
}

export const atTheBeginning: Progress = { at: null, before: 0, dealtWith: 0, resumed: 0 };
