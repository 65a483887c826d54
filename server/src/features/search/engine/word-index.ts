import { fold, tokensOf, writtenForm } from './analysis.ts';
import { fields, type Field } from './fields.ts';
import { grown } from './growing.ts';
import type { Slots } from './slots.ts';
import { WordTable } from './word-table.ts';

const fieldNames = Object.keys(fields) as Field[];

const remembered = { spellings: 100_000, texts: 20_000 };

/** Reads the texts of slots into a table of words. Slots are only added; the owner knows which still count. */
export class WordIndex {
  table: WordTable;
  /** Of the slot that is being added: its words, and the mask of their fields by word. */
  readonly #slotWords: number[] = [];
  #slotMasks = new Uint8Array(1024);
  /** Words by the way they are spelled, and of whole texts that repeat: names, towns, companies. Only to save time. */
  #spelled = new Map<string, number>();
  #texts = new Map<string, readonly number[]>();

  constructor(slots: Pick<Slots, 'alive'>) {
    this.table = new WordTable(slots);
  }

  add(slot: number, texts: Readonly<Partial<Record<Field, string>>>): void {
    for (const field of fieldNames) {
      const text = texts[field];
      if (!text) continue;
      const words = field === 'description' ? this.#read(text) : this.#wordsOf(text);
      for (const word of words) this.#note(word, fields[field]);
    }
    for (const word of this.#slotWords) {
      this.table.post(word, slot, this.#slotMasks[word] ?? 0);
      this.#slotMasks[word] = 0;
    }
    this.#slotWords.length = 0;
  }

  /** Moves every slot to its new number; -1 drops it. */
  renumber(newSlots: Int32Array): void {
    const before = this.table;
    this.table = before.renumbered(newSlots);
    if (this.table === before) return;
    this.#spelled = new Map();
    this.#texts = new Map();
  }

  #note(word: number, field: number): void {
    if (word >= this.#slotMasks.length)
      this.#slotMasks = grown(this.#slotMasks, this.#slotMasks.length * 2);
    const mask = this.#slotMasks[word] ?? 0;
    if (mask === 0) this.#slotWords.push(word);
    this.#slotMasks[word] = mask | field;
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
      // Copies: a piece cut out of a text would hold on to all of it.
      const own = Buffer.from(token).toString();
      const written = Buffer.from(writtenForm(token, tokens)).toString();
      const number = this.table.numberOf(fold(own), written);
      if (this.#spelled.size >= remembered.spellings) this.#spelled = new Map();
      this.#spelled.set(own, number);
      return number;
    });
  }
}
