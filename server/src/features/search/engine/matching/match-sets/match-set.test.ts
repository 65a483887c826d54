import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachBit, emptyBits, setBit } from '../../index/bits.ts';
import { MatchSetBuilder, scoreAt } from './match-set.ts';

const room = 1500;

function everyDocIdAlive() {
  const alive = emptyBits(room);
  for (let docId = 0; docId < room; docId += 1) setBit(alive, docId);
  return { used: room, alive, brafo: new Uint16Array(room), eachNewestFirst: eachBit };
}

it('a layer that meets many knows the score of every slot', () => {
  const builder = new MatchSetBuilder(everyDocIdAlive());
  const many = fc.uniqueArray(fc.tuple(fc.nat(room - 1), fc.integer({ min: 1, max: 100 })), {
    selector: ([docId]) => docId,
    minLength: 100,
    maxLength: 900,
    size: 'max',
  });
  fc.assert(
    fc.property(many, (met) => {
      builder.begin();
      for (const [docId, score] of met) builder.meet(docId, score);
      const { byDocId } = builder.build();
      if (byDocId === undefined) throw new Error('A hundred of these slots are many.');
      const scores = new Map(met);
      for (let docId = 0; docId < room; docId += 1)
        expect(scoreAt(byDocId, docId)).toBe(scores.get(docId) ?? 0);
    }),
    { numRuns: 30 },
  );
});
