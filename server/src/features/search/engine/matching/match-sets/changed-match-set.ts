import { clearBit, hasBit, setBit, type Bits } from '../../collections/bits.ts';
import type { DocIds } from '../../index/doc-ids.ts';
import {
  blockRanksOf,
  emptyMatchSet,
  isLarge,
  placeIn,
  rankOf,
  scoreIn,
  type MatchSet,
  type ScoreSet,
} from './match-set.ts';

/** An edit of a list: inserts a value before a place, or removes the value at that place. */
interface Edit {
  readonly at: number;
  /** Undefined for a removal. */
  readonly value: number | undefined;
}

/** An ad whose score in a match set has changed; a score of 0 means that it is not in the set. */
interface ChangedScore {
  readonly docId: number;
  readonly before: number;
  readonly now: number;
}

/** Copies a list with edits, which must be ordered by place. */
function edited<List extends Uint32Array | Uint8Array>(list: List, edits: readonly Edit[]): List {
  const added = edits.filter(({ value }) => value !== undefined).length;
  const copy = new (list.constructor as new (length: number) => List)(
    list.length + 2 * added - edits.length,
  );
  let [from, to] = [0, 0];
  for (const { at, value } of edits) {
    copy.set(list.subarray(from, at), to);
    to += at - from;
    from = at;
    if (value === undefined) from += 1;
    else copy[to++] = value;
  }
  copy.set(list.subarray(from), to);
  return copy;
}

/**
 * Returns a match set updated after ads were added, removed or changed, without reading all others.
 * @param changed the doc ids whose score may have changed, without duplicates
 * @param scoreOf the score of an existing ad's doc id, 0 if it is not in the set
 * @param key key of the result if the set was empty
 * @returns undefined if the match set has to be built anew
 */
export function changedMatchSet(
  before: MatchSet,
  changed: readonly number[],
  { docIds, scoreOf, key }: { docIds: DocIds; scoreOf: (docId: number) => number; key: string },
): MatchSet | undefined {
  const scores = changed.flatMap((docId): ChangedScore | readonly ChangedScore[] => {
    const own = scoreIn(before, docId);
    const now = hasBit(docIds.alive, docId) ? scoreOf(docId) : 0;
    return own === now ? [] : { docId, before: own, now };
  });
  if (scores.length === 0) return before;
  const list = edited(before.docIds, editsOfList(before, scores, docIds));
  if (list.length === 0) return emptyMatchSet;
  const isNowLarge = isLarge(list.length, docIds.used);
  const byDocId = isNowLarge ? changedScoreSet(before.byDocId, scores, docIds.alive) : undefined;
  if (isNowLarge && byDocId === undefined) return undefined;
  const runs = changedRuns(before.runs, scores);
  return { key, count: list.length, docIds: list, runs, byDocId };
}

function editsOfList(set: MatchSet, scores: readonly ChangedScore[], order: DocIds): Edit[] {
  const gone = scores
    .filter(({ before }) => before > 0)
    .map(({ docId }) => ({ at: placeIn(set, docId), value: undefined }));
  const come = scores
    .filter(({ now }) => now > 0)
    .map(({ docId, now }) => ({ at: placeFor(docId, now, set, order), value: docId, score: now }));
  // Insertions at one place: the better score first, then the newer ad; insertions come before a removal.
  come.sort(
    (a, b) => a.at - b.at || b.score - a.score || (order.comesBefore(a.value, b.value) ? -1 : 1),
  );
  return [...come, ...gone].sort((a, b) => a.at - b.at);
}

/** Place of the list before which an ad with a score belongs. */
function placeFor(docId: number, score: number, { docIds, runs }: MatchSet, order: DocIds): number {
  let low = runs.findLast((run) => run.score > score)?.end ?? 0;
  let high = runs.find((run) => run.score === score)?.end ?? low;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order.comesBefore(docIds[middle] ?? 0, docId)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function changedRuns(runs: MatchSet['runs'], scores: readonly ChangedScore[]): MatchSet['runs'] {
  const counts = new Map<number, number>();
  let begin = 0;
  for (const { score, end } of runs) {
    counts.set(score, end - begin);
    begin = end;
  }
  const add = (score: number, more: number) => counts.set(score, (counts.get(score) ?? 0) + more);
  for (const { before, now } of scores) {
    if (before > 0) add(before, -1);
    if (now > 0) add(now, 1);
  }
  let end = 0;
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => b - a)
    .map(([score, count]) => ({ score, end: (end += count) }));
}

/** @returns undefined if there was no set, or if it has no room for ads that were added later */
function changedScoreSet(
  set: ScoreSet | undefined,
  changed: readonly ChangedScore[],
  alive: Bits,
): ScoreSet | undefined {
  if (set === undefined || set.bits.length !== alive.length) return undefined;
  const bits = set.bits.slice();
  const edits: Edit[] = [];
  for (const { docId, before, now } of changed.toSorted((a, b) => a.docId - b.docId)) {
    const at = rankOf(set, docId);
    if (now > 0) edits.push({ at, value: now });
    if (before > 0) edits.push({ at, value: undefined });
    if (now > 0) setBit(bits, docId);
    else clearBit(bits, docId);
  }
  return { bits, scores: edited(set.scores, edits), before: blockRanksOf(bits) };
}
