import { heapShare } from '../../../../core/heap-share.ts';

/**
 * What the search keeps between two searches to be quick, in bytes. Each of them is an `LruCache` with one of these limits, so that
 * however many different things strangers ask for, a process never keeps more than all of them together. In a small heap all are smaller.
 */

/** 1 MB, or the part of it that a small heap has room for. */
const megabyte = heapShare(1 << 20);

/** So many bytes for each doc id, or the part of them that a small heap has room for. */
const perDocId = { matchSet: heapShare(4096), manyMatchSets: heapShare(1024), set: heapShare(128) };

/** Who searches: for ads, or for names to suggest, of which there are few and short ones. */
export type Memory = 'ads' | 'names';

/** Match sets: enough for those of a few things, and for each doc id what 2,400 different searches take. */
export function matchSetLimit(docIds: number, memory: Memory): number {
  if (memory === 'names') return 4 * megabyte;
  const few = Math.min(16 * megabyte, megabyte + docIds * perDocId.matchSet);
  return few + docIds * perDocId.manyMatchSets;
}

/** Match sets that are put right after changes. */
export const updatedSetLimit = (docIds: number): number => matchSetLimit(docIds, 'ads');

/** Sets of doc ids that pass filters. */
export const setLimit = (docIds: number): number => 4 * megabyte + perDocId.set * docIds;

/** Texts of queries with their words. */
export const textLimit: Readonly<Record<Memory, number>> = { ads: 4 * megabyte, names: megabyte };

/** What is spelled almost like words, for each list of words. */
export const nearWordsLimit = megabyte;

/** Names that are spelled most like a word. */
export const nearestNameLimit = megabyte;

/** Counts of searches without words. */
export const facetLimit = 3 * megabyte;

/** Towns that a name, a postcode or both can mean. */
export const townLimit = megabyte;

/** All that an index of ads keeps at most. */
export function indexLimit(docIds: number): number {
  const ofSets = matchSetLimit(docIds, 'ads') + updatedSetLimit(docIds);
  const ofTexts = textLimit.ads + nearestNameLimit + 2 * nearWordsLimit;
  return ofSets + ofTexts + setLimit(docIds) + facetLimit + townLimit;
}
