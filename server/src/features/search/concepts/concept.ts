/**
 * A family of occupations and the words by which people search for it. All fields are comma-separated lists; a word or phrase in several
 * families means all of them.
 */
export interface Concept {
  /** Names of occupations of the catalogue, or enough of their words: an ad must contain all words of one. */
  readonly means: string;
  /** Everyday names, tasks, tools, places of work, school subjects, pastimes, former names, employers. */
  readonly de?: string;
  readonly en?: string;
  readonly pl?: string;
  /** Cyrillic; the spellings in Latin letters are generated. */
  readonly uk?: string;
  readonly ru?: string;
  readonly ar?: string;
  /** Arabic in Latin letters. */
  readonly latin?: string;
  readonly vi?: string;
  readonly tr?: string;
  readonly ro?: string;
  readonly es?: string;
  readonly fr?: string;
  /** Farsi and Dari. */
  readonly fa?: string;
  /** Kurmanji. */
  readonly ku?: string;
}

/** The items of a comma-separated list. */
export const itemsOf = (list = ''): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
