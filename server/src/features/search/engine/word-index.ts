import { fold, stem, tokensOf, writtenForm } from './analysis.ts';
import { allFields, compoundFields, quality, scoresByMask, type Field, fields } from './fields.ts';
import { grown } from './growing.ts';
import { Sounds } from './phonetics.ts';
import { Postings } from './postings.ts';
import type { Slots } from './slots.ts';
import { SortedWords } from './sorted-words.ts';
import { Typos } from './typos.ts';

const fieldNames = Object.keys(fields) as Field[];

const remembered = { spellings: 100_000, texts: 20_000 };

/** Shortest end of a compound that is met; a beginning is a prefix, and may be shorter. */
const minPart = 4;

/** Letters that may be missing from a word that is almost there, and how many it must have. */
const almost = { missing: 2, length: 5 };

/** Last parts whose compounds are looked up for a beginning; a short beginning has too many. */
const mostParts = 40;

const scores = {
  exact: scoresByMask(quality.exact, allFields),
  almost: scoresByMask(quality.almost, allFields),
  inflected: scoresByMask(quality.inflected, allFields),
  prefix: scoresByMask(quality.prefix, allFields),
  loosely: scoresByMask(quality.loosely, allFields),
  tail: scoresByMask(quality.tail, compoundFields),
  looseTail: scoresByMask(quality.looseTail, compoundFields),
  stemTail: scoresByMask(quality.stemTail, compoundFields),
  inside: scoresByMask(quality.inside, compoundFields),
  near: scoresByMask(quality.near, allFields),
  far: scoresByMask(quality.far, allFields),
};

/** A word of the index that answers a word of the query. */
export interface Meeting {
  readonly word: number;
  /** By the mask of fields in which the word stands; 0 where this way does not count. */
  readonly scores: Uint8Array;
}

/** 'Bau' and 'Bauer', 'Müll' and 'Müller': one stem, but the one is no form of the other. In longer words it is. */
function isMaker(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length < minPart + 1 && longer === `${shorter}er`;
}

/**
 * A word as it is compared, and as people type it who have not come to its end or mistype it: 'kauffr' is no beginning of
 * the folded 'kaufmann', nor is 'kauffrua' near it.
 */
function typedForms(word: string): string[] {
  return word.endsWith('mann') ? [word, `${word.slice(0, -4)}frau`] : [word];
}

/** Of the forms that are one word, the shortest is shown: 'Koch' for 'Köchin'; of equal ones always the same. */
function isPlainer(form: string, other: string): boolean {
  return form.length < other.length || (form.length === other.length && form > other);
}

function capitalised(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase('de') + word.slice(1);
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}

/** Which slots hold which words, and in which fields. Slots are only added; the owner knows which still count. */
export class WordIndex {
  readonly #slots: Pick<Slots, 'alive'>;
  readonly #numbers = new Map<string, number>();
  /** By word: as it is compared, as people write it, all fields it ever stood in, where it stands. */
  readonly #words: string[] = [];
  readonly #written: string[] = [];
  readonly #masks: number[] = [];
  readonly #postings: Postings[] = [];
  readonly #byStem = new Map<string, number | number[]>();
  readonly #prefixes = new SortedWords();
  /** Ends of words and of their stems, backwards; only of words in whose fields compounds count. */
  readonly #suffixes = new SortedWords();
  readonly #stemSuffixes = new SortedWords();
  readonly #typos = new Typos();
  readonly #nameTypos = new Typos();
  readonly #nameSounds = new Sounds();
  /** Of the slot that is being added: its words, and the mask of their fields by word. */
  readonly #slotWords: number[] = [];
  #slotMasks = new Uint8Array(1024);
  /** Words by the way they are spelled, and of whole texts that repeat: names, towns, companies. Only to save time. */
  #spelled = new Map<string, number>();
  #texts = new Map<string, readonly number[]>();

  constructor(slots: Pick<Slots, 'alive'>) {
    this.#slots = slots;
  }

  /** Number of words, those of slots that no longer count included. */
  get size(): number {
    return this.#words.length;
  }

