import { nameWords, type NameWord } from './name-words.ts';
import type { KnownText } from '../job-names/similar-names.ts';

/** Maximum number of words that are compared; 'Kaufmann für Groß- und Außenhandelsmanagement Fachrichtung Außenhandel' has five. */
const maxWords = 10;

/** Minimum number of letters of a word whose typing mistake is corrected; in shorter words a changed letter often makes another word. */
const minMistypedLength = 7;
/** In words with fewer letters the first one must be right. */
const longMistyped = 9;

/** In 'Koch/Köchin' and 'Logopäde/Logopädin' either word alone is also a name. */
const twoWords = /(?<!\p{L})(\p{L}{1,80})\/(\p{Lu}\p{L}{1,80})(?!\p{L})/gu;
const inBrackets = /\(([^()]{1,200})\)/;

/** Returns a name in all its spellings, as text. */
function spellingsOf(text: string): readonly string[] {
  const both = [...text.matchAll(twoWords)].length > 0;
  const spoken = both
    ? [text.replaceAll(twoWords, '$1'), text.replaceAll(twoWords, '$2'), text]
    : [text];
  return spoken.flatMap((one) => {
    const inside = inBrackets.exec(one)?.[1];
    return inside === undefined || /^(?:studium|mittlerer dienst|anwärter.{0,5})$/i.test(inside)
      ? [one.replace(inBrackets, ' ')]
      : [one, one.replace(inBrackets, ' '), inside];
  });
}

const keyOf = (words: readonly NameWord[]) => words.map(({ stem }) => stem).join('');

/** A spelling of a name. Indexes share them, because splitting a name into words takes longer than anything else about them. */
export interface Spelling {
  readonly id: number;
  readonly words: readonly NameWord[];
}

/** Returns all spellings of a name. */
export const spellingsWithId = ({ id, text }: KnownText): Spelling[] =>
  spellingsOf(text).map((one) => ({ id, words: nameWords(one) }));

/**
 * For names that begin with a word that several occupations share, returns spellings with that word at the end: 'Digitalisierungsmanagement
 * Kaufmann'.
 */
function turned(spellings: readonly Spelling[]): readonly Spelling[] {
  const begun = new Map<string, Set<number>>();
  for (const { id, words } of spellings) {
    const stem = words[0]?.stem ?? '';
    begun.set(stem, (begun.get(stem) ?? new Set()).add(id));
  }
  return spellings.flatMap(({ id, words: [head, ...rest] }) => {
    const isShared =
      head !== undefined && ((begun.get(head.stem)?.size ?? 0) > 1 || head.stem.endsWith('kraft'));
    return isShared && rest.length > 0 ? [{ id, words: [...rest, head] }] : [];
  });
}

/** Returns the word without each of its letters: two words that differ by one letter, or by two swapped letters, share one of these. */
const shortenings = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Position of a name in a text. */
export interface FoundName {
  readonly id: number;
  /** Index of its first word, and of the word after it. */
  readonly from: number;
  readonly to: number;
}

/** Finds names of occupations in texts of ads. If several names have the same text, the first one counts. */
export class NameIndex {
  readonly #byKey = new Map<string, number>();
  readonly #words = new Set<string>();
  /** Words by their shortened forms; null if several words have the same one. */
  readonly #mistyped = new Map<string, string | null>();

  constructor(spellings: readonly Spelling[]) {
    for (const { id, words } of spellings) {
      this.#addName(id, words);
      for (const { stem } of words) this.#add(stem);
    }
    for (const { id, words } of turned(spellings)) this.#addName(id, words);
  }

  #addName(id: number, words: readonly NameWord[]): void {
    const key = keyOf(words);
    if (key !== '' && !this.#byKey.has(key)) this.#byKey.set(key, id);
  }

  #add(stem: string): void {
    if (stem.length < minMistypedLength || this.#words.has(stem)) return;
    this.#words.add(stem);
    for (const short of new Set([stem, ...shortenings(stem)])) {
      const other = this.#mistyped.get(short);
      this.#mistyped.set(short, other === undefined || other === stem ? stem : null);
    }
  }

  /** Corrects a word in which one letter is wrong, missing, added or swapped. */
  #meant({ stem, word, isCut }: NameWord): NameWord {
    if (isCut) return { stem: this.#wholeOf(word) ?? stem, word };
    if (stem.length < minMistypedLength || this.#words.has(stem)) return { stem, word };
    for (const short of [stem, ...shortenings(stem)]) {
      const meant = this.#mistyped.get(short);
      if (typeof meant !== 'string' || Math.abs(meant.length - stem.length) > 1) continue;
      if (stem.length >= longMistyped || meant.charAt(0) === stem.charAt(0))
        return { stem: meant, word };
    }
    return { stem, word };
  }

  /** Returns the only word of a name with this beginning. */
  #wholeOf(beginning: string): string | undefined {
    const all = [...this.#words].filter((one) => one.startsWith(beginning));
    return all.length === 1 || all.includes(beginning) ? all[0] : undefined;
  }

  wordsOf(text: string): readonly NameWord[] {
    return nameWords(text).map((word) => this.#meant(word));
  }

  /** Returns the longest name that begins at a word. */
  #at(words: readonly NameWord[], from: number): FoundName | undefined {
    for (let to = Math.min(words.length, from + maxWords); to > from; to -= 1) {
      const id = this.#byKey.get(keyOf(words.slice(from, to)));
      if (id !== undefined) return { id, from, to };
    }
    return undefined;
  }

  /** Returns the longest name at the beginning of a text. */
  atStart(text: string): FoundName | undefined {
    return this.#at(this.wordsOf(text), 0);
  }

  /** Returns the first name in a text, the longest one if several begin with the same word. */
  first(text: string): FoundName | undefined {
    const words = this.wordsOf(text);
    for (const from of words.keys()) {
      const found = this.#at(words, from);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
