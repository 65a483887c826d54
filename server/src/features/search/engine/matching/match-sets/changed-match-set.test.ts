import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearBit } from '../../collections/bits.ts';
import { changedMatchSet } from './changed-match-set.ts';
import { docIdsInOrder } from './doc-ids.fixture.ts';
import { emptyMatchSet, scoreAt, scoreIn, type MatchSet } from './match-set.ts';
import { MatchSetBuilder } from './match-set-builder.ts';

const room = 400;

type Scores = ReadonlyMap<number, number>;

const docId = fc.nat(room - 1);
/** From no ads to so many that the set is also stored by doc id, with few or many different scores. */
const scores = fc.constantFrom(3, 100).chain((max) =>
  fc
    .uniqueArray(fc.tuple(docId, fc.integer({ min: 1, max: max })), {
      selector: ([one]) => one,
      maxLength: 60,
      size: 'max',
    })
    .map((all): Scores => new Map(all)),
);
/** New scores of a few doc ids; 0 removes them. */
const changes = fc.uniqueArray(fc.tuple(docId, fc.nat(100)), {
  selector: ([one]) => one,
  maxLength: 12,
});

function built(all: Scores, docIds: ReturnType<typeof docIdsInOrder>): MatchSet {
  const builder = new MatchSetBuilder(docIds);
  builder.begin();
  for (const [one, score] of all) builder.addMatch(one, score);
  return builder.build('own');
}

it('is what is built anew, whatever ads come, go or get another score', () => {
  let [inPlace, anew] = [0, 0];
  fc.assert(
    fc.property(scores, changes, fc.uniqueArray(docId, { maxLength: 5 }), (all, changed, dead) => {
      const docIds = docIdsInOrder(room);
      const before = built(all, docIds);
      for (const one of dead) clearBit(docIds.alive, one);
      const now = new Map([...all, ...changed]);
      const touched = [...new Set([...changed.map(([one]) => one), ...dead])];
      const scoreOf = (one: number) => now.get(one) ?? 0;
      const set = changedMatchSet(before, touched, { docIds, scoreOf, key: 'own' });
      if (set === undefined) return void (anew += 1);
      inPlace += 1;
      const expected = built(new Map([...now].filter(([, score]) => score > 0)), docIds);
      expect(set).toEqual(expected);
      for (let one = 0; one < room; one += 1) {
        expect(scoreIn(set, one)).toBe(scoreIn({ ...expected, byDocId: undefined }, one));
        if (set.byDocId) expect(scoreAt(set.byDocId, one)).toBe(scoreIn(set, one));
      }
    }),
    { numRuns: 300 },
  );
  // Only a set that has just become large is built anew.
  expect(anew).toBeLessThan(inPlace / 3);
});

it('is the same object where nothing of it has changed', () => {
  const docIds = docIdsInOrder(room);
  const set = built(new Map([[7, 50]]), docIds);
  const scoreOf = (one: number) => (one === 7 ? 50 : 0);
  expect(changedMatchSet(set, [3, 7, 9], { docIds, scoreOf, key: 'own' })).toBe(set);
});

it('is the empty one without an ad, and has its own key again with one', () => {
  const docIds = docIdsInOrder(room);
  const set = built(new Map([[7, 50]]), docIds);
  const gone = changedMatchSet(set, [7], { docIds, scoreOf: () => 0, key: 'own' });
  expect(gone).toBe(emptyMatchSet);
  const back = changedMatchSet(emptyMatchSet, [7], { docIds, scoreOf: () => 50, key: 'own' });
  expect(back).toEqual(set);
});
