/** Memory of this process in bytes, after garbage collection. */
export interface MemoryUse {
  readonly rss: number;
  /** The heap, plus buffers and typed arrays outside of it. */
  readonly held: number;
}

export function memoryUse(): MemoryUse {
  // Twice: the second run frees memory that finalizers have released.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}
