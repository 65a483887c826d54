import type { Field } from '../filters/fields.ts';
import type { DeniedTexts } from '../filters/denied.ts';
import { DeniedWords } from './denied-words.ts';
import { MatchSetCache } from './match-sets/match-set-cache.ts';
import type { MatchSet } from './match-sets/match-set.ts';
import { TermMatcher } from './term-matcher.ts';
import { matchUntilEmpty, type WeightedMatchSet } from './match-sets/intersection.ts';
import { familiesOf } from './neighbours.ts';
import { LastResult } from '../index/result-cache.ts';
import { textLimit, type Memory } from '../index/memory.ts';
import { findWordMatches } from './word-matches.ts';
import { QueryTexts, type CatalogueTexts, type QueryWord, type Term } from '../text/query-texts.ts';
import type { MatchedTerm } from './soft-terms.ts';
import { matchTerms, type TermSets } from './alternatives.ts';
import { Reads } from '../index/reads.ts';
import type { DocIds } from '../index/doc-ids.ts';
import { minWordLength, type Reading, type Vocabulary } from '../text/vocabulary.ts';
import type { Family, Synonym } from '../text/synonyms.ts';
import { NearestNames } from './nearest-names.ts';
import { UnknownWords } from './unknown-words.ts';
import type { MatchedWords } from './words/matched-words.ts';
import type { Numbering } from './words/moved-words.ts';
import { WordIndex } from './words/word-index.ts';
import type { WordTable } from './words/word-table.ts';

/**
 * The words of all ads, and how the words of a query match them: first as they are, by their synonyms, or
 * written together or apart; then split into two known words; and only then with a typo.
 */
