import type { FieldName } from './field-names.ts';

/** The feed format of one system; docs/adding-an-exchange.md explains how to add one. */
export interface FeedFormat {
  /** Name for editors: 'Personio'. */
  readonly name: string;
  /** In XML: root element and record element, in small letters; number of elements around a record, if it is fixed. */
  readonly xml?: { readonly root: string; readonly record: string; readonly around?: number };
  /** In JSON: names that each record has and by which it is recognised. */
  readonly marks?: readonly string[];
  /**
   * Paths of a field: names from the record down, joined by dots; several separated by blanks, the most reliable first. A path also matches
   * the end of a longer one. Names are compared in small letters, without punctuation.
   */
  readonly fields?: Readonly<Partial<Record<FieldName, string>>>;
  /** Texts of the description in their order: the path of each, and the path of its heading, or the heading itself. */
  readonly texts?: readonly TextPart[];
  /** URL of an ad if records have none, relative to that of the feed: `/job/{id}`. */
  readonly link?: string;
  /** In JSON: the path before the list at which a document names the company of all its records. */
  readonly head?: string;
  /** In JSON: values of a record that is not to be shown. */
  readonly hidden?: Readonly<Record<string, unknown>>;
  /** Meanings of codes for the kind. */
  readonly kinds?: Readonly<Record<string, string>>;
}

export interface TextPart {
  readonly text: string;
  /** Path of the heading, which comes before the text. */
  readonly headingAt?: string;
  readonly heading?: string;
}

/** Meaning of the value at a path. */
export type Meaning =
  | { readonly field: FieldName; readonly order: number }
  | { readonly text: number; readonly heading?: string }
  | { readonly heading: true };

/** Maximum number of names of a format's path that are compared. */
const maxPathLength = 3;

/** Looks up the meaning of paths in one format. */
export class FormatPaths {
  readonly #byPath = new Map<string, Meaning[]>();

  constructor({ fields = {}, texts = [] }: FeedFormat) {
    for (const [field, paths] of Object.entries(fields)) {
      for (const [order, path] of paths.split(' ').entries())
        // A format's own paths take precedence over names that are only similar.
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

  /** @param names from the record down, without punctuation */
  at(names: readonly string[]): readonly Meaning[] {
    for (let length = Math.min(names.length, maxPathLength); length > 0; length -= 1) {
      const found = this.#byPath.get(names.slice(-length).join('.'));
      if (found !== undefined) return found;
    }
    return [];
  }
}
