export interface Suggestion {
  /** Unique in its list. */
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
}

export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  readonly label: string;
  readonly items: readonly Item[];
}
