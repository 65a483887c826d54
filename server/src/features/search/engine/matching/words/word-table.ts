import { stem } from '../../text/analysis.ts';
import { allFields, compoundFields } from '../../filters/fields.ts';
import { Sounds } from '../../text/phonetics.ts';
import { probes, wordFacts } from '../../index/marks.ts';
import { Reads } from '../../index/reads.ts';
import { Postings } from './postings.ts';
import type { Bits } from '../../collections/bits.ts';
import type { DocIds } from '../../index/doc-ids.ts';
import { isPlainer, markNew, markNewInNames, typedForms } from './new-words.ts';
import { SortedWords } from './sorted-words.ts';
import { Typos } from '../../text/typos.ts';

function reversed(word: string): string {
  return [...word].reverse().join('');
}

/** The words of all texts by number, with all kinds of lookups of a word. */
export class WordTable {
  readonly #docIds: Pick<DocIds, 'alive'>;
  #reads: Reads;
  readonly #numbers = new Map<string, number>();
  /** By word: its folded form, its displayed form, all fields that ever contained it, its postings. */
  readonly #words: string[] = [];
  readonly #written: string[] = [];
  readonly #masks: number[] = [];
  postings: Postings[] = [];
  readonly #byStem = new Map<string, number | number[]>();
  readonly #prefixes = new SortedWords();
  /** Reversed words and reversed stems; only of words in fields in which compounds count. */
  readonly #suffixes = new SortedWords();
  readonly #stemSuffixes = new SortedWords();
  /** All words, and only the words in fields in which compounds count. */
  readonly #typos = new Typos();
  readonly #nameTypos = new Typos();
  readonly #nameSounds = new Sounds();

  /** @param reads records lookups and new words */
  constructor(docIds: Pick<DocIds, 'alive'>, reads: Reads) {
    this.#docIds = docIds;
    this.#reads = reads;
  }

  get typos(): Typos {
    this.#reads.recordSpellings();
    return this.#typos;
  }

  get nameTypos(): Typos {
    this.#reads.recordSpellings();
    return this.#nameTypos;
  }

  get nameSounds(): Sounds {
    this.#reads.recordSpellings();
    return this.#nameSounds;
  }

  /** Bytes of the caches of words with similar spelling. */
  get keptBytes(): number {
    return this.#typos.keptBytes + this.#nameTypos.keptBytes;
  }

  /** Number of words, including words of deleted doc ids. */
  get size(): number {
    return this.#words.length;
  }

  /** The folded form of a word. */
  word(number: number): string {
    return this.#words[number] ?? '';
  }

  /** The displayed form of a word. */
  written(number: number): string {
    this.#reads.recordSpellings();
    return this.#written[number] ?? '';
  }

  find(word: string): number | undefined {
    const number = this.#numbers.get(word);
    if (number === undefined) this.#reads.recordProbe(probes.word, word);
    return number;
  }

  /** Adds a word if it is new. @param written a form in some text; the plainest of several forms is displayed */
  numberOf(word: string, written: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) {
      if (!isPlainer(written, this.written(known))) return known;
      this.#written[known] = written;
      this.#reads.markSpellings();
      return known;
    }
    const number = this.#words.length;
    this.#words.push(word);
    this.#written.push(written);
    this.#masks.push(0);
    this.postings.push(new Postings());
    this.#numbers.set(word, number);
    for (const form of typedForms(word)) this.#prefixes.add(form, number);
    for (const form of typedForms(word)) this.#typos.add(form, number);
    this.#addStem(stem(word), number);
    markNew(this.#reads, word);
    return number;
  }

