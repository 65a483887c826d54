/*
 * Formats in which employers and boards publish, written down before they were read for the first time, with values of our own: variants of
 * known formats, and data without a format. From public documentation of the systems in their names.
 */

export const json = (value: unknown) => JSON.stringify(value);

/** Expected values of an ad; `says` are words of its description, in their order. */
interface Expected {
  readonly says?: readonly string[];
  readonly [field: string]: unknown;
}

/** A feed as it is sent, and the expected ads by their ids. */
export interface Variant {
  readonly url: string;
  readonly body: string | Buffer;
  /** Further pages, by their URLs. */
  readonly more?: Readonly<Record<string, string>>;
  /** The company if records name none. */
  readonly company?: string;
  /** The adapter, if the bytes do not tell it. */
  readonly kind?: 'career' | 'table' | 'xml';
  readonly ads: Readonly<Record<string, Expected>>;
}

export const host = 'https://jobs.werk.example';
