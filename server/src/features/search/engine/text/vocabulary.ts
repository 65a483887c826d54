import { isMaker, stem, wordsOf } from './analysis.ts';
import { mergedSynonyms, type Family, type NearSynonym, type Synonym } from './synonyms.ts';
import { Typos } from './typos.ts';

/**
 * One entry of the search's vocabulary, as editors maintain it.
 * - `noise`: the term says nothing about the search; it neither matches nor excludes.
 * - `kept`: a term of one or two letters that is searched nevertheless.
 * - `synonym`: the term also means `meanings` (each a word or a phrase, all of whose words an ad must contain) and
 *   the ads of the BRAFO fields `brafo` (1 to 12). One direction only: the meanings do not imply the term.
 * - `reading`: the term is parsed like its one meaning; without one, as plain words that are no wish.
 */
export interface VocabularyEntry {
  readonly kind: 'noise' | 'kept' | 'synonym' | 'reading';
  /** A word, or for synonyms a phrase of up to three words, as people type it. */
  readonly term: string;
  readonly meanings: readonly string[];
  readonly brafo: readonly number[];
  /** Occupations related to the meanings: their ads follow. */
  readonly families?: readonly Family[];
}

/** Maximum number of letters of a query word that count: a stranger may send one word of thousands of letters. */
const maxWordLength = 60;

/** Shorter words do not count, except for `kept` terms. */
export const minWordLength = 3;

/** Noise that people append to an occupation: 'Tischlerausbildung' means 'Tischler'. */
const fillers = [
  'ausbildungsplatz',
  'ausbildungsberuf',
  'ausbildung',
  'auszubildender',
  'azubi',
  'lehrstelle',
  'lehrling',
  'lehre',
  'praktikumsplatz',
  'praktikum',
  'praktika',
];
/** Shortest occupation before a filler. */
const minOccupationLength = 4;

/** Options of parsing a text. */
export interface Reading {
  /** Minimum length of words that count, except for `kept` terms. */
  readonly minLength?: number;
  /** The last word counts even if it is noise: it may be the beginning of another word. */
  readonly unfinished?: boolean;
}

/** Short function words: a phrase does not get a meaning from them. */
const linkingWords = new Set(
  'ab am an as at by da de du er es im in is la my ob of on or so to um wo zu'.split(' '),
);

/** Maximum number of words of a phrase in the vocabulary. */
export const maxPhraseWords = 3;

function stemsOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

/** The vocabulary in the form that the query parser needs. */
export class Vocabulary {
  readonly #noise: ReadonlySet<string>;
  readonly #kept: ReadonlySet<string>;
  readonly #synonyms = new Map<string, Synonym>();
  /** Synonyms of one word by its stem, each with the word itself. */
  readonly #forms = new Map<string, (readonly [word: string, synonym: Synonym])[]>();
  readonly #readings = new Map<string, string>();
  /** Phrases with short words that count in them only: 'y ta', 'xe may'. */
  readonly #shortPhrases = new Set<string>();
  /** Terms of one word, to find them by mistyped words; the numbers are indexes of `#mistyped`. */
  readonly #typos = new Typos();
  readonly #mistyped: (readonly [key: string, term: string])[] = [];

  constructor(entries: readonly VocabularyEntry[]) {
    const termsOf = (kind: VocabularyEntry['kind']) =>
      new Set(entries.flatMap((entry) => (entry.kind === kind ? wordsOf(entry.term) : [])));
    this.#noise = termsOf('noise');
    this.#kept = termsOf('kept');
    for (const { kind, term } of entries) if (kind === 'synonym') this.#noteShortPhrase(term);
    const meant = this.#meaningsOnce();
    for (const { kind, term, meanings, brafo, families = [] } of entries) {
      if (kind === 'reading') this.#readings.set(stemsOf(wordsOf(term)), meanings[0] ?? '');
      if (kind !== 'synonym') continue;
      const key = stemsOf(this.words(term));
      if (key === '') continue;
      const own = { ...meant(meanings), brafo, families };
      const before = this.#synonyms.get(key);
      this.#synonyms.set(key, before ? mergedSynonyms([before, own]) : own);
      const [word, second] = this.words(term);
      if (word === undefined || second !== undefined) continue;
      this.#typos.add(word, this.#mistyped.push([key, term]) - 1);
      this.#forms.set(key, [...(this.#forms.get(key) ?? []), [word, own]]);
    }
  }

