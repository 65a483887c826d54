import { LruCache } from './lru-cache.ts';
import type { Read } from './read.ts';
import type { Reads } from './reads.ts';

interface Kept<Value> {
  readonly value: Value;
  readonly read: Read;
  readonly from: readonly Value[];
}

/** Results up to so many bytes, each as long as no change has touched what it was worked out from. */
export class KeptResults<Value> {
  readonly #reads: Reads;
  readonly #cache: LruCache<Kept<Value>>;

  /** @param bytesOf what a result takes in memory */
  constructor(reads: Reads, bytesOf: (value: Value) => number) {
    this.#reads = reads;
    this.#cache = new LruCache(({ value, read, from }) =>
      from.reduce((sum, one) => sum + bytesOf(one), bytesOf(value) + read.bytes),
    );
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /**
   * @param limit bytes of all results together
   * @param from results that `work` has from elsewhere: it is done again where they are others
   */
  remember(key: string, work: () => Value, limit: number, from: readonly Value[] = []): Value {
    const known = this.#cache.get(key);
    if (
      known !== undefined &&
      from.every((one, at) => one === known.from[at]) &&
      this.#reads.holds(known.read)
    ) {
      this.#reads.recordAgain(known.read);
      return known.value;
    }
    const made = { ...this.#reads.during(work), from };
    this.#cache.set(key, made, limit);
    return made.value;
  }

  clear(): void {
    this.#cache.clear();
  }
}

interface Last<Value> {
  readonly key: string;
  readonly value: Value;
  /** Absent where nobody has asked what it was worked out from. */
  readonly read: Read | undefined;
  readonly version: number;
}

/** The last result, until something changes: for what one search asks several times in a row. */
export class LastResult<Value> {
  readonly #reads: Reads;
  #last: Last<Value> | undefined;

  constructor(reads: Reads) {
    this.#reads = reads;
  }

  of(key: string, work: () => Value): Value {
    const { version, isRecording } = this.#reads;
    const last = this.#last;
    const isKnown = last?.key === key && last.version === version;
    if (isKnown && (last.read !== undefined || !isRecording)) {
      if (last.read !== undefined) this.#reads.recordAgain(last.read);
      return last.value;
    }
    const made = isRecording ? this.#reads.during(work) : { value: work(), read: undefined };
    this.#last = { key, version, ...made };
    return made.value;
  }
}
