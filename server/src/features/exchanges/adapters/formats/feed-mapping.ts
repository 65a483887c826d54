import type { FeedMapping } from '@lehrpfad/contract/exchanges/settings.ts';
import type { FieldName } from './field-names.ts';
import type { Meaning } from './feed-format.ts';

/** Of two fields that stand at the same place each is read. */
const surest = -1000;

/** Where editors have said that fields stand; the rest is detected as in any other feed. */
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

  /** What stands at a path: what editors have said, else what is detected, without the fields that stand elsewhere. */
  at(path: readonly string[], detected: readonly Meaning[]): readonly Meaning[] {
    const own = this.#byPath.get(pathText(path));
    if (own !== undefined) return own;
    return detected.filter((meaning) => !('field' in meaning && this.#fields.has(meaning.field)));
  }
}

/** A path as editors choose it: names from the record down. */
const pathText = (path: readonly string[]): string => path.join('.');

const most = { paths: 200, pathLength: 200, sampleLength: 120, lists: 60 } as const;

/** What stands where in the records that were read; the first value of each place. */
export class FeedSample {
  readonly #paths = new Map<string, string>();
  readonly #lists = new Set<string>();

  addPath(path: readonly string[], value: string): void {
    const text = pathText(path);
    if (this.#paths.size >= most.paths || text.length > most.pathLength) return;
    if (!this.#paths.has(text))
      this.#paths.set(
        text,
        value
          .slice(0, most.sampleLength * 4)
          .replaceAll(/\s+/g, ' ')
          .slice(0, most.sampleLength),
      );
  }

  addList(name: string): void {
    if (this.#lists.size < most.lists && name.length <= most.pathLength) this.#lists.add(name);
  }

  get paths(): { path: string; sample: string }[] {
    return [...this.#paths].map(([path, sample]) => ({ path, sample }));
  }

  get lists(): string[] {
    return [...this.#lists];
  }
}

/** How a feed is to be read, beside what it says itself. */
export interface FeedReading {
  readonly mapping?: FeedMapping | undefined;
  /** Where to note what stands where. */
  readonly sample?: FeedSample | undefined;
}
