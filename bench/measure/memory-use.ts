/** Bytes that this process holds, after what is garbage has been collected. */
export interface MemoryUse {
  readonly rss: number;
  /** Heap, and what lies outside it: buffers and typed arrays. */
  readonly held: number;
}

export function memoryUse(): MemoryUse {
  // Twice: what is freed by finalizers goes with the second.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}
