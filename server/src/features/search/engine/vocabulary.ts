import { stem, wordsOf } from './analysis.ts';
import { Typos } from './typos.ts';

/**
 * One line of the search's vocabulary, as editors keep it.
 * - `noise`: the term says nothing about what is searched for; it neither matches nor excludes.
 * - `kept`: a term of one or two letters that is searched for all the same.
 * - `synonym`: whoever types the term also means `meanings` (each a word or a phrase, all of whose words an ad must hold) and
 *   the ads of the BRAFO fields `brafo` (1 to 12). One way only: the meanings do not stand for the term.
 */
export interface VocabularyEntry {
  readonly kind: 'noise' | 'kept' | 'synonym';
  /** A word, or for synonyms a phrase of up to three words, as people type it. */
  readonly term: string;
  readonly meanings: readonly string[];
  readonly brafo: readonly number[];
}

/** What else a word or phrase of a query stands for. */
export interface Synonym {
  /** Folded words of each meaning; an ad must hold all words of one of them. */
  readonly meanings: readonly (readonly string[])[];
  readonly brafo: readonly number[];
}

/** Shorter words do not count, unless they are kept. */
export const shortestWord = 3;

/** Longest phrase that a synonym is looked up for, in words. */
export const longestPhrase = 3;

function stemsOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

/** The vocabulary in the form in which queries are read with it. */
export class Vocabulary {
  readonly #noise: ReadonlySet<string>;
  readonly #kept: ReadonlySet<string>;
  readonly #synonyms = new Map<string, Synonym>();
  /** Terms of one word, for those who mistype them; numbers are places in `#mistyped`. */
  readonly #typos = new Typos();
  readonly #mistyped: string[] = [];

  constructor(entries: readonly VocabularyEntry[]) {
    const termsOf = (kind: VocabularyEntry['kind']) =>
      new Set(entries.flatMap((entry) => (entry.kind === kind ? wordsOf(entry.term) : [])));
    this.#noise = termsOf('noise');
    this.#kept = termsOf('kept');
    for (const { kind, term, meanings, brafo } of entries) {
      if (kind !== 'synonym') continue;
      const key = stemsOf(this.words(term));
      const before = this.#synonyms.get(key);
      const words = meanings.map((meaning) => this.words(meaning)).filter((own) => own.length > 0);
      this.#synonyms.set(key, {
        meanings: [...(before?.meanings ?? []), ...words],
        brafo: [...(before?.brafo ?? []), ...brafo],
      });
      const [word, second] = this.words(term);
      if (word !== undefined && second === undefined)
        this.#typos.add(word, this.#mistyped.push(key) - 1);
    }
  }

  /**
   * The words of a text that count, folded, each once: noise and words of two letters or fewer are dropped.
   * @param minLength 1 while someone types into a suggestion field
   */
  words(text: string, minLength = shortestWord): string[] {
    const words = wordsOf(text).filter(
      (word) => !this.#noise.has(word) && (word.length >= minLength || this.#kept.has(word)),
    );
    return [...new Set(words)];
  }

  /** What these consecutive words of a query stand for together, in whatever inflection. */
  synonymOf(words: readonly string[]): Synonym | undefined {
    return this.#synonyms.get(stemsOf(words));
  }

  /** What the terms a few edits away from a mistyped word stand for. */
  nearSynonyms(word: string): Synonym[] {
    const found: Synonym[] = [];
    this.#typos.near(word, (number) => {
      const synonym = this.#synonyms.get(this.#mistyped[number] ?? '');
      if (synonym) found.push(synonym);
    });
    return found;
  }
}
