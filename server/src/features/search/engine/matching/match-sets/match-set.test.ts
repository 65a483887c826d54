import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreAt } from './match-set.ts';
import { MatchSetBuilder } from './match-set-builder.ts';
import { docIdsInOrder } from './doc-ids.fixture.ts';

const room = 1500;

it('a match set of many ads knows the score of every doc id', () => {
  const builder = new MatchSetBuilder(docIdsInOrder(room));
  const many = fc.uniqueArray(fc.tuple(fc.nat(room - 1), fc.integer({ min: 1, max: 100 })), {
    selector: ([docId]) => docId,
    minLength: 100,
    maxLength: 900,
    size: 'max',
  });
  fc.assert(
    fc.property(many, (met) => {
      builder.begin();
      for (const [docId, score] of met) builder.addMatch(docId, score);
      const { byDocId } = builder.build('many');
      if (byDocId === undefined) throw new Error('A hundred of these doc ids are many.');
      const scores = new Map(met);
      for (let docId = 0; docId < room; docId += 1)
        expect(scoreAt(byDocId, docId)).toBe(scores.get(docId) ?? 0);
    }),
    { numRuns: 30 },
  );
});
