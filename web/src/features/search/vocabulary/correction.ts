import type { Kind } from './words.ts';

/** A correction of a term: opens the entry with this id, or a new one with these values. */
export interface Correction {
  readonly id?: number | undefined;
  readonly kind: Kind;
  readonly term: string;
  readonly meanings: readonly string[];
}
