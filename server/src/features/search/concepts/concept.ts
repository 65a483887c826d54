/**
 * A family of occupations and the words by which people ask for it. All fields are lists with commas; a word or phrase that several
 * families name stands for all of them.
 */
export interface Concept {
  /** Names of occupations of the catalogue, or enough words of them: an ad must hold all words of one. */
  readonly means: string;
  /** Everyday names, tasks, tools, places of work, school subjects, pastimes, former names, employers. */
  readonly de?: string;
  readonly en?: string;
  readonly pl?: string;
  /** Cyrillic; how phones write it in Latin letters is added. */
  readonly uk?: string;
  readonly ru?: string;
  readonly ar?: string;
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

/** The items of a list with commas. */
export const itemsOf = (list = ''): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
