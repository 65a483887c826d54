import type { SchoolStart } from '@lehrpfad/contract/school-internships/period-weeks.ts';
import type { DayRange } from '@lehrpfad/contract/search/search.ts';
import type { CompanyGroup, TownGroup } from '../engine/filters/slots.ts';
import type { Place, PlaceNames } from './places/place-names.ts';
import type { JobType } from './type-words.ts';

/** When one type of ads is to begin. */
export interface StartOfType {
  readonly type: JobType;
  readonly range: DayRange;
}

/** A criterion that a part of a text expresses. */
export type Wish =
  | { readonly kind: 'type'; readonly types: readonly JobType[] }
  | {
      readonly kind: 'start';
      readonly range: DayRange;
      /** Set if the text names a start for each of two types; then `range` has no bounds. */
      readonly ofTypes?: readonly StartOfType[];
    }
  | {
      readonly kind: 'place';
      readonly place: Place;
      readonly km: number;
      /** Whether the text says the number of kilometres. */
      readonly saysKm?: boolean;
    }
  | { readonly kind: 'condition'; readonly mask: number; readonly deniedMask: number }
  | { readonly kind: 'not'; readonly what: string | TownGroup }
  /** The names of these companies are the whole text, or begin with it. */
  | { readonly kind: 'company'; readonly companies: CompanyGroup };

/** A condition that people ask for. */
export interface ConditionWord {
  readonly label: string;
  readonly mask: number;
  /** What an ad must not say where the condition is denied. */
  readonly deniedMask: number;
}

/** A wish and the indexes of the tokens that express it. */
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

/** The result of parsing a text. */
export interface Understanding {
  readonly slots: readonly Slot[];
  /** The remaining words, which are searched in the texts of ads. */
  readonly words: string;
  /** Words that are neither part of a wish nor searched. */
  readonly ignored: readonly string[];
}

/** Knowledge of the search beyond the text. */
export interface Known {
  readonly places: PlaceNames;
  /** Whether a word has a meaning: in the vocabulary, the catalogue or an ad. */
  readonly isKnown: (word: string) => boolean;
  /** Whether several words have a meaning as a phrase. */
  readonly isPhrase: (words: readonly string[]) => boolean;
  /** Whether a word is in the vocabulary or the catalogue. */
  readonly isMeant: (word: string) => boolean;
  /** The text like which words are parsed; '' for plain words, undefined for no change. Absent if editors have defined none. */
  readonly readingOf?: ((words: readonly string[]) => string | undefined) | undefined;
  /** Whether a word is searched by itself. */
  readonly isCounted: (word: string) => boolean;
  /** The searched words of a text, as they are written. */
  readonly countedIn: (text: string) => readonly string[];
  /** ISO day in Berlin. */
  readonly today: string;
  /** Periods in which schools send their pupils to companies, the next first. */
  readonly schoolStarts?: readonly SchoolStart[];
}
