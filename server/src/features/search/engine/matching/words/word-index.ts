import { fold, tokensOf, writtenForm } from '../../text/analysis.ts';
import { compoundFields, fields, type Field } from '../../filters/fields.ts';
import { withCapacity } from '../../collections/number-arrays.ts';
import type { DocIds } from '../../index/doc-ids.ts';
import { finish } from '../../index/numbering/steps.ts';
import type { Reads } from '../../index/reads.ts';
import { MovedWords, type Numbering } from './moved-words.ts';
import { WordTable } from './word-table.ts';
import { WordsOfDocIds } from './words-of-doc-ids.ts';

const fieldNames = Object.keys(fields) as Field[];

const remembered = { spellings: 100_000, texts: 20_000 };

/** Reads the texts of doc ids into a table of words. Doc ids are only added; the owner knows which of them still exist. */
export class WordIndex {
  table: WordTable;
  /** Words of the doc id that is being added, and the mask of their fields by word. */
  readonly #docIdWords: number[] = [];
  #docIdMasks = new Uint8Array(1024);
  /** Caches: words by their spelling, and words of repeated whole texts (names, towns, companies). */
  #spelled = new Map<string, number>();
  #texts = new Map<string, readonly number[]>();

  /** Undefined if changes are not followed. */
  #wordsOfDocIds: WordsOfDocIds | undefined;

  constructor(docIds: Pick<DocIds, 'alive'>, reads: Reads) {
    if (reads.isFollowing) this.#wordsOfDocIds = new WordsOfDocIds();
    this.table = new WordTable(docIds, reads);
  }

  add(docId: number, texts: Readonly<Partial<Record<Field, string>>>): void {
    for (const field of fieldNames) {
      const text = texts[field];
      if (!text) continue;
      const words = field === 'description' ? this.#read(text) : this.#wordsOf(text);
      for (const word of words) this.#note(word, fields[field]);
    }
    this.#addWordsOf(docId);
    for (const word of this.#docIdWords) {
      this.table.post(word, docId, this.#docIdMasks[word] ?? 0);
      this.#docIdMasks[word] = 0;
    }
    this.#docIdWords.length = 0;
  }

  /** Marks the words of a deleted doc id. */
  markGone(docId: number): void {
    this.#wordsOfDocIds?.forEach(docId, (word, isInName) => this.table.mark(word, isInName));
  }

  /** The words under new doc ids; the result must be moved and exchanged. */
  movedTo(numbering: Numbering): MovedWords {
    return new MovedWords(this.table, this.#wordsOfDocIds, numbering);
  }

  /** Moves every doc id to its new number at once; -1 drops it. For documents without recorded changes. */
  renumber(newDocId: Numbering['of']): void {
    const moved = this.movedTo({ of: newDocId, before: new Uint32Array(0) });
    finish(moved.moveAll());
    this.exchange(moved);
  }

  /** Replaces the words by the moved ones. */
  exchange(moved: MovedWords): void {
    const before = this.table;
    this.table = moved.exchange();
    this.#wordsOfDocIds = moved.wordsOfDocIds;
    if (this.table === before) return;
    this.#spelled = new Map();
    this.#texts = new Map();
  }

  #addWordsOf(docId: number): void {
    if (this.#wordsOfDocIds === undefined) return;
    const isInName = (word: number) => ((this.#docIdMasks[word] ?? 0) & compoundFields) !== 0;
    const inNames = this.#docIdWords.filter(isInName);
    const others = this.#docIdWords.filter((word) => !isInName(word));
    this.#wordsOfDocIds.add(docId, [...inNames, ...others], inNames.length);
  }

  #note(word: number, field: number): void {
    if (word >= this.#docIdMasks.length)
      this.#docIdMasks = withCapacity(this.#docIdMasks, this.#docIdMasks.length * 2);
    const mask = this.#docIdMasks[word] ?? 0;
    if (mask === 0) this.#docIdWords.push(word);
    this.#docIdMasks[word] = mask | field;
  }

  /** Words of a text that other ads have too. */
  #wordsOf(text: string): readonly number[] {
    const before = this.#texts.get(text);
    if (before !== undefined) return before;
    const words = this.#read(text);
    if (this.#texts.size >= remembered.texts) this.#texts = new Map();
    this.#texts.set(text, words);
    return words;
  }

  #read(text: string): number[] {
    const tokens = tokensOf(text);
    return tokens.tokens.map((token) => {
      const known = this.#spelled.get(token);
      if (known !== undefined) return known;
      // Copies: a slice would keep the whole text in memory.
      const own = Buffer.from(token).toString();
      const written = Buffer.from(writtenForm(token, tokens)).toString();
      const number = this.table.numberOf(fold(own), written);
      if (this.#spelled.size >= remembered.spellings) this.#spelled = new Map();
      this.#spelled.set(own, number);
      return number;
    });
  }
}
