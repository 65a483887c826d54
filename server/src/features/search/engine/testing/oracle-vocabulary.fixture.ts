import { stem, wordsOf } from '../text/analysis.ts';
import { forgivenEdits } from './oracle-texts.fixture.ts';
import type { VocabularyEntry } from '../text/vocabulary.ts';

/** The meanings of a term. */
export interface Meaning {
  /** Words of the term, and their stems. */
  readonly words: readonly string[];
  readonly stems: string;
  readonly meanings: readonly (readonly string[])[];
  readonly brafo: readonly number[];
}

function stemsOf(words: readonly string[]): string {
  return words.map((word) => stem(word)).join(' ');
}

/** Noise that people append to an occupation. */
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

/** The vocabulary as a list that is scanned for every word. */
export class PlainVocabulary {
  readonly #noise: readonly string[];
  readonly #kept: readonly string[];
  readonly #synonyms: readonly Meaning[];

  constructor(entries: readonly VocabularyEntry[]) {
    const terms = (kind: string) =>
      entries.flatMap((entry) => (entry.kind === kind ? wordsOf(entry.term) : []));
    this.#noise = terms('noise');
    this.#kept = terms('kept');
    this.#synonyms = entries.flatMap(({ kind, term, meanings, brafo }) => {
      if (kind !== 'synonym') return [];
      const words = this.counted(term);
      const meant = meanings.map((meaning) => this.counted(meaning));
      return [{ words, stems: stemsOf(words), meanings: meant, brafo }];
    });
  }

  /** The words of a text that count, without duplicates. */
  counted(text: string): string[] {
    const words = wordsOf(text)
      .filter((word) => !this.#noise.includes(word))
      .filter((word) => word.length > 2 || this.#kept.includes(word))
      .map((word) => this.asked(word));
    return words.filter((word, at) => words.indexOf(word) === at);
  }

  /** 'tischler' for 'tischlerausbildung'; any other word unchanged. */
  asked(word: string): string {
    const filler = fillers.find((end) => word.endsWith(end) && this.#noise.includes(end));
    const bare = word.slice(0, word.length - (filler?.length ?? 0));
    const occupation = filler && bare.endsWith('s') ? bare.slice(0, -1) : bare;
    return occupation.length >= 4 && !this.#noise.includes(occupation) ? occupation : word;
  }

  /** Synonyms of a phrase in any inflection. */
  synonymsOf(words: readonly string[]): Meaning[] {
    const stems = stemsOf(words);
    return this.#synonyms.filter((synonym) => synonym.stems === stems);
  }

  /**
   * Synonyms of a single word: the term itself if there is one; a word of a name, and '-er' after a short stem, have no other synonyms; any
   * other word has those of all terms with its stem.
   */
  synonymsOfWord(word: string, isName: boolean): Meaning[] {
    const same = this.synonymsOf([word]).filter(({ words }) => words.length === 1);
    const exact = same.filter(({ words }) => words[0] === word);
    const isMaker = word === `${stem(word)}er` && stem(word).length <= 4;
    return isName || isMaker || exact.length > 0 ? exact : same;
  }

  /** Synonyms of the one-word terms that a mistyped word may mean. */
  nearSynonyms(asked: string): { synonym: Meaning; edits: number }[] {
    return this.#synonyms
      .filter(({ words }) => words.length === 1)
      .flatMap(({ words }) => {
        const edits = forgivenEdits(asked, words[0] ?? '');
        if (edits === undefined) return [];
        return this.synonymsOf(words).map((synonym) => ({ synonym, edits }));
      });
  }
}
