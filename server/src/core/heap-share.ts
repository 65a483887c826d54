import { getHeapStatistics } from 'node:v8';

/** Whoever gives the heap little room has a small machine: one memory takes no larger part of it, though it may lie outside of the heap. */
const partOfHeap = 1 / 16;

/** Returns how many bytes one memory of a process may take whose heap may grow to so many bytes. */
export const heapShare = (
  mostBytes: number,
  heapBytes: number = getHeapStatistics().heap_size_limit,
): number => Math.min(mostBytes, Math.floor(heapBytes * partOfHeap));
