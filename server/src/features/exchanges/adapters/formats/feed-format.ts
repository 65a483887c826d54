import type { FieldName } from './field-names.ts';

/** How one system writes its feed; docs/adding-an-exchange.md explains how to add one. */
export interface FeedFormat {
  /** For editors: 'Personio'. */
  readonly name: string;
  /** In XML: the root element and the element of a record, in small letters; how many elements are around a record, if always as many. */
  readonly xml?: { readonly root: string; readonly record: string; readonly around?: number };
  /** In JSON: names that a record has, all of them; by them it is recognised. */
  readonly marks?: readonly string[];
  /**
   * Where a field stands: names from the record down, joined by dots, several parted by blanks, the surest first. A path also matches
   * the end of a longer one. Names are compared in small letters, without marks.
   */
  readonly fields?: Readonly<Partial<Record<FieldName, string>>>;
  /** Texts of the description in their order: where one stands, and where its heading stands, or what the heading is. */
  readonly texts?: readonly TextPart[];
  /** Address of an ad where records have none, relative to that of the feed: `/job/{id}`. */
  readonly link?: string;
  /** In JSON: where a document names, before its list, the company of all its records. */
  readonly head?: string;
  /** In JSON: what a record says that is not to be shown. */
  readonly hidden?: Readonly<Record<string, unknown>>;
  /** What codes of the kind mean. */
  readonly kinds?: Readonly<Record<string, string>>;
}

export interface TextPart {
  readonly text: string;
  /** Path of the heading, which comes before the text. */
  readonly headingAt?: string;
  readonly heading?: string;
}

/** What stands at a path. */
export type Meaning =
  | { readonly field: FieldName; readonly order: number }
  | { readonly text: number; readonly heading?: string }
  | { readonly heading: true };

/** Names that a path of a format has at most. */
const longestPath = 3;

/** Looks up what stands where, of one format. */
export class FormatPaths {
  readonly #byPath = new Map<string, Meaning[]>();

  constructor({ fields = {}, texts = [] }: FeedFormat) {
    for (const [field, paths] of Object.entries(fields)) {
      for (const [order, path] of paths.split(' ').entries())
        // A format's own paths are surer than names that look alike.
        this.#add(path, { field: field as FieldName, order: order - 100 });
    }
    for (const [order, { text, heading, headingAt }] of texts.entries()) {
      this.#add(text, { text: order, ...(heading !== undefined && { heading }) });
      if (headingAt !== undefined) this.#add(headingAt, { heading: true });
    }
  }

  #add(path: string, meaning: Meaning): void {
    this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), meaning]);
  }

  /** @param names from the record down, without marks */
  at(names: readonly string[]): readonly Meaning[] {
    for (let length = Math.min(names.length, longestPath); length > 0; length -= 1) {
      const found = this.#byPath.get(names.slice(-length).join('.'));
      if (found !== undefined) return found;
    }
    return [];
  }
}
