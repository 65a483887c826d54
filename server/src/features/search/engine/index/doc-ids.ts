import type { Bits } from '../collections/bits.ts';

/** Numbered documents that are searched by their words: ads, or names for suggestions. */
export interface DocIds {
  /** Number of assigned doc ids, empty ones included. */
  readonly used: number;
  /** Doc ids of existing documents. */
  readonly alive: Bits;
  /** Masks of BRAFO fields by doc id. */
  readonly brafo: Uint16Array;
  /** Whether a doc id comes before another in the order that breaks ties. */
  comesBefore(docId: number, other: number): boolean;
  /** Calls `visit` with the doc ids of a set in the order that breaks ties. */
  eachNewestFirst(set: Bits, visit: (docId: number) => boolean | void): void;
}
