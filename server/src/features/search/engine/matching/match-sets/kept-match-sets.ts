import type { DocIds } from '../../index/doc-ids.ts';
import { KeptResults } from '../../index/kept-results.ts';
import { matchSetLimit, type Memory } from '../../index/memory.ts';
import type { Reads } from '../../index/reads.ts';
import { isSameMatchSet, matchSetBytes, type MatchSet } from './match-set.ts';

/** Match sets that were worked out, up to as many bytes as so many doc ids may take. */
export class KeptMatchSets {
  readonly #docIds: DocIds;
  readonly #memory: Memory;
  readonly #kept: KeptResults<MatchSet>;

  constructor(docIds: DocIds, memory: Memory, reads: Reads) {
    this.#docIds = docIds;
    this.#memory = memory;
    this.#kept = new KeptResults(reads, matchSetBytes, isSameMatchSet);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  clear(): void {
    this.#kept.clear();
  }

  /** @param from match sets that `work` has from elsewhere */
  remember(key: string, work: () => MatchSet, from?: readonly MatchSet[]): MatchSet {
    return this.#kept.remember(key, work, matchSetLimit(this.#docIds.used, this.#memory), from);
  }
}
