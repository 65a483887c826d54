import { stem } from './analysis.ts';
import { editsAllowed, withinEdits } from './edit-distance.ts';
import { allFields, compoundFields, quality } from './fields.ts';
import { SortedWords } from './sorted-words.ts';

/** A posting: the slot in the upper bits, the mask of fields in the lower seven. */
const maskBits = 7;
const minPart = 4;

/** A word of the vocabulary that answers a word of the query. */
export interface Meeting {
  readonly word: number;
  /** Percent, see `quality`. */
  readonly quality: number;
  /** Fields in which this way of meeting counts. */
  readonly fields: number;
}

class Postings {
  entries = new Uint32Array(4);
  length = 0;

  push(entry: number): void {
    if (this.length === this.entries.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.entries);
      this.entries = larger;
    }
    this.entries[this.length] = entry;
    this.length += 1;
  }
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}

/** Which slots hold which words, and in which fields. Slots are only added; the owner knows which still count. */
export class WordIndex {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings: Postings[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #prefixes = new SortedWords();
  readonly #suffixes = new SortedWords();
  readonly #stemSuffixes = new SortedWords();

  /** @param masks the fields in which each folded word of the slot's texts stands */
  add(slot: number, masks: ReadonlyMap<string, number>): void {
    for (const [word, mask] of masks) {
      this.#postings[this.#numberOf(word)]?.push(((slot << maskBits) | mask) >>> 0);
    }
  }

  /**
   * How a word of the query meets the vocabulary: exactly, inflected, as a beginning, as a part of a
   * compound. Each word of the vocabulary comes once, with its best way.
   */
  meetings(queryWord: string): Meeting[] {
    const found = new Map<number, Meeting>();
    // The ways that count in fewer fields come last, so a later one never has anything to add.
    const meet = (way: number, fields: number) => (word: number) => {
      if (!found.has(word)) found.set(word, { word, quality: way, fields });
    };
    const exact = this.#numbers.get(queryWord);
    if (exact !== undefined) meet(quality.exact, allFields)(exact);
    const queryStem = stem(queryWord);
    this.#byStem.get(queryStem)?.forEach(meet(quality.inflected, allFields));
    this.#prefixes.startingWith(queryWord, meet(quality.prefix, allFields));
    if (queryWord.length >= minPart) {
      this.#suffixes.startingWith(reversed(queryWord), meet(quality.compound, compoundFields));
    }
    if (queryStem.length >= minPart) {
      this.#stemSuffixes.startingWith(reversed(queryStem), meet(quality.compound, compoundFields));
    }
    return [...found.values()];
  }

  /** Words a few edits away; for a word that meets nothing otherwise. */
  typoMeetings(queryWord: string): Meeting[] {
    const edits = editsAllowed(queryWord.length);
    if (edits === 0) return [];
    return this.#words.flatMap((word, number) =>
      withinEdits(queryWord, word, edits)
        ? [{ word: number, quality: quality.typo, fields: allFields }]
        : [],
    );
  }

  /** Calls back with every slot that holds the word in one of the fields, and all fields that it has there. */
  forEachSlot(meeting: Meeting, visit: (slot: number, mask: number) => void): void {
    const postings = this.#postings[meeting.word];
    if (postings === undefined) return;
    const { entries, length } = postings;
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] ?? 0;
      const mask = entry & meeting.fields & allFields;
      if (mask !== 0) visit(entry >>> maskBits, mask);
    }
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.length;
    this.#words.push(word);
    this.#postings.push(new Postings());
    this.#numbers.set(word, number);
    this.#prefixes.add(word, number);
    this.#suffixes.add(reversed(word), number);
    const wordStem = stem(word);
    this.#stemSuffixes.add(reversed(wordStem), number);
    const sameStem = this.#byStem.get(wordStem);
    if (sameStem) sameStem.push(number);
    else this.#byStem.set(wordStem, [number]);
    return number;
  }
}
