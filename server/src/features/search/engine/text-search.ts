import { fold, tokensOf, writtenForm } from './analysis.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import { brafoMask } from './columns.ts';
import { interestScore, quality } from './fields.ts';
import type { Field } from './fields.ts';
import { emptyLayer, layerBytes, LayerBuilder, type Layer } from './layer.ts';
import { MeetingPoint, type WeightedLayer } from './meeting-point.ts';
import { Recent } from './recent.ts';
import type { Slots } from './slots.ts';
import {
  longestPhrase,
  type Reading,
  shortestWord,
  type Synonym,
  type Vocabulary,
} from './vocabulary.ts';
import { WordIndex, type Meeting } from './word-index.ts';

/** Memory for layers: so many bytes, and so many more for each slot. */
const layerMemory = { bytes: 40 << 20, bytesPerSlot: 112 };

/** Shortest beginning and end into which an unknown word is parted. */
const shortestPart = { head: 3, tail: 4 };

/** Above what prose alone is worth: the parts of a word must be met in names and titles. */
const nameScore = 10;

/** A word of the query, or several that are one thing together. */
interface Term {
  readonly words: readonly string[];
  /** The words as one. */
  readonly key: string;
}

/** A word that counts, as it is compared and as it was written. */
export interface QueryWord {
  readonly word: string;
  readonly written: string;
}

interface QueryText {
  readonly words: readonly QueryWord[];
  readonly terms: readonly Term[];
}

function writtenWords(
  text: string,
  counted: readonly string[],
  toWord: (token: string) => string,
): QueryWord[] {
  const tokens = tokensOf(text);
  const left = new Set(counted);
  return tokens.tokens.flatMap((token) => {
    const word = toWord(token);
    return left.delete(word) ? [{ word, written: writtenForm(token, tokens) }] : [];
  });
}

/** Texts whose words and terms are remembered. */
const textMemory = 10_000;

/**
 * The words of all ads, and how a query's words are met in them: first as they are, as other words that they stand for, or
 * written together or apart; then parted into two known words; and only then with a typo.
 */
export class TextSearch {
  readonly #slots: Slots;
  readonly #builder: LayerBuilder;
  readonly #meeting: MeetingPoint;
  readonly #layers = new Recent<Layer>(layerBytes);
  readonly #texts = new Recent<QueryText>(() => 1);
  readonly #nearestNames = new Recent<string | null>(() => 1);
  readonly #reading: Reading;
  #vocabulary: Vocabulary;
  #catalogue: ReadonlySet<string> = new Set();
  #words: WordIndex;

  /** @param reading how texts are read; of finished words that count unless said otherwise */
  constructor(slots: Slots, vocabulary: Vocabulary, reading: Reading = {}) {
    this.#slots = slots;
    this.#words = new WordIndex(slots);
    this.#reading = reading;
    this.#builder = new LayerBuilder(slots);
    this.#meeting = new MeetingPoint(slots);
    this.#vocabulary = vocabulary;
  }

  get words(): WordIndex {
    return this.#words;
  }

  /** @param words folded words of all names and synonyms of the catalogue, whether or not an ad has them */
  setCatalogue(words: ReadonlySet<string>): void {
    this.#catalogue = words;
    this.forget();
  }

  setVocabulary(vocabulary: Vocabulary): void {
    this.#vocabulary = vocabulary;
    this.forget();
  }

  add(slot: number, texts: Readonly<Partial<Record<Field, string>>>): void {
    this.#words.add(slot, texts);
  }

  renumber(newSlots: Int32Array): void {
    this.#words = this.#words.renumbered(newSlots);
    this.forget();
  }

  /** Drops what was worked out before a change. */
  forget(): void {
    this.#layers.clear();
    this.#texts.clear();
    this.#nearestNames.clear();
  }

  /** The words of a query that count, as they are compared and as they were written; further ones than the limit are ignored. */
  wordsOf(text: string): readonly QueryWord[] {
    return this.#read(text).words;
  }

