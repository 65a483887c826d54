import { limits } from '@lehrpfad/contract/core/limits.ts';
import { fold, placesOf, tokensOf, writtenForm } from './analysis.ts';
import { isNameOfBusiness } from './business-names.ts';
import { isTask } from './tasks.ts';
import { ResultCache } from '../index/result-cache.ts';
import { ownText, textBytes } from '../collections/lru-cache.ts';
import type { Reads } from '../index/reads.ts';
import { maxPhraseWords, type Reading, type Vocabulary } from './vocabulary.ts';

/** A word of the query, or several words that form one phrase. */
export interface Term {
  readonly words: readonly string[];
  /** The words joined into one string. */
  readonly key: string;
  /** The words as they were written. */
  readonly written: string;
  readonly joint?: Joint | undefined;
  /** It only distinguishes a business from others of its kind: 'Müller' in 'Autohaus Müller'. */
  readonly isOwnName: boolean;
  /** It names a task of many trades. */
  readonly isTask: boolean;
}

/** A word that counts, folded and as it was written. */
export interface QueryWord {
  readonly word: string;
  readonly written: string;
  /** Connection between the previous word and this one, if any. */
  readonly joint?: Joint | undefined;
}

/** 'and' may mean both or either, 'or' means either; a list names trades one after the other. */
export type Joint = 'and' | 'or' | 'list';

const joints = new Map<string, Joint>([
  ...'und and plus sowie oraz и і та ve și si và'.split(' ').map((word) => [word, 'and'] as const),
  ...'oder oda or bzw lub или або veya sau hoặc أو'.split(' ').map((word) => [word, 'or'] as const),
]);

/** A parsed query text. */
export interface QueryText {
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
  let joint: Joint | undefined;
  return placesOf(tokens.tokens, tokens.lower).flatMap(({ token, gap }) => {
    if (gap.includes(',')) joint = 'list';
    joint = joints.get(token) ?? joint;
    const word = toWord(token);
    if (!left.delete(word)) return [];
    const found = { word, written: writtenForm(token, tokens), joint };
    joint = undefined;
    return [found];
  });
}

/** Bytes of a word of a text or of a term without its letters, including its list entry. */
const wordBytes = 64;

/** Bytes of a parsed text: its words are slices of the text, in original and lower case. */
function queryTextBytes({ text, words, terms }: Kept): number {
  const ofTerms = terms.reduce((sum, { key }) => sum + 3 * wordBytes + 2 * textBytes(key), 0);
  return 200 + 3 * textBytes(text) + words.length * 2 * wordBytes + ofTerms;
}

/** Folded words of the names and synonyms of the catalogue. */
export interface CatalogueTexts {
  /** Single words, and names of two or three words as people type them: 'kaufmann einzelhandel'. */
  readonly words: ReadonlySet<string>;
  /** Names of persons by their trade: 'koch', 'bankkaufmann'. */
  readonly persons: ReadonlySet<string>;
}

/** Lookups that decide whether several words form one phrase. */
interface KnownPhrases {
  /** Whether some ad contains a word. */
  readonly isKnown: (word: string) => boolean;
  readonly catalogue: CatalogueTexts;
}

interface Kept extends QueryText {
  readonly text: string;
}

/** Parses the texts of queries, with a cache. */
export class QueryTexts {
  readonly #reading: Reading;
  readonly #texts: ResultCache<Kept>;
  readonly #limit: number;

  /** @param limit bytes of all cached texts */
  constructor(reading: Reading, limit: number, reads: Reads) {
    this.#texts = new ResultCache(reads, queryTextBytes);
    this.#reading = reading;
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#texts.bytes;
  }

  forget(): void {
    this.#texts.clear();
  }

  read(asked: string, vocabulary: Vocabulary, known: KnownPhrases): QueryText {
    const work = () => this.#read(ownText(asked), vocabulary, known);
    return this.#texts.remember(asked, work, this.#limit);
  }

  #read(text: string, vocabulary: Vocabulary, { isKnown, catalogue }: KnownPhrases): Kept {
    const counted = vocabulary.words(text, this.#reading).slice(0, limits.wordsPerSearch);
    const toWord = (token: string) => vocabulary.withoutFiller(fold(token));
    const words = writtenWords(text, counted, toWord);
    const begun = new Set(words.flatMap(({ word, joint }) => (joint === 'or' ? word : [])));
    const isPhrase = (some: readonly string[]) =>
      vocabulary.synonymOf(some) !== undefined ||
      (catalogue.words.has(some.join(' ')) && !some.slice(1).some((word) => begun.has(word))) ||
      vocabulary.synonymOf([some.join('')]) !== undefined ||
      isKnown(some.join(''));
    return { text, words, terms: termsOf(words, joined(counted, isPhrase), catalogue.persons) };
  }
}

/** Joins words that form one phrase ('was mit Tieren', 'Fach Informatiker') into one term. */
function joined(
  words: readonly string[],
  isPhrase: (some: readonly string[]) => boolean,
): Pick<Term, 'words' | 'key'>[] {
  const terms: Pick<Term, 'words' | 'key'>[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    let length = Math.min(maxPhraseWords, words.length - at);
    while (length > 1 && !isPhrase(words.slice(at, at + length))) length -= 1;
    const together = words.slice(at, at + length);
    terms.push({ words: together, key: together.join(' ') });
  }
  return terms;
}

/** Properties of each term that a search needs, calculated once for each text. */
function termsOf(
  words: readonly QueryWord[],
  terms: readonly Pick<Term, 'words' | 'key'>[],
  persons: ReadonlySet<string>,
): Term[] {
  let at = 0;
  /** The last business, which may be followed by its name. */
  let business: string | undefined;
  let isListed = false;
  return terms.map((term) => {
    const own = words.slice(at, (at += term.words.length));
    const written = own.map((word) => word.written).join(' ');
    const isOwnName = business !== undefined && isNameOfBusiness(business, term.key);
    if (!isOwnName) business = term.words.at(-1) ?? '';
    const wasListed = isListed;
    isListed = !isOwnName && persons.has(term.key);
    // 'Tischler, Maler, Dachdecker', with or without commas.
    const besides = wasListed && isListed ? 'list' : undefined;
    const joint = isOwnName ? undefined : (own[0]?.joint ?? besides);
    return { ...term, written, joint, isOwnName, isTask: isTask(written) };
  });
}
