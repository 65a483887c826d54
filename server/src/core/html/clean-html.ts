declare const cleaned: unique symbol;

/** HTML that `cleanHtml()` has made: what stores write of rich texts, and so what they read. Nothing else makes it. */
export type CleanHtml = string & { readonly [cleaned]: true };

type Cleaned<Value> = Value extends string ? CleanHtml : Value;

/** What a form sent, with clean HTML in those of its fields that hold HTML. */
export type WithCleanHtml<Body, Field extends string> = {
  [Key in keyof Body]: Key extends Field ? Cleaned<Body[Key]> : Body[Key];
};

/** An empty text. */
export const noHtml = '' as CleanHtml;