  /** The ads that each term of a query meets; the last layer is empty where one meets none. Undefined without a word. */
  layersOf(text: string): WeightedLayer[] | undefined {
    if (text === '') return undefined;
    const { terms } = this.#read(text);
    if (terms.length === 0) return undefined;
    const layers: WeightedLayer[] = [];
    for (const term of terms) {
      const layer = this.#layerOf(term);
      layers.push({ layer, weight: term.words.length });
      // The other words cannot bring anything back, and a stranger may send many.
      if (layer.count === 0) break;
    }
    return layers;
  }

  /** The ads that a single word of a query meets. */
  layerOfWord(word: string): Layer {
    return this.#layerOf({ words: [word], key: word });
  }

  /** The name that is spelled most like a word, as people write it. */
  nearestName(word: string, limit: number): string | undefined {
    if (this.#isMeant(word)) return undefined;
    const known = this.#nearestNames.get(word);
    if (known !== undefined) return known ?? undefined;
    const names = this.#words
      .nearbyNames(word, limit)
      // Noise would find everything.
      .filter(({ name }) => this.#vocabulary.words(name).length > 0);
    const [nearest] = names.sort(
      (a, b) => a.edits - b.edits || b.slots - a.slots || (a.name < b.name ? -1 : 1),
    );
    this.#nearestNames.set(word, nearest?.name ?? null, textMemory);
    return nearest?.name;
  }

  #read(text: string): QueryText {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const counted = this.#vocabulary.words(text, this.#reading).slice(0, limits.wordsPerSearch);
    const toWord = (token: string) => this.#vocabulary.withoutFiller(fold(token));
    const read = { words: writtenWords(text, counted, toWord), terms: this.#joined(counted) };
    this.#texts.set(text, read, textMemory);
    return read;
  }

  /** Words that are one thing together ('was mit Tieren', 'Fach Informatiker') become one term. */
  #joined(words: readonly string[]): Term[] {
    const terms: Term[] = [];
    for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
      let length = Math.min(longestPhrase, words.length - at);
      while (length > 1 && !this.#isPhrase(words.slice(at, at + length))) length -= 1;
      const together = words.slice(at, at + length);
      terms.push({ words: together, key: together.join(' ') });
    }
    return terms;
  }

  #isPhrase(words: readonly string[]): boolean {
    return (
      this.#vocabulary.synonymOf(words) !== undefined ||
      this.#vocabulary.synonymOf([words.join('')]) !== undefined ||
      this.#words.knows(words.join(''))
    );
  }

