import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBits, setBit } from '../../collections/bits.ts';
import { scoreAt, type MatchSet } from './match-set.ts';
import { MatchSetBuilder } from './match-set-builder.ts';
import { docIdsInOrder } from './doc-ids.fixture.ts';
import { Intersection } from './intersection.ts';

const room = 70;
/** Every seventh doc id is empty; of the others a lower one is newer. */
const isAlive = (docId: number) => docId % 7 !== 3;

type Met = readonly (readonly [docId: number, score: number])[];

/** From a few ads to nearly all, so that match sets are stored in each of their forms. */
const met = fc.integer({ min: 0, max: 90 }).chain((size) =>
  fc.array(fc.tuple(fc.nat(room - 1), fc.integer({ min: 1, max: 100 })), {
    minLength: size,
    maxLength: size + 10,
  }),
);

function matchSetOf(builder: MatchSetBuilder, all: Met): MatchSet {
  builder.begin();
  for (const [docId, score] of all) builder.addMatch(docId, score);
  return builder.build('any');
}

/** The best score of every existing doc id. */
function bestOf(all: Met): Map<number, number> {
  const best = new Map<number, number>();
  for (const [docId, score] of all)
    if (isAlive(docId)) best.set(docId, Math.max(score, best.get(docId) ?? 0));
  return best;
}

function scoresOf({ docIds, runs }: MatchSet): [docId: number, score: number][] {
  return runs.flatMap(({ score, end }, at) =>
    [...docIds.subarray(runs[at - 1]?.end ?? 0, end)].map((docId): [number, number] => [
      docId,
      score,
    ]),
  );
}

describe('the ads that a word meets', () => {
  it('are the living ones with their best score, best first, then newest', () => {
    fc.assert(
      fc.property(met, met, (first, second) => {
        const builder = new MatchSetBuilder(docIdsInOrder(room, isAlive));
        // A builder is reused; no entry of one match set may remain in the next.
        for (const all of [first, second]) {
          const matchSet = matchSetOf(builder, all);
          const best = [...bestOf(all)].toSorted(([a, s], [b, t]) => t - s || a - b);
          expect(scoresOf(matchSet)).toEqual(best);
          expect(matchSet.count).toBe(best.length);
          const scores = new Map(best);
          const { byDocId } = matchSet;
          if (byDocId === undefined) continue;
          for (let docId = 0; docId < room; docId += 1)
            expect(scoreAt(byDocId, docId)).toBe(scores.get(docId) ?? 0);
        }
      }),
    );
  });

  it('count for a part where they stand for another word, but never for nothing', () => {
    const builder = new MatchSetBuilder(docIdsInOrder(room, isAlive));
    const meaning = matchSetOf(builder, [
      [0, 80],
      [1, 1],
      [2, 80],
    ]);
    builder.begin();
    builder.addMatch(2, 75);
    builder.addMatchSet(meaning, 45);
    expect(scoresOf(builder.build('any'))).toEqual([
      [2, 75],
      [0, 36],
      [1, 1],
    ]);
  });
});

describe('the ads that all words meet', () => {
  it('are those in every layer, with the sum of their scores by weight', () => {
    const words = fc.array(fc.tuple(met, fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    });
    const subset = fc.option(fc.uniqueArray(fc.nat(room - 1)));
    fc.assert(
      fc.property(words, words, subset, (one, other, within) => {
        const docIds = docIdsInOrder(room, isAlive);
        const builder = new MatchSetBuilder(docIds);
        const intersection = new Intersection(docIds);
        const bits = within ? emptyBits(room) : undefined;
        for (const docId of within ?? []) if (bits) setBit(bits, docId);
        for (const all of [one, other]) {
          intersection.intersect(
            all.map(([own, weight]) => ({ matchSet: matchSetOf(builder, own), weight })),
            bits,
          );
          const scores = all.map(([own, weight]) => ({ best: bestOf(own), weight }));
          const common = [...(scores[0]?.best.keys() ?? [])].filter(
            (docId) =>
              scores.every(({ best }) => best.has(docId)) && (within?.includes(docId) ?? true),
          );
          const sums = common.map((docId) => [
            docId,
            scores.reduce((sum, { best, weight }) => sum + (best.get(docId) ?? 0) * weight, 0),
          ]);
          const found = [...intersection.found.subarray(0, intersection.count)];
          expect(
            found.toSorted((a, b) => a - b).map((docId) => [docId, intersection.sums[docId]]),
          ).toEqual(sums.toSorted(([a = 0], [b = 0]) => a - b));
        }
      }),
      { numRuns: 200 },
    );
  });
});
