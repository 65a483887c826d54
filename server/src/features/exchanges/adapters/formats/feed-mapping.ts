import type { FeedMapping } from '@lehrpfad/contract/exchanges/settings.ts';
import type { FieldName } from './field-names.ts';
import type { Meaning } from './feed-format.ts';

/** Order of the editors' paths, before all others. If two fields have the same path, both are read. */
const surest = -1000;

/** Paths of fields that editors have chosen. The other fields are detected as in any other feed. */
export class MappedPaths {
  readonly #byPath = new Map<string, Meaning[]>();
  readonly #fields: ReadonlySet<FieldName>;

  constructor({ fields = {} }: FeedMapping) {
    this.#fields = new Set(Object.keys(fields) as FieldName[]);
    for (const [field, path] of Object.entries(fields)) {
      const meaning = { field: field as FieldName, order: surest };
      this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), meaning]);
    }
  }

  /** Returns the meaning of a path: the editors' choice, else the detected one, unless editors chose another path for that field. */
  at(path: readonly string[], detected: readonly Meaning[]): readonly Meaning[] {
    const own = this.#byPath.get(pathText(path));
    if (own !== undefined) return own;
    return detected.filter((meaning) => !('field' in meaning && this.#fields.has(meaning.field)));
  }
}

/** A path as editors choose it: names from the record down. */
const pathText = (path: readonly string[]): string => path.join('.');

const max = { paths: 200, pathLength: 200, sampleLength: 120, lists: 60 } as const;

/** Paths of the records that were read, with the first value of each. */
export class FeedSample {
  readonly #paths = new Map<string, string>();
  readonly #lists = new Set<string>();

  addPath(path: readonly string[], value: string): void {
    const text = pathText(path);
    if (this.#paths.size >= max.paths || text.length > max.pathLength) return;
    if (!this.#paths.has(text))
      this.#paths.set(
        text,
        value
          .slice(0, max.sampleLength * 4)
          .replaceAll(/\s+/g, ' ')
          .slice(0, max.sampleLength),
      );
  }

  addList(name: string): void {
    if (this.#lists.size < max.lists && name.length <= max.pathLength) this.#lists.add(name);
  }

  get paths(): { path: string; sample: string }[] {
    return [...this.#paths].map(([path, sample]) => ({ path, sample }));
  }

  get lists(): string[] {
    return [...this.#lists];
  }
}

/** Settings for reading a feed, in addition to its own information. */
export interface FeedReading {
  readonly mapping?: FeedMapping | undefined;
  /** Collects the paths and their first values. */
  readonly sample?: FeedSample | undefined;
}
