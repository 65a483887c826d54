import type { Bits } from './bits.ts';

/** Numbered things that are searched by their words: ads, or names to suggest. */
export interface Slots {
  /** Slots that were given out, empty ones included. */
  readonly used: number;
  /** Slots that count. */
  readonly alive: Bits;
  /** Masks of BRAFO fields by slot. */
  readonly brafo: Uint16Array;
  /** Calls back with the slots of a set in the order that breaks ties. */
  eachNewestFirst(set: Bits, visit: (slot: number) => boolean | void): void;
}
