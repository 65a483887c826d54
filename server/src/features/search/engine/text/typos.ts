import { onesIn } from '../index/bits.ts';
import { grown } from '../index/growing.ts';
import { editsAllowed, editsBetween } from './edit-distance.ts';

/** Which letters a word holds, as bits: each edit changes at most two of them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

interface SameLength {
  letters: Int32Array;
  words: string[];
  numbers: number[];
}

/** Words by length with their letters, so that most of the vocabulary is ruled out without being compared. */
export class Typos {
  readonly #byLength: (SameLength | undefined)[] = [];

  add(word: string, number: number): void {
    const same = (this.#byLength[word.length] ??= {
      letters: new Int32Array(16),
      words: [],
      numbers: [],
    });
    const at = same.words.length;
    if (at === same.letters.length) same.letters = grown(same.letters, at * 2);
    same.letters[at] = lettersOf(word);
    same.words.push(word);
    same.numbers.push(number);
  }

  /** Calls back with the number of every word that is at most `limit` edits away, and how many it is. */
  near(
    queryWord: string,
    visit: (number: number, edits: number) => void,
    limit = editsAllowed(queryWord.length),
  ): void {
    if (limit === 0) return;
    const asked = lettersOf(queryWord);
    for (let length = queryWord.length - limit; length <= queryWord.length + limit; length += 1) {
      const same = this.#byLength[length];
      if (same === undefined) continue;
      const { letters, words, numbers } = same;
      for (let at = 0; at < words.length; at += 1) {
        if (onesIn((letters[at] ?? 0) ^ asked) > 2 * limit) continue;
        const edits = editsBetween(queryWord, words[at] ?? '', limit);
        if (edits <= limit) visit(numbers[at] ?? 0, edits);
      }
    }
  }
}
