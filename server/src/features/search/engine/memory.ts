/**
 * What the search keeps between two searches to be quick, in bytes. Each memory is a `Recent` with one of these limits, so that
 * however many different things strangers ask for, a process never keeps more than all of them together.
 */

const megabyte = 1 << 20;

/** Who searches: for ads, or for names to suggest, of which there are few and short ones. */
export type Memory = 'ads' | 'names';

/** Layers: enough for those of a few things, and so many bytes for each slot of many. */
export function layerLimit(slots: number, memory: Memory): number {
  if (memory === 'names') return 4 * megabyte;
  return Math.min(40 * megabyte, megabyte + slots * 8192) + slots * 256;
}

/** Sets of slots that pass filters. */
export const setLimit = (slots: number): number => 4 * megabyte + 128 * slots;

/** Texts of queries with their words. */
export const textLimit: Readonly<Record<Memory, number>> = { ads: 4 * megabyte, names: megabyte };

/** Names that are spelled most like a word. */
export const nearestNameLimit = megabyte;

/** Counts of searches without words. */
export const facetLimit = 3 * megabyte;

/** Towns that a name, a postcode or both can mean. */
export const townLimit = megabyte;

/** All that an index of ads keeps at most. */
export function indexLimit(slots: number): number {
  const ofTexts = layerLimit(slots, 'ads') + textLimit.ads + nearestNameLimit;
  return ofTexts + setLimit(slots) + facetLimit + townLimit;
}
