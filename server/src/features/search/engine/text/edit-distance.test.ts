import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsAllowed, editsBetween } from './edit-distance.ts';
import { plainEdits } from '../testing/oracle-texts.fixture.ts';
import { Typos } from './typos.ts';

/** Words of few different letters, so that they are often similar; never empty. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ü'), minLength: 1, maxLength: 14 });
const longWord = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 55, maxLength: 64 });

/** A word and its variant after a few edits. */
const pair = fc
  .tuple(
    word,
    fc.array(fc.tuple(fc.nat(14), fc.constantFrom('insert', 'drop', 'swap', 'put')), {
      maxLength: 4,
    }),
  )
  .map(([start, edits]) => {
    const letters = [...start];
    for (const [at, edit] of edits) {
      if (edit === 'insert') letters.splice(at, 0, 'b');
      else if (edit === 'drop') letters.splice(at, 1);
      else if (edit === 'put') letters.splice(at, 1, 'c');
      else letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
    }
    return [start, letters.join('') || 'a'] as const;
  });

describe('the distance of two words', () => {
  it('is that of the full table, or one more than the limit', () => {
    fc.assert(
      fc.property(
        fc.oneof(pair, fc.tuple(word, word), fc.tuple(longWord, longWord)),
        fc.nat(4),
        ([a, b], limit) => {
          expect(editsBetween(a, b, limit)).toBe(Math.min(plainEdits(a, b), limit + 1));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('is one for a letter too many, too few, wrong, or swapped with its neighbour', () => {
    for (const typo of ['bäckerr', 'bäker', 'bäcger', 'bcäker'])
      expect(editsBetween('bäcker', typo, 2)).toBe(1);
    expect(editsBetween('bäcker', 'bäcker', 2)).toBe(0);
  });

  it('is beyond every limit for words longer than 64 letters', () => {
    expect(editsBetween('a'.repeat(65), 'a'.repeat(65), 2)).toBe(3);
  });

  it('is forgiven once from five letters, twice from nine', () => {
    expect([4, 5, 8, 9, 30].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('a list of words that are looked up with typos', () => {
  function found(words: readonly string[], asked: string, limit?: number) {
    const typos = new Typos();
    words.forEach((one, number) => typos.add(one, number));
    const near: [number, number][] = [];
    typos.near(asked, (number, edits) => near.push([number, edits]), limit);
    return near.toSorted(([a], [b]) => a - b);
  }

  it('gives exactly those that are near enough, with how far they are', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        word,
        fc.integer({ min: 1, max: 3 }),
        (words, asked, limit) => {
          const all = words.map((one, number): [number, number] => [
            number,
            plainEdits(asked, one),
          ]);
          expect(found(words, asked, limit)).toEqual(all.filter(([, edits]) => edits <= limit));
        },
      ),
    );
  });

  it('gives those that came since it was last asked, in the order of one that was asked once', () => {
    const lists = fc.array(fc.array(word, { maxLength: 12 }), { maxLength: 4 });
    fc.assert(
      fc.property(lists, word, fc.integer({ min: 1, max: 3 }), (all, asked, limit) => {
        const typos = new Typos();
        let number = 0;
        for (const words of all) {
          for (const one of words) typos.add(one, number++);
          const near: [number, number][] = [];
          typos.near(asked, (...one) => near.push(one), limit);
          const fresh = new Typos();
          all
            .flat()
            .slice(0, number)
            .forEach((one, at) => fresh.add(one, at));
          const expected: [number, number][] = [];
          fresh.near(asked, (...one) => expected.push(one), limit);
          expect(near).toEqual(expected);
        }
      }),
    );
  });

  it('forgives nothing in a short word', () => {
    expect(found(['koch', 'kock'], 'koch')).toEqual([]);
    expect(found(['maler', 'mahler'], 'mahler')).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
