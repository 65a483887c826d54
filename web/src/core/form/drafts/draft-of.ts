/** Which draft a form keeps, and how it is announced to whoever comes back to the page. */
export interface DraftOf {
  /** Unique to the form and what it edits; `useFormOf` adds whose it is. */
  readonly key: string;
  /** What is said of it; null where the form itself stands on the page and says so. */
  readonly text: string | null;
  /** Path that opens the form, where it is not the one at which it was opened. */
  readonly at?: string | undefined;
}

/** For a form that always stands on its page. */
export const draftOnPage = (key: string): DraftOf => ({ key, text: null });

/**
 * For a form that opens over a page.
 * @param form name of the form
 * @param what is begun with it: 'ein Event'
 * @param edited what it changes; null for something new
 */
export function draftOf(
  form: string,
  what: string,
  edited: { readonly id: number; readonly name: string } | null,
): DraftOf {
  return edited === null
    ? { key: `${form}-new`, text: begun(what) }
    : {
        key: `${form}-${edited.id}`,
        text: `Sie haben „${edited.name}“ geändert und noch nicht gespeichert.`,
      };
}

/** @param what 'ein Event' */
export const begun = (what: string): string =>
  `Sie haben ${what} begonnen und noch nicht gespeichert.`;
