import type { Kind } from './words.ts';

/** What an editor wants to say of a term: in the entry of that id, or in a new one that begins so. */
export interface Correction {
  readonly id?: number | undefined;
  readonly kind: Kind;
  readonly term: string;
  readonly meanings: readonly string[];
}
