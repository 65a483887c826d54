/** A group of related occupations. */
export interface Family {
  /** Equal for the same occupations. */
  readonly key: string;
  /** Names, or enough of their words to identify them, as in meanings. */
  readonly members: readonly string[];
  /** The term itself belongs to the family, and not only an occupation related to it. */
  readonly isNamed?: boolean;
}

/** Further meanings of a word or phrase of a query. */
export interface Synonym {
  /** Folded words of each meaning; an ad must contain all words of one of them. */
  readonly meanings: readonly (readonly string[])[];
  /** The meanings that come first in an entry: the main meanings of the term. */
  readonly main: ReadonlySet<readonly string[]>;
  /** The meanings as editors write them. */
  readonly texts: readonly string[];
  readonly brafo: readonly number[];
  readonly families: readonly Family[];
}

/** A term with a spelling near to a word. */
export interface NearSynonym {
  /** Its stem. */
  readonly term: string;
  /** As the vocabulary writes it. */
  readonly written: string;
  readonly synonym: Synonym;
  readonly edits: number;
}

/** One synonym with the meanings of several. */
export const mergedSynonyms = (synonyms: readonly Synonym[]): Synonym => ({
  meanings: synonyms.flatMap(({ meanings }) => meanings),
  main: new Set(synonyms.flatMap(({ main }) => [...main])),
  texts: synonyms.flatMap(({ texts }) => texts),
  brafo: synonyms.flatMap(({ brafo }) => brafo),
  families: [...new Set(synonyms.flatMap(({ families }) => families))],
});