  /** The words of a text that count, folded, without duplicates: noise, fillers and words of two letters or fewer are removed. */
  words(text: string, { minLength = minWordLength, unfinished = false }: Reading = {}): string[] {
    const all = wordsOf(text);
    const inPhrase = this.#inShortPhrases(all);
    const words = all.flatMap((whole, at) => {
      const word = whole.slice(0, maxWordLength);
      if (unfinished && at === all.length - 1) return [word];
      if (inPhrase?.has(at)) return [word];
      const counts = !this.#noise.has(word) && (word.length >= minLength || this.#kept.has(word));
      return counts ? [this.withoutFiller(word)] : [];
    });
    return [...new Set(words)];
  }

  /** Thousands of terms have the same few hundred lists of occupations as meanings: each list is stored once. */
  #meaningsOnce(): (texts: readonly string[]) => Pick<Synonym, 'meanings' | 'main' | 'texts'> {
    const known = new Map<string, Pick<Synonym, 'meanings' | 'main' | 'texts'>>();
    return (texts) => {
      const key = texts.join('\n');
      const before = known.get(key);
      if (before !== undefined) return before;
      const meanings = texts.map((text) => this.words(text)).filter((own) => own.length > 0);
      const found = { meanings, main: new Set(meanings.slice(0, 1)), texts };
      known.set(key, found);
      return found;
    };
  }

  #isShort = (word: string) => word.length < minWordLength && !this.#kept.has(word);

  #noteShortPhrase(term: string): void {
    const words = wordsOf(term);
    if (words.length < 2 || words.length > maxPhraseWords) return;
    const telling = words.some(
      (word) => this.#isShort(word) && !this.#noise.has(word) && !linkingWords.has(word),
    );
    if (telling) this.#shortPhrases.add(words.join(' '));
  }

  /** Indexes of the words that are part of a phrase with short words; undefined if there are none. */
  #inShortPhrases(words: readonly string[]): ReadonlySet<number> | undefined {
    if (this.#shortPhrases.size === 0 || !words.some(this.#isShort)) return undefined;
    const places = new Set<number>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = maxPhraseWords; length > 1; length -= 1) {
        if (!this.#shortPhrases.has(words.slice(at, at + length).join(' '))) continue;
        for (let next = at; next < at + length; next += 1) places.add(next);
      }
    }
    return places;
  }

  /** 'tischler' for 'tischlerausbildung'; any other word unchanged, except for the maximum length. */
  withoutFiller(whole: string): string {
    const word = whole.slice(0, maxWordLength);
    const filler = fillers.find((end) => word.endsWith(end) && this.#noise.has(end));
    if (filler === undefined) return word;
    const occupation = word.slice(0, -filler.length).replace(/s$/, '');
    return occupation.length < minOccupationLength || this.#noise.has(occupation)
      ? word
      : occupation;
  }

  /** The meanings of consecutive words of a query as one phrase, in any inflection. */
  synonymOf(words: readonly string[]): Synonym | undefined {
    return this.#synonyms.get(stemsOf(words));
  }

  /**
   * The meanings of a single word: a form that is no term has the meanings of terms with the same stem; 'Gärner' does not mean 'Garn'.
   * @param isName the word is part of a name of the catalogue: 'Koch' does not have the meanings of 'kochen'
   */
  synonymOfWord(word: string, isName: boolean): Synonym | undefined {
    const key = stem(word);
    const forms = this.#forms.get(key);
    if (forms === undefined) return undefined;
    const exact = forms.filter(([term]) => term === word);
    const isExact = isName || exact.length > 0;
    const own = isExact || isMaker(key, word) ? exact : forms;
    if (own.length === forms.length) return this.#synonyms.get(key);
    return own.length === 0 ? undefined : mergedSynonyms(own.map(([, synonym]) => synonym));
  }

  /** Whether {@link synonymOfWord} finds any meaning. */
  means(word: string, isName: boolean): boolean {
    const key = stem(word);
    const forms = this.#forms.get(key);
    if (forms === undefined) return false;
    if (!isName && !isMaker(key, word)) return true;
    return forms.some(([term]) => term === word);
  }

  get hasReadings(): boolean {
    return this.#readings.size > 0;
  }

  /** The text like which consecutive words are parsed; '' for plain words, undefined if there is no entry. */
  readingOf(words: readonly string[]): string | undefined {
    return this.#readings.get(stemsOf(words));
  }

  /** The meanings of the terms within a few edits of a mistyped word. */
  nearSynonyms(word: string, limit?: number): NearSynonym[] {
    const found: NearSynonym[] = [];
    this.#typos.near(
      word,
      (number, edits) => {
        const [term, written] = this.#mistyped[number] ?? ['', ''];
        const synonym = this.#synonyms.get(term);
        if (synonym) found.push({ term, written, synonym, edits });
      },
      limit,
    );
    return found;
  }
}
