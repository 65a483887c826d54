import type { DocIds } from '../../index/doc-ids.ts';
import { ResultCache } from '../../index/result-cache.ts';
import { matchSetLimit, type Memory } from '../../index/memory.ts';
import type { Reads } from '../../index/reads.ts';
import { isSameMatchSet, matchSetBytes, type MatchSet } from './match-set.ts';

/** Caches match sets, up to a number of bytes that depends on the number of doc ids. */
export class MatchSetCache {
  readonly #docIds: DocIds;
  readonly #memory: Memory;
  readonly #kept: ResultCache<MatchSet>;

  constructor(docIds: DocIds, memory: Memory, reads: Reads) {
    this.#docIds = docIds;
    this.#memory = memory;
    this.#kept = new ResultCache(reads, matchSetBytes, isSameMatchSet);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  clear(): void {
    this.#kept.clear();
  }

  /** @param from match sets that `work` gets from outside the index and its caches */
  remember(key: string, work: () => MatchSet, from?: readonly MatchSet[]): MatchSet {
    return this.#kept.remember(key, work, matchSetLimit(this.#docIds.used, this.#memory), from);
  }
}
