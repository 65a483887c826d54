/*
 * Shapes in which employers and boards publish, written down before they were read, with values of our own: variants of the formats, and
 * others that have none. From public documentation of the systems that the names tell.
 */

export const json = (value: unknown) => JSON.stringify(value);

/** What an ad should have; `says` are words of its description, in their order. */
interface Expected {
  readonly says?: readonly string[];
  readonly [field: string]: unknown;
}

/** A feed as it is sent, and the ads that it should give by their ids. */
export interface Variant {
  readonly url: string;
  readonly body: string | Buffer;
  /** Further pages, by their addresses. */
  readonly more?: Readonly<Record<string, string>>;
  /** The company where records name none. */
  readonly company?: string;
  /** How it is fetched where the bytes do not tell. */
  readonly kind?: 'career' | 'table';
  readonly ads: Readonly<Record<string, Expected>>;
}

export const host = 'https://jobs.werk.example';
