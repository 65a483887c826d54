import { countOnes } from '../collections/bits.ts';
import { withCapacity } from '../collections/number-arrays.ts';
import { LruCache } from '../collections/lru-cache.ts';
import { nearWordsLimit } from '../index/memory.ts';
import { editsAllowed, editsBetween } from './edit-distance.ts';

/** The letters of a word as bits: each edit changes at most two of them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Words of one length that are near another word. */
interface NearOfLength {
  /** Number of words of that length that have been compared. */
  compared: number;
  readonly found: { readonly number: number; readonly edits: number }[];
}

const bytesOf = (near: readonly NearOfLength[]) =>
  near.reduce((sum, { found }) => sum + 100 + 60 * found.length, 100);

interface SameLength {
  letters: Int32Array;
  words: string[];
  numbers: number[];
}

/** Words by length, with their letters as bits, so that most of the vocabulary is excluded without a comparison. */
export class Typos {
  readonly #byLength: (SameLength | undefined)[] = [];
  /** By word and limit, the lengths of words in ascending order. Words are only added, so near words stay near. */
  readonly #near = new LruCache<readonly NearOfLength[]>(bytesOf);

  add(word: string, number: number): void {
    const same = (this.#byLength[word.length] ??= {
      letters: new Int32Array(16),
      words: [],
      numbers: [],
    });
    const at = same.words.length;
    if (at === same.letters.length) same.letters = withCapacity(same.letters, at * 2);
    same.letters[at] = lettersOf(word);
    same.words.push(word);
    same.numbers.push(number);
  }

  /** Bytes of the cache, which saves comparing old words again. */
  get keptBytes(): number {
    return this.#near.bytes;
  }

  /** Calls `visit` with the number of every word at most `limit` edits away, and the number of edits. */
  near(
    queryWord: string,
    visit: (number: number, edits: number) => void,
    limit = editsAllowed(queryWord.length),
  ): void {
    if (limit === 0) return;
    const key = `${limit} ${queryWord}`;
    const known = this.#near.get(key);
    const near = known ?? Array.from({ length: 2 * limit + 1 }, () => ({ compared: 0, found: [] }));
    const isMore = near
      .map((one, at) => this.#compareNew(queryWord, one, queryWord.length - limit + at, limit))
      .includes(true);
    if (isMore || known === undefined) this.#near.set(key, near, nearWordsLimit);
    for (const { found } of near) for (const { number, edits } of found) visit(number, edits);
  }

  /** Compares a word with the words of one length that were added since. @returns whether one of them is near */
  #compareNew(queryWord: string, near: NearOfLength, length: number, limit: number): boolean {
    const same = this.#byLength[length];
    if (same === undefined) return false;
    const { letters, words, numbers } = same;
    const before = near.found.length;
    const asked = lettersOf(queryWord);
    for (let at = near.compared; at < words.length; at += 1) {
      if (countOnes((letters[at] ?? 0) ^ asked) > 2 * limit) continue;
      const edits = editsBetween(queryWord, words[at] ?? '', limit);
      if (edits <= limit) near.found.push({ number: numbers[at] ?? 0, edits });
    }
    near.compared = words.length;
    return near.found.length > before;
  }
}
