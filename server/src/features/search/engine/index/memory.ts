import { heapShare } from '../../../../core/heap-share.ts';

/**
 * Limits of the caches that the search keeps between two requests, in bytes. Each cache is an `LruCache` with one of these limits, so that
 * a process never caches more than their sum, however many different requests strangers send. In a small heap all limits are smaller.
 */

/** 1 MB, or less in a small heap. */
const megabyte = heapShare(1 << 20);

/** Bytes for each doc id, or less in a small heap. */
const perDocId = { matchSet: heapShare(4096), manyMatchSets: heapShare(1024), set: heapShare(128) };

/** What is searched: ads, or names for suggestions, which are few and short. */
export type Memory = 'ads' | 'names';

/** Limit of match sets: enough for small indexes, plus for each doc id the size of 2,400 different searches. */
export function matchSetLimit(docIds: number, memory: Memory): number {
  if (memory === 'names') return 4 * megabyte;
  const few = Math.min(16 * megabyte, megabyte + docIds * perDocId.matchSet);
  return few + docIds * perDocId.manyMatchSets;
}

/** Limit of match sets that are updated after changes. */
export const updatedSetLimit = (docIds: number): number => matchSetLimit(docIds, 'ads');

/** Limit of the sets of doc ids that pass filters. */
export const setLimit = (docIds: number): number => 4 * megabyte + perDocId.set * docIds;

/** Limit of query texts with their words. */
export const textLimit: Readonly<Record<Memory, number>> = { ads: 4 * megabyte, names: megabyte };

/** Limit of words with similar spelling, for each list of words. */
export const nearWordsLimit = megabyte;

/** Limit of names with the most similar spelling. */
export const nearestNameLimit = megabyte;

/** Limit of the counts of searches without words. */
export const facetLimit = 3 * megabyte;

/** Limit of the towns that match a name, a postcode or both. */
export const townLimit = megabyte;

/** Sum of the limits of an index of ads. */
export function indexLimit(docIds: number): number {
  const ofSets = matchSetLimit(docIds, 'ads') + updatedSetLimit(docIds);
  const ofTexts = textLimit.ads + nearestNameLimit + 2 * nearWordsLimit;
  return ofSets + ofTexts + setLimit(docIds) + facetLimit + townLimit;
}
