import type { DocIds } from '../../index/doc-ids.ts';
import { hasBit, type Bits } from '../../collections/bits.ts';
import type { Term } from '../../text/query-texts.ts';
import { scoreAt, type MatchSet, type ScoreSet } from './match-set.ts';

/** A lookup of one ad takes as long as iterating over this many. */
const lookUpCost = 3;

/** A match set, and the number of query words that it represents. */
export interface WeightedMatchSet {
  readonly matchSet: MatchSet;
  readonly weight: number;
  /** Its ads rank higher; other ads are not excluded. */
  readonly isOptional?: boolean | undefined;
}

/** The match set of each term; stops after the first empty one. Undefined if there is no term. */
export function matchUntilEmpty(
  terms: readonly Term[],
  of: (term: Term) => MatchSet,
): WeightedMatchSet[] | undefined {
  if (terms.length === 0) return undefined;
  const matchSets: WeightedMatchSet[] = [];
  for (const term of terms) {
    const matchSet = of(term);
    matchSets.push({ matchSet, weight: term.words.length });
    // The other words cannot add any hits, and a stranger may send many words.
    if (matchSet.count === 0) break;
  }
  return matchSets;
}

/**
 * Finds the ads that match all words of a query. Reuses its arrays for every search; a result is
 * valid until the next call.
 */
export class Intersection {
  readonly #docIds: DocIds;
  #stage = new Uint8Array(0);
  #last: { matchSets: readonly WeightedMatchSet[]; within: Bits | undefined } | undefined;
  /** Relevance of the hits by doc id: the sum over the words. */
  sums = new Uint16Array(0);
  /** Hits in no order; only the first `count` entries are valid. */
  found = new Uint32Array(0);
  count = 0;

  constructor(docIds: DocIds) {
    this.#docIds = docIds;
  }

  /** @param within only these doc ids, if given */
  intersect(matchSets: readonly WeightedMatchSet[], within?: Bits): void {
    // A search counts first and cuts its page later, so the same call comes twice in a row.
    if (this.#last?.matchSets === matchSets && this.#last.within === within) return;
    this.#last = { matchSets, within };
    this.#makeRoom();
    const [rarest, ...others] = matchSets
      .filter(({ isOptional }) => !isOptional)
      .sort((a, b) => a.matchSet.count - b.matchSet.count);
    this.count = 0;
    if (rarest === undefined) return;
    this.#start(rarest, within);
    others.forEach((other, at) => {
      const { byDocId, count } = other.matchSet;
      if (byDocId && this.count * lookUpCost < count) this.#goOnWith(byDocId, other.weight, at + 1);
      else this.#goOnAlong(other, at + 1);
    });
    const words = others.length + 1;
    for (const other of matchSets) if (other.isOptional) this.#addTo(other, words);
    this.#finish(words);
  }

  #makeRoom(): void {
    if (this.#stage.length >= this.#docIds.used) return;
    const capacity = this.#docIds.alive.length * 32;
    this.#stage = new Uint8Array(capacity);
    this.sums = new Uint16Array(capacity);
    this.found = new Uint32Array(capacity);
  }

  #start({ matchSet: { docIds, runs }, weight }: WeightedMatchSet, within: Bits | undefined): void {
    const [stage, sums, found] = [this.#stage, this.sums, this.found];
    let [at, count] = [0, 0];
    for (const { score, end } of runs) {
      const sum = score * weight;
      for (; at < end; at += 1) {
        const docId = docIds[at] ?? 0;
        if (within !== undefined && !hasBit(within, docId)) continue;
        stage[docId] = 1;
        sums[docId] = sum;
        found[count++] = docId;
      }
    }
    this.count = count;
  }

  /** Looks up each hit so far among the ads of a word that matches many more. */
  #goOnWith(byDocId: ScoreSet, weight: number, reached: number): void {
    const [stage, sums, found] = [this.#stage, this.sums, this.found];
    for (let at = 0; at < this.count; at += 1) {
      const docId = found[at] ?? 0;
      if (stage[docId] !== reached) continue;
      const score = scoreAt(byDocId, docId);
      if (score === 0) continue;
      stage[docId] = reached + 1;
      sums[docId] = (sums[docId] ?? 0) + score * weight;
    }
  }

  /** Iterates over the ads of a word. */
  #goOnAlong({ matchSet: { docIds, runs }, weight }: WeightedMatchSet, reached: number): void {
    const [stage, sums] = [this.#stage, this.sums];
    let at = 0;
    for (const { score, end } of runs) {
      const sum = score * weight;
      for (; at < end; at += 1) {
        const docId = docIds[at] ?? 0;
        if (stage[docId] !== reached) continue;
        stage[docId] = reached + 1;
        sums[docId] = (sums[docId] ?? 0) + sum;
      }
    }
  }

  /** Adds the score of an optional match set to the ads that all other words match. */
  #addTo({ matchSet: { docIds, runs }, weight }: WeightedMatchSet, words: number): void {
    const [stage, sums] = [this.#stage, this.sums];
    let at = 0;
    for (const { score, end } of runs) {
      for (; at < end; at += 1) {
        const docId = docIds[at] ?? 0;
        if (stage[docId] === words) sums[docId] = (sums[docId] ?? 0) + score * weight;
      }
    }
  }

  #finish(words: number): void {
    const [stage, found] = [this.#stage, this.found];
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      const docId = found[at] ?? 0;
      if (stage[docId] === words) found[kept++] = docId;
      stage[docId] = 0;
    }
    this.count = kept;
  }
}
