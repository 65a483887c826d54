/** Names the draft of a form and how the page announces it later. */
export interface DraftOf {
  /** Unique to the form and the edited object; `useFormOf` adds the account. */
  readonly key: string;
  /** Text of the announcement; null if the form itself is always on the page and announces the draft. */
  readonly text: string | null;
  /** Path that opens the form, if it differs from the current one. */
  readonly at?: string | undefined;
}

/** Draft of a form that is always on its page. */
export const draftOnPage = (key: string): DraftOf => ({ key, text: null });

/**
 * Draft of a form that opens over a page.
 * @param form name of the form
 * @param what name of the new object: 'ein Event'
 * @param edited the edited object; null for a new one
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

/** @param what name of the new object: 'ein Event' */
export const begun = (what: string): string =>
  `Sie haben ${what} begonnen und noch nicht gespeichert.`;