  add(slot: number, texts: Readonly<Partial<Record<Field, string>>>): void {
    for (const field of fieldNames) {
      const text = texts[field];
      if (!text) continue;
      const words = field === 'description' ? this.#read(text) : this.#wordsOf(text);
      for (const word of words) this.#note(word, fields[field]);
    }
    for (const word of this.#slotWords) {
      const mask = this.#slotMasks[word] ?? 0;
      this.#postings[word]?.push(slot, mask);
      this.#stand(word, mask);
      this.#slotMasks[word] = 0;
    }
    this.#slotWords.length = 0;
  }

  /** Whether some text holds the word, in whatever inflection. */
  knows(word: string): boolean {
    const exact = this.#numbers.get(word);
    if (exact !== undefined && this.#stands(exact, allFields)) return true;
    return this.#sameStem(stem(word)).some((other) => this.#stands(other, allFields));
  }

  /**
   * How a word of the query meets the index: exactly, inflected, as a beginning, as the end of a
   * compound, as the beginning of its end. Each word of the index comes once.
   * @param whole no beginnings and ends
   */
  meetings(queryWord: string, whole: boolean): Meeting[] {
    const met = new Set<number>();
    const meetings: Meeting[] = [];
    // The ways that count in fewer fields come last, so a later one has nothing to add.
    const meet = (way: Uint8Array) => (word: number) => {
      if (met.has(word)) return;
      met.add(word);
      meetings.push({ word, scores: way });
    };
    const exact = this.#numbers.get(queryWord);
    if (exact !== undefined) meet(scores.exact)(exact);
    const beginnings: number[] = [];
    if (!whole) this.#prefixes.startingWith(queryWord, (word) => beginnings.push(word));
    const isAlmost = (word: number) =>
      queryWord.length >= almost.length &&
      (this.#words[word]?.length ?? 0) <= queryWord.length + almost.missing;
    beginnings.filter(isAlmost).forEach(meet(scores.almost));
    const forms = this.#sameStem(stem(queryWord)).filter((word) => this.#isForm(queryWord, word));
    // 'industriem' is no form of 'Industrie' if it is the beginning of 'Industriemechaniker'.
    const isUnfinished =
      (exact === undefined || !this.#stands(exact, allFields)) &&
      beginnings.some((word) => this.#stands(word, allFields));
    if (!isUnfinished) forms.forEach(meet(scores.inflected));
    beginnings.forEach(meet(scores.prefix));
    forms.forEach(meet(scores.loosely));
    if (!whole && queryWord.length >= minPart) this.#meetCompounds(queryWord, beginnings, meet);
    return meetings;
  }

  /**
   * What a mistyped word meets: words a few edits away; and words of names and titles that may be meant, because they are
   * as near or sound alike, to be searched for in its place.
   */
  mistyped(queryWord: string): { meetings: Meeting[]; meant: { word: string; edits: number }[] } {
    const meetings: Meeting[] = [];
    const meant: { word: string; edits: number }[] = [];
    this.#typos.near(queryWord, (word, edits) => {
      meetings.push({ word, scores: edits === 1 ? scores.near : scores.far });
      if (this.#standsInNames(word)) meant.push({ word: this.#words[word] ?? '', edits });
    });
    for (const word of this.#nameSounds.like(queryWord))
      if (this.#standsInNames(word)) meant.push({ word: this.#words[word] ?? '', edits: 2 });
    return { meetings, meant };
  }

  /** Words of names and titles at most so many edits away, as people write them, with the number of their slots. */
  nearbyNames(queryWord: string, limit: number): { name: string; edits: number; slots: number }[] {
    const names: { name: string; edits: number; slots: number }[] = [];
    this.#nameTypos.near(
      queryWord,
      (word, edits) => {
        if (!this.#standsInNames(word)) return;
        const slots = this.#postings[word]?.living(this.#slots.alive) ?? 0;
        names.push({ name: capitalised(this.#written[word] ?? ''), edits, slots });
      },
      limit,
    );
    return names;
  }

  /** Calls back with every slot in which the word stands. */
  forEachSlot(word: number, visit: (slot: number, mask: number) => void): void {
    this.#postings[word]?.forEach(visit);
  }

  /** The same index with every slot moved to its new number (-1 drops it); words that stand nowhere any more are dropped. */
  renumbered(newSlots: Int32Array): WordIndex {
    for (const postings of this.#postings) postings.renumber(newSlots);
    const empty = this.#postings.reduce((sum, { length }) => sum + (length === 0 ? 1 : 0), 0);
    // Taking in the words again costs more than a few empty ones.
    if (empty * 4 < this.size) return this;
    const smaller = new WordIndex(this.#slots);
    this.#postings.forEach((postings, word) => {
      if (postings.length === 0) return;
      const number = smaller.#numberOf(this.#words[word] ?? '', this.#written[word] ?? '');
      smaller.#postings[number] = postings;
      smaller.#stand(number, this.#masks[word] ?? 0);
    });
    return smaller;
  }

  #meetCompounds(
    queryWord: string,
    beginnings: readonly number[],
    meet: (way: Uint8Array) => (word: number) => void,
  ): void {
    const tails: number[] = [];
    this.#suffixes.startingWith(reversed(queryWord), (word) => tails.push(word));
    const isCompound = (word: number) =>
      this.#knowsPart((this.#words[word] ?? '').slice(0, -queryWord.length));
    tails.filter(isCompound).forEach(meet(scores.tail));
    tails.forEach(meet(scores.looseTail));
    const ends: number[] = [];
    const queryStem = stem(queryWord);
    if (queryStem.length >= minPart)
      this.#stemSuffixes.startingWith(reversed(queryStem), (word) => ends.push(word));
    ends.filter((word) => this.#isForm(queryWord, word)).forEach(meet(scores.stemTail));
    for (const part of this.#lastParts(beginnings))
      this.#suffixes.startingWith(reversed(part), meet(scores.inside));
  }

  /** Whether what stands before the end of a compound is a word, a linking letter or two aside. */
  #knowsPart(part: string): boolean {
    return [part, part.replace(/(?:e?s|e?n)$/, '')].some(
      (word) => word.length >= minPart - 1 && this.knows(word),
    );
  }

  #isForm(queryWord: string, word: number): boolean {
    return !isMaker(queryWord, this.#words[word] ?? '');
  }

  /** Words of names that a compound may end in, the shortest first. */
  #lastParts(words: readonly number[]): string[] {
    return words
      .filter((word) => this.#standsInNames(word))
      .map((word) => this.#words[word] ?? '')
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, mostParts);
  }

  #sameStem(wordStem: string): number[] {
    const same = this.#byStem.get(wordStem) ?? [];
    return typeof same === 'number' ? [same] : same;
  }

  /** Whether a slot that counts holds the word in one of the fields. */
  #stands(word: number, inFields: number): boolean {
    return (
      ((this.#masks[word] ?? 0) & inFields) !== 0 &&
      this.#postings[word]?.some(this.#slots.alive, inFields) === true
    );
  }

  #standsInNames(word: number): boolean {
    return this.#stands(word, compoundFields);
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
      const number = this.#numberOf(fold(own), written);
      if (isPlainer(written, this.#written[number] ?? '')) this.#written[number] = written;
      if (this.#spelled.size >= remembered.spellings) this.#spelled = new Map();
      this.#spelled.set(own, number);
      return number;
    });
  }

  #numberOf(word: string, written: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.length;
    this.#words.push(word);
    this.#written.push(written);
    this.#masks.push(0);
    this.#postings.push(new Postings());
    this.#numbers.set(word, number);
    for (const form of typedForms(word)) this.#prefixes.add(form, number);
    for (const form of typedForms(word)) this.#typos.add(form, number);
    this.#addStem(stem(word), number);
    return number;
  }

  #addStem(wordStem: string, number: number): void {
    const same = this.#byStem.get(wordStem);
    if (same === undefined) this.#byStem.set(wordStem, number);
    else if (typeof same === 'number') this.#byStem.set(wordStem, [same, number]);
    else same.push(number);
  }

  /** Notes the fields a word stands in; its end can be met from the first on in which compounds count. */
  #stand(word: number, mask: number): void {
    const before = this.#masks[word] ?? 0;
    this.#masks[word] = before | mask;
    if ((before & compoundFields) !== 0 || (mask & compoundFields) === 0) return;
    const text = this.#words[word] ?? '';
    for (const form of typedForms(text)) this.#nameTypos.add(form, word);
    this.#nameSounds.add(text, word);
    this.#suffixes.add(reversed(text), word);
    this.#stemSuffixes.add(reversed(stem(text)), word);
  }
}
