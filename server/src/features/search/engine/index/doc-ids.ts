import type { Bits } from './bits.ts';

/** Numbered things that are searched by their words: ads, or names to suggest. */
export interface DocIds {
  /** doc ids that were given out, empty ones included. */
  readonly used: number;
  /** doc ids that count. */
  readonly alive: Bits;
  /** Masks of BRAFO fields by doc id. */
  readonly brafo: Uint16Array;
  /** Whether a doc id comes before another in the order that breaks ties. */
  comesBefore(docId: number, other: number): boolean;
  /** Calls back with the doc ids of a set in the order that breaks ties. */
  eachNewestFirst(set: Bits, visit: (docId: number) => boolean | void): void;
}
