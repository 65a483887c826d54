declare const cleaned: unique symbol;

/** HTML that `cleanHtml()` has returned. Stores accept only this type for rich texts. */
export type CleanHtml = string & { readonly [cleaned]: true };

type Cleaned<Value> = Value extends string ? CleanHtml : Value;

/** The body of a form, with clean HTML in its HTML fields. */
export type WithCleanHtml<Body, Field extends string> = {
  [Key in keyof Body]: Key extends Field ? Cleaned<Body[Key]> : Body[Key];
};

export const noHtml = '' as CleanHtml;
