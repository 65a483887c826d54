import { LruCache } from './lru-cache.ts';
import { readBytes, type Read, type Reads } from './reads.ts';

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
      from.reduce((sum, one) => sum + bytesOf(one), bytesOf(value) + readBytes(read)),
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
