import type { Steps } from '../../index/numbering/steps.ts';
import { withCapacity } from '../../collections/number-arrays.ts';
import { Postings } from './postings.ts';
import type { WordTable } from './word-table.ts';
import { WordsOfDocIds } from './words-of-doc-ids.ts';

/** The new numbers of doc ids. */
export interface Numbering {
  /** The new doc id of an old one; -1 drops it. */
  readonly of: (docId: number) => number;
  /** The old doc id of each new one. */
  readonly before: Uint32Array;
}

/** Work of one step: moved postings, words copied to a new table, and ads whose words are copied. */
const stepSizes = { postings: 50_000, words: 100, ads: 500 };
/** Cost of moving a word's postings in addition to the postings themselves, in postings. */
const postingsOfAWord = 8;

/** The postings of all words under new doc ids, built while searches still read the old ones. */
export class MovedWords {
  /** The words of each new doc id; undefined if changes are not followed. */
  readonly wordsOfDocIds: WordsOfDocIds | undefined;
  readonly #before: WordTable;
  readonly #wordsBefore: WordsOfDocIds | undefined;
  readonly #numbering: Numbering;
  readonly #postings: Postings[] = [];
  /** Number of moved postings of each word. */
  #moved: Uint32Array;
  /** A table without the words that no ad contains any more, if there are many of them. */
  #smaller: WordTable | undefined;
  /** Word numbers in the smaller table by word numbers in the old one. */
  readonly #newWords: number[] = [];

  constructor(before: WordTable, words: WordsOfDocIds | undefined, numbering: Numbering) {
    this.#before = before;
    this.#wordsBefore = words;
    this.#numbering = numbering;
    this.#moved = new Uint32Array(before.size);
    this.wordsOfDocIds = words && new WordsOfDocIds();
  }

  /** Moves the words of all doc ids that existed when the renumbering began. */
  *moveAll(): Steps {
    yield* this.#movePostings();
    const empty = this.#postings.reduce((sum, { length }) => sum + (length === 0 ? 1 : 0), 0);
    // Copying the words again costs more than keeping a few empty ones.
    if (empty * 4 >= this.#postings.length) yield* this.#leaveOutEmpty();
    yield* this.#copyWords();
  }

  /** Moves the words of a doc id that was added later; must be called in the order of the doc ids. */
  add(docId: number): void {
    if (this.#wordsBefore === undefined) return;
    this.#wordsBefore.forEach(docId, (word) => this.#addWord(word));
    this.#copy(this.#wordsBefore, docId);
  }

  /** Replaces the old postings by the new ones. @returns the table that contains them */
  exchange(): WordTable {
    if (this.#smaller !== undefined) {
      this.#smaller.follow(this.#before);
      return this.#smaller;
    }
    while (this.#postings.length < this.#before.size) this.#postings.push(new Postings());
    this.#before.postings = this.#postings;
    return this.#before;
  }

  *#movePostings(): Steps {
    let work = 0;
    for (let word = 0; word < this.#before.size; word += 1) {
      work += postingsOfAWord + this.#move(word);
      if (work < stepSizes.postings) continue;
      work = 0;
      yield;
    }
  }

  /** @returns number of moved postings */
  #move(word: number): number {
    while (this.#postings.length <= word) this.#postings.push(new Postings());
    if (word >= this.#moved.length)
      this.#moved = withCapacity(this.#moved, word + (word >> 2) + 64);
    const from = this.#before.postings[word];
    const first = this.#moved[word] ?? 0;
    if (from === undefined || from.length === first) return 0;
    this.#postings[word]?.take(from, first, this.#numbering.of);
    this.#moved[word] = from.length;
    return from.length - first;
  }

  *#leaveOutEmpty(): Steps {
    const smaller = this.#before.emptyCopy();
    for (let word = 0; word < this.#postings.length; word += 1) {
      if (this.#postings[word]?.length !== 0) this.#takeIn(word, smaller);
      if (word % stepSizes.words === stepSizes.words - 1) yield;
    }
    this.#smaller = smaller;
  }

  #takeIn(word: number, smaller: WordTable): void {
    this.#newWords[word] = smaller.take(this.#before, word, this.#postings[word] ?? new Postings());
  }

  *#copyWords(): Steps {
    const [{ before }, words] = [this.#numbering, this.#wordsBefore];
    if (words === undefined) return;
    this.wordsOfDocIds?.reserveFor(words);
    for (let at = 0; at < before.length; at += 1) {
      this.#copy(words, before[at] ?? 0);
      if (at % stepSizes.ads === stepSizes.ads - 1) yield;
    }
  }

  #copy(words: WordsOfDocIds, docId: number): void {
    const newWord = this.#smaller && ((word: number) => this.#newWords[word] ?? 0);
    this.wordsOfDocIds?.copy(words, docId, newWord);
  }

  #addWord(word: number): void {
    this.#move(word);
    if (this.#smaller !== undefined) this.#takeIn(word, this.#smaller);
  }
}
