import type { SchoolStart } from '@lehrpfad/contract/school-internships/period-weeks.ts';
import type { DayRange } from '@lehrpfad/contract/search/search.ts';
import type { TownGroup } from '../engine/filters/slots.ts';
import type { Place, PlaceNames } from './places/place-names.ts';
import type { JobType } from './type-words.ts';

/** What a part of a text asks for. */
export type Wish =
  | { readonly kind: 'type'; readonly types: readonly JobType[] }
  | { readonly kind: 'start'; readonly range: DayRange }
  | { readonly kind: 'place'; readonly place: Place; readonly km: number }
  | { readonly kind: 'condition'; readonly mask: number; readonly deniedMask: number }
  | { readonly kind: 'not'; readonly what: string | TownGroup };

/** A wish and the tokens that say it. */
export interface Found {
  readonly wish: Wish;
  readonly label: string;
  readonly at: readonly number[];
}

/** A wish that a text names, with the words that name it. */
export interface Slot {
  readonly wish: Wish;
  readonly label: string;
  /** The words that name it. */
  readonly written: string;
  /** The text without the words that name it. */
  readonly without: string;
}

/** What a text says. */
export interface Understanding {
  readonly slots: readonly Slot[];
  /** What is left to be looked for in the words of ads. */
  readonly words: string;
  /** Words that neither ask for something nor are looked for. */
  readonly ignored: readonly string[];
}

/** What the search knows beside the text. */
export interface Known {
  readonly places: PlaceNames;
  /** Whether a word means something: by the vocabulary, the catalogue or an ad. */
  readonly isKnown: (word: string) => boolean;
  /** Whether several words mean something together. */
  readonly isPhrase: (words: readonly string[]) => boolean;
  /** Whether a word stands in the vocabulary or the catalogue. */
  readonly isMeant: (word: string) => boolean;
  /** The text like which words are read; '' as plain words, undefined as they are. Absent where editors have said nothing. */
  readonly readingOf?: ((words: readonly string[]) => string | undefined) | undefined;
  /** Whether a word is looked for by itself. */
  readonly isCounted: (word: string) => boolean;
  /** The words of a text that are looked for, as they are written. */
  readonly countedIn: (text: string) => readonly string[];
  /** ISO day in Berlin. */
  readonly today: string;
  /** When schools send their pupils to companies, the next first. */
  readonly schoolStarts?: readonly SchoolStart[];
}
