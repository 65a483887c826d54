import { emptyBits, hasBit, setBit, type Bits } from '../../collections/bits.ts';
import type { DocIds } from '../../index/doc-ids.ts';
import { emptyMatchSet, isLarge, scoreSet, type MatchSet } from './match-set.ts';

/** Weighted score of an ad when its match set is added to another one. */
export const countedScore = (score: number, percent: number): number =>
  score === 0 ? 0 : Math.max(1, Math.round((score * percent) / 100));

/** Combines match sets: the best score of each ad counts. Builds one match set at a time. */
export class MatchSetBuilder {
  readonly #docIds: DocIds;
  #scores = new Uint8Array(0);
  #touched: Bits = emptyBits(0);
  #count = 0;

  constructor(docIds: DocIds) {
    this.#docIds = docIds;
  }

  /** Clears the builder for a new match set. */
  begin(): void {
    const { used, alive } = this.#docIds;
    if (this.#scores.length < used || this.#touched.length !== alive.length) {
      this.#scores = new Uint8Array(alive.length * 32);
      this.#touched = emptyBits(alive.length * 32);
    }
    this.#count = 0;
  }

  /** Ignores empty doc ids. */
  addMatch(docId: number, score: number): void {
    const before = this.#scores[docId] ?? 0;
    if (score <= before || !hasBit(this.#docIds.alive, docId)) return;
    this.#scores[docId] = score;
    if (before > 0) return;
    setBit(this.#touched, docId);
    this.#count += 1;
  }

  /** @param percent weight of its scores */
  addMatchSet({ docIds, runs }: MatchSet, percent: number): void {
    let at = 0;
    for (const { score, end } of runs) {
      const counted = countedScore(score, percent);
      for (; at < end; at += 1) this.addMatch(docIds[at] ?? 0, counted);
    }
  }

  /** @param key identifies the way in which the match set was made; must be unique */
  build(key: string): MatchSet {
    if (this.#count === 0) return emptyMatchSet;
    const scores = this.#scores;
    const ofScore = new Uint32Array(256);
    const newestFirst = new Uint32Array(this.#count);
    let at = 0;
    this.#docIds.eachNewestFirst(this.#touched, (docId) => {
      newestFirst[at++] = docId;
      const score = scores[docId] ?? 0;
      ofScore[score] = (ofScore[score] ?? 0) + 1;
    });
    const runs: { score: number; end: number }[] = [];
    const next = new Uint32Array(256);
    let end = 0;
    for (let score = 255; score > 0; score -= 1) {
      const count = ofScore[score] ?? 0;
      if (count === 0) continue;
      next[score] = end;
      end += count;
      runs.push({ score, end });
    }
    const docIds = new Uint32Array(this.#count);
    for (const docId of newestFirst) {
      const score = scores[docId] ?? 0;
      docIds[next[score] ?? 0] = docId;
      next[score] = (next[score] ?? 0) + 1;
    }
    const matchSet = {
      key,
      count: docIds.length,
      docIds,
      runs,
      byDocId: isLarge(this.#count, this.#docIds.used)
        ? scoreSet(this.#touched, docIds.length, scores)
        : undefined,
    };
    this.#clear(docIds);
    return matchSet;
  }

  #clear(docIds: Uint32Array): void {
    for (const docId of docIds) {
      this.#scores[docId] = 0;
      this.#touched[docId >>> 5] = 0;
    }
    this.#count = 0;
  }
}
