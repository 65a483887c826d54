import { getHeapStatistics } from 'node:v8';

/** Caches are laid out for a heap of this size. */
const fullHeap = 1.5 * (1 << 30);

const heapLimit = getHeapStatistics().heap_size_limit;

/**
 * Returns how much a cache may keep (bytes or entries): all of it in a heap of 1 GB or more, the same part of a smaller heap. All caches of
 * a process together must fit into a heap that is small, though part of them may lie outside of it.
 * @param heapBytes to which size the heap of the process may grow
 */
export const heapShare = (most: number, heapBytes = heapLimit): number =>
  Math.floor(most * Math.min(1, heapBytes / fullHeap));
