import { limits } from '@lehrpfad/contract/limits.ts';
import { fold, tokensOf, writtenForm } from './analysis.ts';
import { Recent } from './recent.ts';
import { longestPhrase, type Reading, type Vocabulary } from './vocabulary.ts';

/** A word of the query, or several that are one thing together. */
export interface Term {
  readonly words: readonly string[];
  /** The words as one. */
  readonly key: string;
}

/** A word that counts, as it is compared and as it was written. */
export interface QueryWord {
  readonly word: string;
  readonly written: string;
}

/** What a query's text says. */
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
  return tokens.tokens.flatMap((token) => {
    const word = toWord(token);
    return left.delete(word) ? [{ word, written: writtenForm(token, tokens) }] : [];
  });
}

/** Texts that are remembered. */
const textMemory = 10_000;

/** Reads the texts of queries. */
export class QueryTexts {
  readonly #reading: Reading;
  readonly #texts = new Recent<QueryText>(() => 1);

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  forget(): void {
    this.#texts.clear();
  }

  /** @param isKnown whether a word stands in some ad */
  read(text: string, vocabulary: Vocabulary, isKnown: (word: string) => boolean): QueryText {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const counted = vocabulary.words(text, this.#reading).slice(0, limits.wordsPerSearch);
    const toWord = (token: string) => vocabulary.withoutFiller(fold(token));
    const isPhrase = (words: readonly string[]) =>
      vocabulary.synonymOf(words) !== undefined ||
      vocabulary.synonymOf([words.join('')]) !== undefined ||
      isKnown(words.join(''));
    const read = {
      words: writtenWords(text, counted, toWord),
      terms: joined(counted, isPhrase),
    };
    this.#texts.set(text, read, textMemory);
    return read;
  }
}

/** Words that are one thing together ('was mit Tieren', 'Fach Informatiker') become one term. */
function joined(words: readonly string[], isPhrase: (some: readonly string[]) => boolean): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 1 && !isPhrase(words.slice(at, at + length))) length -= 1;
    const together = words.slice(at, at + length);
    terms.push({ words: together, key: together.join(' ') });
  }
  return terms;
}
