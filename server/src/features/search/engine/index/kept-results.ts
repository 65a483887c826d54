import { isDeepStrictEqual } from 'node:util';
import { LruCache } from './lru-cache.ts';
import { useOf, type Read } from './read.ts';
import type { Reads } from './reads.ts';

/** What results depend on that use a kept one: that it is what it was, whatever it is worked out from. */
interface Use {
  readonly asRead: Read;
  /** What the result was worked out from the last time. */
  read: Read;
}

interface Kept<Value> {
  readonly value: Value;
  readonly use: Use;
  from: readonly Value[];
  work: () => Value;
}

/** Bytes of a kept result beside its value: the function that works it out with what that refers to, and its use. */
const keptBytes = 400;

/** Results up to so many bytes, each as long as no change has touched what it was worked out from. */
export class KeptResults<Value> {
  readonly #reads: Reads;
  readonly #cache: LruCache<Kept<Value>>;
  readonly #isSame: (one: Value, other: Value) => boolean;

  /**
   * @param bytesOf what a result takes in memory
   * @param isSame whether a result that was worked out anew is what it was before: then all that was made of it stays right
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
   * @param work depends on nothing but what it reads of the index and other results that are remembered; it may be done again later
   * @param limit bytes of all results together
   * @param from results that `work` has from elsewhere: it is done again where they are others
   */
  remember(key: string, work: () => Value, limit: number, from: readonly Value[] = []): Value {
    const known = this.#cache.get(key);
    const isRight =
      known !== undefined &&
      from.every((one, at) => one === known.from[at]) &&
      this.#reads.holds(known.use.read);
    const { use, value } = isRight ? known : this.#made(key, { work, from }, limit, known);
    this.#reads.recordAgain(use.asRead);
    return value;
  }

  clear(): void {
    this.#cache.clear();
  }

  /** Works out a result. It goes on as the known one where it is the same. */
  #made(
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

  /** Whether a result is what it was when it was used. It is worked out again where something has changed that it depends on. */
  #isStillSame(key: string, use: Use, limit: number): boolean {
    const known = this.#cache.get(key);
    const isReplaced = known !== undefined && known.use !== use;
    if (isReplaced) return false;
    if (this.#reads.holds(use.read)) return true;
    // One that is no longer kept has nothing to be compared with; what it has from elsewhere is not known here.
    if (known === undefined || known.from.length > 0 || this.#reads.lastOfAll > use.read.version)
      return false;
    return this.#made(key, known, limit, known) === known;
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
    if (made.read !== undefined) this.#reads.recordAgain(made.read);
    this.#last = { key, version, ...made };
    return made.value;
  }
}
