/** How surely a word names a place: after 'in' nearly anything does. */
export interface PlaceHints {
  readonly afterPreposition: boolean;
  readonly afterDistrict: boolean;
  readonly afterPostcode: boolean;
  /** Whether another word of the text means a trade. */
  readonly isBesideTrade: () => boolean;
  /** Whether the text says nothing else but types and times. */
  readonly isAlone: () => boolean;
  /** Whether a word means something else. */
  readonly isOtherwiseMeant: (word: string) => boolean;
  /** Whether a word means something, or an ad contains it. */
  readonly isKnown: (word: string) => boolean;
  /** Whether a word says anything at all. */
  readonly isCounted: (word: string) => boolean;
}
