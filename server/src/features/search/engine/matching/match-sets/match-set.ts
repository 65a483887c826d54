import { eachBit, hasBit, countOnes, type Bits } from '../../collections/bits.ts';

/** The ads that one word of a query matches, best first. */
export interface MatchSet {
  /** Equal for match sets made in the same way: they differ at most in ads that were added or removed meanwhile. */
  readonly key: string;
  readonly count: number;
  /** Best score first, then newest. */
  readonly docIds: Uint32Array;
  /** Doc ids up to `end` (exclusive), starting at the end of the previous run, have this score, 1 to 100. */
  readonly runs: readonly { readonly score: number; readonly end: number }[];
  /** The same set by doc id, if the word matches many ads. */
  readonly byDocId: ScoreSet | undefined;
}

/** A set of doc ids with a score each, in the order of the doc ids. */
export interface ScoreSet {
  readonly bits: Bits;
  readonly scores: Uint8Array;
  /** Number of doc ids of the set before each block of doc ids. */
  readonly before: Uint32Array;
}

/** 32-bit words in a block, as an exponent of two. */
const blockShift = 3;
const blockWords = 1 << blockShift;

/** Number of doc ids of a set before each block of doc ids. */
export function blockRanksOf(bits: Bits): Uint32Array {
  const before = new Uint32Array(Math.ceil(bits.length / blockWords));
  for (let word = 0, sum = 0; word < bits.length; word += 1) {
    if (word % blockWords === 0) before[word / blockWords] = sum;
    sum += countOnes(bits[word] ?? 0);
  }
  return before;
}

export function scoreSet(set: Bits, count: number, scoreOf: Uint8Array): ScoreSet {
  const bits = set.slice();
  const scores = new Uint8Array(count);
  let at = 0;
  eachBit(bits, (docId) => {
    scores[at++] = scoreOf[docId] ?? 0;
  });
  return { bits, scores, before: blockRanksOf(bits) };
}

/** Number of doc ids of the set before this one. */
export function rankOf({ bits, before }: Pick<ScoreSet, 'bits' | 'before'>, docId: number): number {
  const word = docId >>> 5;
  let rank = before[word >>> blockShift] ?? 0;
  for (let other = word & -blockWords; other < word; other += 1)
    rank += countOnes(bits[other] ?? 0);
  return rank + countOnes((bits[word] ?? 0) & ((1 << (docId & 31)) - 1));
}

/** The score of a doc id, 0 if it is not in the set. */
export function scoreAt(set: ScoreSet, docId: number): number {
  return hasBit(set.bits, docId) ? (set.scores[rankOf(set, docId)] ?? 0) : 0;
}

/** Calls `visit` with every ad of a match set, best first. */
export function eachScore(
  { docIds, runs }: Pick<MatchSet, 'docIds' | 'runs'>,
  visit: (docId: number, score: number) => void,
): void {
  let at = 0;
  for (const { score, end } of runs) for (; at < end; at += 1) visit(docIds[at] ?? 0, score);
}

/** Index of a doc id in the list of a match set; -1 if it is not in it. */
export function placeIn({ docIds, byDocId }: MatchSet, docId: number): number {
  return byDocId !== undefined && !hasBit(byDocId.bits, docId) ? -1 : docIds.indexOf(docId);
}

/** The score of an ad in a match set, 0 if it is not in it. */
export function scoreIn(matchSet: MatchSet, docId: number): number {
  const { runs, byDocId } = matchSet;
  if (byDocId !== undefined) return scoreAt(byDocId, docId);
  const place = placeIn(matchSet, docId);
  return place === -1 ? 0 : (runs.find(({ end }) => place < end)?.score ?? 0);
}

export const emptyMatchSet: MatchSet = {
  key: 'none',
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
  if (one === other) return true;
  return (
    one.count === other.count &&
    one.runs.length === other.runs.length &&
    one.runs.every(isSameRun) &&
    Buffer.compare(bytesOf(one.docIds), bytesOf(other.docIds)) === 0
  );
}

/** From this share of all doc ids on, a match set is also stored by doc id: that takes less memory than the list itself. */
const largeShare = 1 / 32;

/** @param used number of assigned doc ids */
export const isLarge = (count: number, used: number): boolean => count > used * largeShare;

/** Bytes of a typed array without its numbers, and of a list that has grown by a few entries. */
export const arrayBytes = 224;
const listBytes = 184;

/** Bytes of a match set in memory; the empty one is a shared constant. */
export function matchSetBytes(matchSet: MatchSet): number {
  if (matchSet === emptyMatchSet) return 0;
  const { docIds, runs, byDocId } = matchSet;
  const list = 56 + listBytes + 40 * runs.length + arrayBytes + docIds.byteLength;
  if (byDocId === undefined) return list;
  const { bits, scores, before } = byDocId;
  return list + 48 + 3 * arrayBytes + bits.byteLength + scores.byteLength + before.byteLength;
}

/** The part of a match set with higher scores; its runs are ordered best first. */
export function aboveScore({ key, docIds, runs }: MatchSet, score: number): MatchSet {
  const kept = runs.filter((run) => run.score > score);
  const count = kept.at(-1)?.end ?? 0;
  return {
    key: `${key}>${score}`,
    count,
    docIds: docIds.subarray(0, count),
    runs: kept,
    byDocId: undefined,
  };
}
