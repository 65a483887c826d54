import { getHeapStatistics } from 'node:v8';

/** Heap size for which the full cache limits are designed. */
const fullHeap = 1.5 * (1 << 30);

const heapLimit = getHeapStatistics().heap_size_limit;

/**
 * Returns the limit of a cache (bytes or entries): the full limit in a heap of 1.5 GB or more, a proportional part in a smaller heap. All
 * caches of a process together must fit into a small heap, although some of them are stored outside of it.
 * @param heapBytes maximum heap size of the process
 */
export const heapShare = (max: number, heapBytes = heapLimit): number =>
  Math.floor(max * Math.min(1, heapBytes / fullHeap));
