import { eachBit, emptyBits, hasBit, onesIn, setBit, type Bits } from '../../index/bits.ts';
import type { DocIds } from '../../index/doc-ids.ts';

/** The ads that one word of a query meets, best first. */
export interface MatchSet {
  readonly count: number;
  /** Best score first, then newest. */
  readonly docIds: Uint32Array;
  /** doc ids up to `end` (exclusive), from the end of the run before, have this score, 1 to 100. */
  readonly runs: readonly { readonly score: number; readonly end: number }[];
  /** The same by doc id, where the word meets many ads. */
  readonly byDocId: ScoreSet | undefined;
}

/** A set of doc ids with a score each, laid down in the order of the doc ids. */
export interface ScoreSet {
  readonly bits: Bits;
  readonly scores: Uint8Array;
  /** How many doc ids of the set come before each block of doc ids. */
  readonly before: Uint32Array;
}

/** Words of 32 doc ids in a block: two to the power of this. */
const blockShift = 3;
const blockWords = 1 << blockShift;

function scoreSet(set: Bits, count: number, scoreOf: Uint8Array): ScoreSet {
  const bits = set.slice();
  const before = new Uint32Array(Math.ceil(bits.length / blockWords));
  const scores = new Uint8Array(count);
  let at = 0;
  eachBit(bits, (docId) => {
    scores[at++] = scoreOf[docId] ?? 0;
  });
  for (let word = 0, sum = 0; word < bits.length; word += 1) {
    if (word % blockWords === 0) before[word / blockWords] = sum;
    sum += onesIn(bits[word] ?? 0);
  }
  return { bits, scores, before };
}

/** The score of a doc id, 0 where it is not in the set. */
export function scoreAt({ bits, scores, before }: ScoreSet, docId: number): number {
  const word = docId >>> 5;
  const own = bits[word] ?? 0;
  if (((own >>> (docId & 31)) & 1) === 0) return 0;
  let rank = before[word >>> blockShift] ?? 0;
  for (let other = word & -blockWords; other < word; other += 1) rank += onesIn(bits[other] ?? 0);
  return scores[rank + onesIn(own & ((1 << (docId & 31)) - 1))] ?? 0;
}

export const emptyMatchSet: MatchSet = {
  count: 0,
  docIds: new Uint32Array(0),
  runs: [],
  byDocId: undefined,
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Whether two match sets have the same ads with the same scores, in the same order. */
export function isSameMatchSet(one: MatchSet, other: MatchSet): boolean {
  const isSameRun = ({ score, end }: MatchSet['runs'][number], at: number) =>
    other.runs[at]?.score === score && other.runs[at].end === end;
  return (
    one.count === other.count &&
    one.runs.length === other.runs.length &&
    one.runs.every(isSameRun) &&
    Buffer.compare(bytesOf(one.docIds), bytesOf(other.docIds)) === 0
  );
}

/** From this share of all doc ids on a match set is kept by doc id, too: that takes less than the list itself. */
const largeShare = 1 / 32;

/** Bytes of an array of numbers beside the numbers, and of a list that has grown by a few. */
export const arrayBytes = 224;
const listBytes = 184;

/** What a match set takes in memory; the empty one is the same for all. */
export function matchSetBytes(matchSet: MatchSet): number {
  if (matchSet === emptyMatchSet) return 0;
  const { docIds, runs, byDocId } = matchSet;
  const list = 56 + listBytes + 40 * runs.length + arrayBytes + docIds.byteLength;
  if (byDocId === undefined) return list;
  const { bits, scores, before } = byDocId;
  return list + 48 + 3 * arrayBytes + bits.byteLength + scores.byteLength + before.byteLength;
}

/** Puts match sets together: of every ad the best score counts. One is built at a time. */
export class MatchSetBuilder {
  readonly #docIds: DocIds;
  #scores = new Uint8Array(0);
  #touched: Bits = emptyBits(0);
  #count = 0;

  constructor(docIds: DocIds) {
    this.#docIds = docIds;
  }

  /** Starts afresh. */
  begin(): void {
    const { used, alive } = this.#docIds;
    if (this.#scores.length < used || this.#touched.length !== alive.length) {
      this.#scores = new Uint8Array(alive.length * 32);
      this.#touched = emptyBits(alive.length * 32);
    }
    this.#count = 0;
  }

  /** A doc id that is empty is passed over. */
  meet(docId: number, score: number): void {
    const before = this.#scores[docId] ?? 0;
    if (score <= before || !hasBit(this.#docIds.alive, docId)) return;
    this.#scores[docId] = score;
    if (before > 0) return;
    setBit(this.#touched, docId);
    this.#count += 1;
  }

  /** @param percent how much its scores count here */
  meetMatchSet({ docIds, runs }: MatchSet, percent: number): void {
    let at = 0;
    for (const { score, end } of runs) {
      const counted = Math.max(1, Math.round((score * percent) / 100));
      for (; at < end; at += 1) this.meet(docIds[at] ?? 0, counted);
    }
  }

  build(): MatchSet {
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
    const isLarge = this.#count > this.#docIds.used * largeShare;
    const matchSet = {
      count: docIds.length,
      docIds,
      runs,
      byDocId: isLarge ? scoreSet(this.#touched, docIds.length, scores) : undefined,
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
