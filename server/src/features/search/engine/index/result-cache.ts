import { isDeepStrictEqual } from 'node:util';
import { LruCache } from '../collections/lru-cache.ts';
import { useOf, type Read } from './read.ts';
import type { Reads } from './reads.ts';

/** The dependency of other results on a cached one: they stay valid while its value stays the same, even if its own inputs change. */
interface Use {
  readonly asRead: Read;
  /** What was read when the result was last computed. */
  read: Read;
}

interface Kept<Value> {
  readonly value: Value;
  readonly use: Use;
  from: readonly Value[];
  work: () => Value;
}

/** Bytes of a cached result without its value: the function that computes it, with everything it refers to, and its use. */
const keptBytes = 400;

/** Caches results up to a number of bytes. A result is valid until a change touches something that was read to compute it. */
export class ResultCache<Value> {
  readonly #reads: Reads;
  readonly #cache: LruCache<Kept<Value>>;
  readonly #isSame: (one: Value, other: Value) => boolean;

  /**
   * @param bytesOf memory of a result
   * @param isSame whether a result that was computed again equals the former one: then all results that depend on it stay valid
   */
  constructor(
    reads: Reads,
    bytesOf: (value: Value) => number,
    isSame: (one: Value, other: Value) => boolean = isDeepStrictEqual,
  ) {
    this.#reads = reads;
    this.#isSame = isSame;
    this.#cache = new LruCache(({ value, use, from }) =>
      from.reduce((sum, one) => sum + bytesOf(one), bytesOf(value) + use.read.bytes + keptBytes),
    );
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /**
   * @param work may depend only on the index and on other cached results, since it may run again later
   * @param limit bytes of all results together
   * @param from results that `work` gets from elsewhere: it runs again if they are different
   */
  remember(key: string, work: () => Value, limit: number, from: readonly Value[] = []): Value {
    const known = this.#cache.get(key);
    const isRight =
      known !== undefined &&
      from.every((one, at) => one === known.from[at]) &&
      this.#reads.holds(known.use.read);
    const { use, value } = isRight ? known : this.#fromRecipe(key, { work, from }, limit, known);
    this.#reads.recordAgain(use.asRead);
    return value;
  }

  clear(): void {
    this.#cache.clear();
  }

  /** Computes a result. If it equals the known one, the known entry is kept. */
  #fromRecipe(
    key: string,
    { work, from }: Pick<Kept<Value>, 'work' | 'from'>,
    limit: number,
    known: Kept<Value> | undefined,
  ): Kept<Value> {
    const { value, read } = this.#reads.during(work);
    if (known !== undefined && this.#isSame(known.value, value)) {
      known.use.read = read;
      Object.assign(known, { from, work });
      this.#cache.set(key, known, limit);
      return known;
    }
    const isSame = () => this.#isStillSame(key, use, limit);
    const asRead = useOf(isSame, this.#reads.version);
    const use: Use = { asRead, read };
    const kept = { value, use, from, work };
    this.#cache.set(key, kept, limit);
    return kept;
  }

  /** Whether a result equals the one that was used. It is computed again if its inputs have changed. */
  #isStillSame(key: string, use: Use, limit: number): boolean {
    const known = this.#cache.get(key);
    const isReplaced = known !== undefined && known.use !== use;
    if (isReplaced) return false;
    if (this.#reads.holds(use.read)) return true;
    // A result that is no longer cached cannot be compared, and one with results from elsewhere cannot be computed here.
    if (known === undefined || known.from.length > 0 || this.#reads.lastOfAll > use.read.version)
      return false;
    return this.#fromRecipe(key, known, limit, known) === known;
  }
}

interface Last<Value> {
  readonly key: string;
  readonly value: Value;
  /** Absent if nobody was recording reads. */
  readonly read: Read | undefined;
  readonly version: number;
}

/** Remembers the last result until something changes: one search asks for the same result several times in a row. */
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
    const fromRecipe = isRecording ? this.#reads.during(work) : { value: work(), read: undefined };
    if (fromRecipe.read !== undefined) this.#reads.recordAgain(fromRecipe.read);
    this.#last = { key, version, ...fromRecipe };
    return fromRecipe.value;
  }
}