  /** Records that a doc id contains the word in these fields. */
  post(word: number, docId: number, mask: number): void {
    // Before the posting is added, to check whether other doc ids contain the word, too.
    if (this.#reads.isMarking) this.mark(word, (mask & compoundFields) !== 0);
    this.postings[word]?.push(docId, mask);
    this.#note(word, mask);
  }

  /**
   * Marks the facts that change when a doc id with the word is added or deleted. The doc id itself must not exist at the time.
   * @param isInName whether the word is in a field in which compounds count
   */
  mark(word: number, isInName: boolean): void {
    this.#reads.markWord(word, wordFacts.ads);
    if (!this.#isHeld(word, allFields)) this.#reads.markWord(word, wordFacts.stands);
    if (!isInName) return;
    this.#reads.markWord(word, wordFacts.adsWithName);
    if (!this.#isHeld(word, compoundFields)) this.#reads.markWord(word, wordFacts.standsInNames);
  }

  /**
   * Calls `visit` with every doc id that contains the word.
   * @param countedFields the bits of the mask that the caller reads
   */
  forEachDocId(
    word: number,
    visit: (docId: number, mask: number) => void,
    countedFields = allFields,
  ): void {
    this.recordDocIds(word, countedFields);
    this.postings[word]?.forEach(visit);
  }

  /** Records a read of the doc ids that contain the word in these fields. */
  recordDocIds(word: number, countedFields: number): void {
    const isOfNames = (countedFields & ~compoundFields) === 0;
    this.#reads.recordWord(word, isOfNames ? wordFacts.adsWithName : wordFacts.ads);
  }

  /** Fields of a doc id that contain the word. @param docId added since the doc ids were numbered */
  maskOf(word: number, docId: number): number {
    return this.postings[word]?.maskOf(docId) ?? 0;
  }

  /** Marks the words of deleted doc ids. */
  markWordsOf(gone: Bits): void {
    this.postings.forEach((postings, word) => {
      if (postings.some(gone, allFields)) this.mark(word, true);
    });
  }

  /** Number of existing doc ids that contain the word. */
  living(word: number): number {
    this.#reads.recordWord(word, wordFacts.ads);
    return this.postings[word]?.living(this.#docIds.alive) ?? 0;
  }

  /** Whether an existing doc id contains the word. */
  stands(word: number): boolean {
    this.#reads.recordWord(word, wordFacts.stands);
    return this.#isHeld(word, allFields);
  }

  /** Whether an existing doc id contains the word in a field in which compounds count. */
  standsInNames(word: number): boolean {
    this.#reads.recordWord(word, wordFacts.standsInNames);
    return this.#isHeld(word, compoundFields);
  }

  /** Whether some text contains the word, in any inflection. */
  knows(word: string): boolean {
    const exact = this.find(word);
    if (exact !== undefined && this.stands(exact)) return true;
    return this.sameStem(stem(word)).some((other) => this.stands(other));
  }

  sameStem(wordStem: string): number[] {
    this.#reads.recordProbe(probes.stem, wordStem);
    const same = this.#byStem.get(wordStem) ?? [];
    return typeof same === 'number' ? [same] : same;
  }

  startingWith(beginning: string): number[] {
    this.#reads.recordProbe(probes.beginning, beginning);
    return this.#prefixes.startingWith(beginning);
  }

  /** Words of names with this ending. */
  endingWith(end: string): number[] {
    this.#reads.recordProbe(probes.end, end);
    return this.#suffixes.startingWith(reversed(end));
  }

  /** Words of names whose stem has this ending. */
  stemEndingWith(end: string): number[] {
    this.#reads.recordProbe(probes.endOfStem, end);
    return this.#stemSuffixes.startingWith(reversed(end));
  }

  /** An empty table for the same doc ids; it records nothing before `follow`. */
  emptyCopy(): WordTable {
    return new WordTable(this.#docIds, new Reads(false));
  }

  /** Copies a word of another table, or updates its copy. @returns its number in this table */
  take(from: WordTable, word: number, postings: Postings): number {
    const number = this.numberOf(from.word(word), from.written(word));
    this.postings[number] = postings;
    this.#note(number, from.#masks[word] ?? 0);
    return number;
  }

  /** Records lookups and new words from now on, as the other table did. */
  follow(other: WordTable): void {
    this.#reads = other.#reads;
  }

  #isHeld(word: number, inFields: number): boolean {
    return (
      ((this.#masks[word] ?? 0) & inFields) !== 0 &&
      this.postings[word]?.some(this.#docIds.alive, inFields) === true
    );
  }

  #addStem(wordStem: string, number: number): void {
    const same = this.#byStem.get(wordStem);
    if (same === undefined) this.#byStem.set(wordStem, number);
    else if (typeof same === 'number') this.#byStem.set(wordStem, [same, number]);
    else same.push(number);
  }

  /** The end of a word can match as soon as one of its fields counts compounds. */
  #note(word: number, mask: number): void {
    const before = this.#masks[word] ?? 0;
    this.#masks[word] = before | mask;
    if ((before & compoundFields) !== 0 || (mask & compoundFields) === 0) return;
    const text = this.word(word);
    for (const form of typedForms(text)) this.#nameTypos.add(form, word);
    this.#nameSounds.add(text, word);
    this.#suffixes.add(reversed(text), word);
    this.#stemSuffixes.add(reversed(stem(text)), word);
    markNewInNames(this.#reads, text);
  }
}
