import { stem } from '../../text/analysis.ts';
import { allFields, compoundFields } from '../../filters/fields.ts';
import { Sounds } from '../../text/phonetics.ts';
import { probes, wordFacts } from '../../index/marks.ts';
import { Reads } from '../../index/reads.ts';
import { Postings } from './postings.ts';
import type { Bits } from '../../index/bits.ts';
import type { DocIds } from '../../index/doc-ids.ts';
import { isPlainer, markNew, markNewInNames, typedForms } from './new-words.ts';
import { SortedWords } from './sorted-words.ts';
import { Typos } from '../../text/typos.ts';

function reversed(word: string): string {
  return [...word].reverse().join('');
}

/** The words of all texts by number, and the ways in which a word can be looked up. */
export class WordTable {
  readonly #docIds: Pick<DocIds, 'alive'>;
  #reads: Reads;
  readonly #numbers = new Map<string, number>();
  /** By word: as it is compared, as people write it, all fields it ever stood in, where it stands. */
  readonly #words: string[] = [];
  readonly #written: string[] = [];
  readonly #masks: number[] = [];
  postings: Postings[] = [];
  readonly #byStem = new Map<string, number | number[]>();
  readonly #prefixes = new SortedWords();
  /** Ends of words and of their stems, backwards; only of words in whose fields compounds count. */
  readonly #suffixes = new SortedWords();
  readonly #stemSuffixes = new SortedWords();
  /** All words, and those alone in whose fields compounds count. */
  readonly #typos = new Typos();
  readonly #nameTypos = new Typos();
  readonly #nameSounds = new Sounds();

  /** @param reads told of what is looked up, and of what comes */
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

  /** Bytes of what is kept of words that are spelled alike. */
  get keptBytes(): number {
    return this.#typos.keptBytes + this.#nameTypos.keptBytes;
  }

  /** Number of words, those of doc ids that no longer count included. */
  get size(): number {
    return this.#words.length;
  }

  /** A word by number, as it is compared. */
  word(number: number): string {
    return this.#words[number] ?? '';
  }

  /** A word by number, as people write it. */
  written(number: number): string {
    this.#reads.recordSpellings();
    return this.#written[number] ?? '';
  }

  find(word: string): number | undefined {
    const number = this.#numbers.get(word);
    if (number === undefined) this.#reads.recordProbe(probes.word, word);
    return number;
  }

  /** Takes in a word that is new. @param written as some text has it; of several forms the plainest is shown */
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

  /** Notes that the word stands in a doc id, in these fields. */
  post(word: number, docId: number, mask: number): void {
    // Before it is there: whether others hold the word, too.
    if (this.#reads.isMarking) this.mark(word, (mask & compoundFields) !== 0);
    this.postings[word]?.push(docId, mask);
    this.#note(word, mask);
  }

  /**
   * Marks what changes with a doc id that holds the word and comes or is gone. It is not among those that count.
   * @param isInName whether the word stands in a field in which compounds count
   */
  mark(word: number, isInName: boolean): void {
    this.#reads.markWord(word, wordFacts.ads);
    if (!this.#isHeld(word, allFields)) this.#reads.markWord(word, wordFacts.stands);
    if (!isInName) return;
    this.#reads.markWord(word, wordFacts.adsWithName);
    if (!this.#isHeld(word, compoundFields)) this.#reads.markWord(word, wordFacts.standsInNames);
  }

  /**
   * Calls back with every doc id in which the word stands.
   * @param countedFields those whose bits of the mask the caller looks at
   */
  forEachDocId(
    word: number,
    visit: (docId: number, mask: number) => void,
    countedFields = allFields,
  ): void {
    this.recordDocIds(word, countedFields);
    this.postings[word]?.forEach(visit);
  }

  /** Records that it was looked up in which doc ids the word stands, in these fields. */
  recordDocIds(word: number, countedFields: number): void {
    const isOfNames = (countedFields & ~compoundFields) === 0;
    this.#reads.recordWord(word, isOfNames ? wordFacts.adsWithName : wordFacts.ads);
  }

  /** In which fields of a doc id the word stands. @param docId one that came since the doc ids were numbered */
  maskOf(word: number, docId: number): number {
    return this.postings[word]?.maskOf(docId) ?? 0;
  }

  /** Marks the words of doc ids that no longer count. */
  markWordsOf(gone: Bits): void {
    this.postings.forEach((postings, word) => {
      if (postings.some(gone, allFields)) this.mark(word, true);
    });
  }

  /** How many doc ids that count hold the word. */
  living(word: number): number {
    this.#reads.recordWord(word, wordFacts.ads);
    return this.postings[word]?.living(this.#docIds.alive) ?? 0;
  }

  /** Whether a doc id that counts holds the word. */
  stands(word: number): boolean {
    this.#reads.recordWord(word, wordFacts.stands);
    return this.#isHeld(word, allFields);
  }

  /** Whether a doc id that counts holds the word in one of the fields in which compounds count. */
  standsInNames(word: number): boolean {
    this.#reads.recordWord(word, wordFacts.standsInNames);
    return this.#isHeld(word, compoundFields);
  }

  /** Whether some text holds the word, in whatever inflection. */
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

  /** Words of names that end so. */
  endingWith(end: string): number[] {
    this.#reads.recordProbe(probes.end, end);
    return this.#suffixes.startingWith(reversed(end));
  }

  /** Words of names whose stems end so. */
  stemEndingWith(end: string): number[] {
    this.#reads.recordProbe(probes.endOfStem, end);
    return this.#stemSuffixes.startingWith(reversed(end));
  }

  /** An empty table for the same doc ids; it says nothing of what comes before `follow`. */
  emptyCopy(): WordTable {
    return new WordTable(this.#docIds, new Reads(false));
  }

  /** Takes in a word of another table, or what has come to it since. @returns its number */
  take(from: WordTable, word: number, postings: Postings): number {
    const number = this.numberOf(from.word(word), from.written(word));
    this.postings[number] = postings;
    this.#note(number, from.#masks[word] ?? 0);
    return number;
  }

  /** Says from now on what is looked up and what comes, as the other table did. */
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

  /** The end of a word can be matched from the first field on in which compounds count. */
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