  #layerOf({ words, key }: Term): Layer {
    return this.#remembered(key, () =>
      words.length > 1 ? this.#phraseLayer(words) : this.#wordLayer(words[0] ?? ''),
    );
  }

  #remembered(key: string, work: () => Layer): Layer {
    const known = this.#layers.get(key);
    if (known !== undefined) return known;
    const layer = work();
    this.#layers.set(key, layer, layerMemory.bytes + layerMemory.bytesPerSlot * this.#slots.used);
    return layer;
  }

  #phraseLayer(words: readonly string[]): Layer {
    const apart = this.#all(words.map((word) => this.layerOfWord(word)));
    const together = this.#knownLayer(words.join(''));
    const meanings = this.#meaningsOf(this.#vocabulary.synonymOf(words));
    return this.#union([apart, together], meanings, this.#vocabulary.synonymOf(words));
  }

  #wordLayer(word: string): Layer {
    const known = this.#knownLayer(word);
    if (known.count > 0) return known;
    const parted = this.#partedLayer(word);
    if (parted.count > 0) return parted;
    // A word that means something is no typo for something else, even if no ad holds it.
    return this.#isMeant(word) ? emptyLayer : this.#typoLayer(word);
  }

  #isMeant(word: string): boolean {
    return this.#catalogue.has(word) || this.#vocabulary.synonymOf([word]) !== undefined;
  }

  /** A word as it is, and what it stands for. */
  #knownLayer(word: string): Layer {
    const synonym = this.#vocabulary.synonymOf([word]);
    const plain = this.#plainLayer(word);
    if (synonym === undefined) return plain;
    return this.#union([plain], this.#meaningsOf(synonym), synonym);
  }

  /** A word as it is: exact, inflected, beginning, part of a compound. */
  #plainLayer(word: string): Layer {
    // 'KI' is no beginning of 'Kindergarten'; while someone types, every letter is a beginning.
    const whole = word.length < shortestWord && !this.#reading.unfinished;
    return this.#built(this.#words.meetings(word, whole));
  }

  /** Many words stand for the same few occupations. */
  #meaningLayer(word: string): Layer {
    return this.#remembered(`=${word}`, () => this.#plainLayer(word));
  }

  #meaningsOf(synonym: Synonym | undefined): Layer[] {
    return (synonym?.meanings ?? []).map((words) =>
      this.#all(words.map((word) => this.#meaningLayer(word))),
    );
  }

  /** 'Lagerlogistikfachkraft', 'Kfzmechatroniker': two words that are known, in the same ad. */
  #partedLayer(word: string): Layer {
    const isKnown = (part: string) =>
      this.#words.knows(part) || this.#vocabulary.synonymOf([part]) !== undefined;
    for (let at = word.length - shortestPart.tail; at >= shortestPart.head; at -= 1) {
      const tail = word.slice(at);
      const head = [word.slice(0, at), word.slice(0, at).replace(/(?:e?s|e?n)$/, '')].find(
        (part) => part.length >= shortestPart.head && isKnown(part),
      );
      if (head === undefined || !isKnown(tail)) continue;
      const both = this.#all([this.#knownLayer(head), this.#knownLayer(tail)], nameScore);
      if (both.count > 0) return both;
    }
    return emptyLayer;
  }

  /** Words a few edits away; those of names with all that they meet, compounds above all. */
  #typoLayer(word: string): Layer {
    const mistyped = this.#words.mistyped(word);
    const near = this.#built(mistyped.meetings);
    const meant = mistyped.meant.map(({ word: name, edits }) => ({
      layer: this.#meaningLayer(name),
      percent: percentFor(edits),
    }));
    const synonyms = this.#vocabulary
      .nearSynonyms(word)
      .flatMap(({ synonym, edits }) =>
        this.#meaningsOf(synonym).map((layer) => ({ layer, percent: percentFor(edits) })),
      );
    this.#builder.begin();
    this.#builder.meetLayer(near, 100);
    for (const { layer, percent } of [...meant, ...synonyms])
      this.#builder.meetLayer(layer, percent);
    return this.#builder.build();
  }

  #built(meetings: readonly Meeting[]): Layer {
    const builder = this.#builder;
    builder.begin();
    for (const { word, scores } of meetings) {
      this.#words.forEachSlot(word, (slot, mask) => builder.meet(slot, scores[mask] ?? 0));
    }
    return builder.build();
  }

  #union(
    layers: readonly Layer[],
    meanings: readonly Layer[],
    synonym: Synonym | undefined,
  ): Layer {
    const builder = this.#builder;
    builder.begin();
    for (const layer of layers) builder.meetLayer(layer, 100);
    for (const layer of meanings) builder.meetLayer(layer, quality.synonym);
    if (synonym !== undefined && synonym.brafo.length > 0) {
      const wanted = brafoMask(synonym.brafo);
      const { brafo } = this.#slots;
      for (let slot = 0; slot < brafo.length; slot += 1) {
        if (((brafo[slot] ?? 0) & wanted) !== 0) builder.meet(slot, interestScore);
      }
    }
    return builder.build();
  }

  /** The ads that all layers meet, with their mean score; each must be above `moreThan`. */
  #all(layers: readonly Layer[], moreThan = 0): Layer {
    const [only] = layers;
    if (only !== undefined && layers.length === 1) return only;
    const strong = layers.map((layer) => ({
      layer: moreThan > 0 ? above(layer, moreThan) : layer,
      weight: 1,
    }));
    this.#meeting.meet(strong);
    const { found, count, sums } = this.#meeting;
    this.#builder.begin();
    for (let at = 0; at < count; at += 1) {
      const slot = found[at] ?? 0;
      this.#builder.meet(slot, Math.round((sums[slot] ?? 0) / layers.length));
    }
    return this.#builder.build();
  }
}

function percentFor(edits: number): number {
  return edits === 1 ? quality.near : quality.far;
}

/** The part of a layer whose scores are higher; runs come best first. */
function above({ slots, runs }: Layer, score: number): Layer {
  const kept = runs.filter((run) => run.score > score);
  const count = kept.at(-1)?.end ?? 0;
  return { count, slots: slots.subarray(0, count), runs: kept, bySlot: undefined };
}
