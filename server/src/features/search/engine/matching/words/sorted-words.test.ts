import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../../../commands/demo/random.ts';
import { SortedWords } from './sorted-words.ts';

function found(words: SortedWords, prefix: string): number[] {
  return words.startingWith(prefix).toSorted((a, b) => a - b);
}

function expected(all: readonly string[], prefix: string): number[] {
  return all.flatMap((word, number) => (word.startsWith(prefix) ? [number] : []));
}

const unit = fc.constantFrom('a', 'b', 'z', 'ж', '0', '𝒜');

describe('words found by their beginning', () => {
  it('are all that begin so, each as often as it was added', () => {
    const list = fc.array(fc.string({ unit, maxLength: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(list, fc.string({ unit, maxLength: 3 }), (all, prefix) => {
        const words = new SortedWords();
        all.forEach((word, number) => words.add(word, number));
        expect(found(words, prefix)).toEqual(expected(all, prefix));
      }),
    );
  });

  it('stay so while thousands are added, sorted and unsorted ones', () => {
    const random = randomNumbers(3);
    const letters = () => Math.floor(random() * 26 ** 4).toString(26);
    const all: string[] = [];
    const words = new SortedWords();
    for (let at = 0; at < 6000; at += 1) {
      all.push(letters());
      words.add(all[at] ?? '', at);
      if (at % 200 !== 0) continue;
      for (const prefix of ['', letters(), letters().slice(0, 1), letters().slice(0, 2)])
        expect(found(words, prefix)).toEqual(expected(all, prefix));
    }
  });
});