export class TextSearch {
  readonly #maker: TermMatcher;
  readonly #texts: QueryTexts;
  readonly #matchSets: MatchSetCache;
  /** One search requests the terms of a text several times. */
  readonly #terms: LastResult<readonly MatchedTerm[]>;
  readonly #nearestNames: NearestNames;
  readonly #reading: Reading;
  readonly #reads: Reads;
  readonly words: WordIndex;
  readonly unknown: UnknownWords;
  readonly denied: DeniedTexts;
  readonly #termSets: TermSets = {
    of: (term) => this.#softMatchSetOf(term),
    ofCompanies: (word) => this.kept(`@${word}`, (maker, table) => maker.ofCompanies(table, word)),
    all: (matchSets) => this.#maker.all(matchSets),
    either: (key, ...both) =>
      this.#matchSets.remember(
        key,
        () => this.#maker.any(both.map((matchSet) => ({ matchSet, percent: 100 }))),
        both,
      ),
  };
  vocabulary: Vocabulary;
  #catalogue: CatalogueTexts = { words: new Set(), persons: new Set() };

  /**
   * @param reading how texts are parsed; by default words are finished and have the usual minimum length
   * @param memory cache limits between two searches
   * @param reads records lookups and new words; without it every change drops all caches
   */
  constructor(
    docIds: DocIds,
    vocabulary: Vocabulary,
    reading: Reading = {},
    memory: Memory = 'ads',
    reads = new Reads(false),
  ) {
    this.#reads = reads;
    this.#matchSets = new MatchSetCache(docIds, memory, reads);
    this.#terms = new LastResult(reads);
    this.#nearestNames = new NearestNames(reads);
    this.words = new WordIndex(docIds, reads);
    this.#reading = reading;
    this.#texts = new QueryTexts(reading, textLimit[memory], reads);
    this.#maker = new TermMatcher(docIds, reads);
    this.vocabulary = vocabulary;
    this.unknown = new UnknownWords({
      maker: this.#maker,
      table: () => this.words.table,
      vocabulary: () => this.vocabulary,
      isMeant: (word) => this.isMeant(word),
      isName: (word) => this.#catalogue.words.has(word),
      known: (word) => this.#knownMatchSet(word),
      kept: (key, work) => this.kept(key, work),
      meaning: (word) => this.matchSetOfMeaning(word),
      meaningsOf: (synonym) => this.#meaningsOf(synonym),
    });
    this.denied = new DeniedWords({
      texts: this,
      maker: this.#maker,
      table: () => this.words.table,
      meant: (word, called) => this.#withMeanings([called], this.#synonymOf(word)),
      meantTogether: (words) => this.#withMeanings([], this.vocabulary.synonymOf(words)),
      unknown: this.unknown,
    });
  }

  /** @param catalogue its names and synonyms, also those without an ad */
  setCatalogue(catalogue: CatalogueTexts): void {
    this.#catalogue = catalogue;
    this.forget();
  }

  setVocabulary(vocabulary: Vocabulary): void {
    this.vocabulary = vocabulary;
    this.forget();
  }

  add(docId: number, texts: Readonly<Partial<Record<Field, string>>>): void {
    this.words.add(docId, texts);
  }

  renumber(newDocId: Numbering['of']): void {
    this.words.renumber(newDocId);
    this.forget();
  }
  /** Bytes of all caches. */
  get keptBytes(): number {
    const ofSets = this.#matchSets.bytes + this.#maker.keptBytes;
    const ofWords = this.words.table.keptBytes + this.#nearestNames.bytes;
    return ofSets + ofWords + this.#texts.bytes;
  }

  /** Drops all cached results. */
  forget(): void {
    this.#reads.markAll();
    this.#maker.forget();
    this.#matchSets.clear();
    this.#texts.forget();
    this.#nearestNames.forget();
  }

  /** The words of a query that count, folded and as written; words beyond the limit are ignored. */
  wordsOf(text: string): readonly QueryWord[] {
    return this.#read(text).words;
  }

  /** The ads that each term of a query matches; the last match set is empty if its term matches none. Undefined if there is no word. */
  matchSetsOf(text: string): WeightedMatchSet[] | undefined {
    return matchUntilEmpty(text === '' ? [] : this.#read(text).terms, (term) =>
      this.#matchSetOf(term),
    );
  }

  /** The terms of a query, each with the ads that it matches; two alternatives are one term. */
  termsOf(text: string): readonly MatchedTerm[] {
    return this.#terms.of(text, () => matchTerms(this.#read(text), this.#termSets));
  }

  /** Words of a text that match nothing, with the word of similar spelling that is searched instead. */
  guessesOf(text: string): { readonly written: string; readonly meant: string }[] {
    return this.unknown.guessesOf(this.#read(text), (term) => this.#matchSetOf(term).count > 0);
  }

  /** A cached match set. @param key equal for the same ads */
  kept(key: string, work: (maker: TermMatcher, table: WordTable) => MatchSet): MatchSet {
    return this.#matchSets.remember(key, () => work(this.#maker, this.words.table));
  }

  /** Occupations related to the meanings of a text's words. */
  familiesOf(text: string): readonly Family[] {
    return familiesOf(this.#read(text).terms, this.vocabulary, this.#catalogue.words);
  }

  /** Whether a word is known in the vocabulary, the catalogue or an ad. */
  knows = (word: string): boolean => this.isMeant(word) || this.words.table.knows(word);

  matchSetOfWord = (word: string): MatchSet => this.#matchSetOf({ words: [word], key: word });

  /** The name with the spelling nearest to a word, as people write it. */
  nearestName(word: string, limit: number): string | undefined {
    if (this.isMeant(word)) return undefined;
    return this.#nearestNames.of(word, limit, this.words.table, this.vocabulary);
  }

  #read(text: string) {
    const isKnown = (word: string) => this.words.table.knows(word);
    return this.#texts.read(text, this.vocabulary, { isKnown, catalogue: this.#catalogue });
  }

  #matchSetOf({ words, key }: Pick<Term, 'words' | 'key'>): MatchSet {
    return this.#matchSets.remember(key, () =>
      words.length > 1 ? this.#phraseMatchSet(words) : this.#wordMatchSet(words[0] ?? ''),
    );
  }

  /** In texts that are parsed as wishes, a word without matches is replaced by the word with the nearest spelling. */
  #softMatchSetOf(term: Term): MatchSet {
    const met = this.#matchSetOf(term);
    const [word = ''] = term.words;
    if (met.count > 0 || term.words.length > 1) return met;
    return this.#matchSets.remember(`~${word}`, () => this.unknown.nearest(word));
  }

  #phraseMatchSet(words: readonly string[]): MatchSet {
    const apart = this.#maker.all(words.map((word) => this.matchSetOfWord(word)));
    const together = this.#knownMatchSet(words.join(''));
    return this.#withMeanings([apart, together], this.vocabulary.synonymOf(words));
  }

  #wordMatchSet(word: string): MatchSet {
    const known = this.#knownMatchSet(word);
    return known.count > 0 ? known : this.unknown.matchSetOf(word);
  }

  /** Whether a word is in the vocabulary or the catalogue. */
  isMeant(word: string): boolean {
    return this.#catalogue.words.has(word) || this.vocabulary.means(word, false);
  }

  #synonymOf(word: string): Synonym | undefined {
    return this.vocabulary.synonymOfWord(word, this.#catalogue.words.has(word));
  }

  /** Matches of a word itself and of its meanings. */
  #knownMatchSet(word: string): MatchSet {
    const synonym = this.#synonymOf(word);
    const own = this.#matchedWords(word, synonym !== undefined);
    if (synonym === undefined) return this.#maker.ofWords(own);
    return this.#withMeanings(own, synonym);
  }

  #withMeanings(own: MatchedWords | readonly MatchSet[], synonym: Synonym | undefined): MatchSet {
    return this.#maker.withMeanings(own, this.#meaningsOf(synonym), synonym?.brafo ?? []);
  }

  /** Matches of a word itself: exact, inflected, beginning, part of a compound. */
  #matchedWords(word: string, isMeant: boolean): MatchedWords {
    // 'KI' is no beginning of 'Kindergarten'; but of an unfinished text every letter is a beginning.
    const whole = word.length < minWordLength && !this.#reading.unfinished;
    const { table } = this.words;
    const name = isMeant ? `${word} as meant` : word;
    const means = this.#reading.unfinished ? undefined : (one: string) => this.isMeant(one);
    return { table, name, matches: findWordMatches(table, word, { whole, isMeant, means }) };
  }

  /** Matches of a word of a meaning, cached because many words have the same few occupations as meanings. */
  matchSetOfMeaning(word: string): MatchSet {
    return this.#matchSets.remember(`=${word}`, () =>
      this.#maker.ofWords(this.#matchedWords(word, false)),
    );
  }

  #meaningsOf(synonym: Synonym | undefined): { matchSet: MatchSet; isMain: boolean }[] {
    return (synonym?.meanings ?? []).map((words) => ({
      matchSet: this.#maker.all(words.map((word) => this.matchSetOfMeaning(word))),
      isMain: synonym?.main.has(words) ?? false,
    }));
  }
}
