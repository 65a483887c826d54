import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { clearBit, countBits, hasBit, intersection, setBit, type Bits } from '../index/bits.ts';
import { LruCache } from '../index/lru-cache.ts';
import { setLimit } from '../index/memory.ts';
import type { Read } from '../index/read.ts';
import type { Reads } from '../index/reads.ts';
import { arrayBytes } from '../matching/match-sets/match-set.ts';

/** One filter: what it is called in the memory, and the doc ids that pass, worked out only where they are not remembered. */
export interface Filter {
  readonly key: string;
  /** Whether an ad passes, also one that comes later; absent where that depends on other ads. */
  readonly has?: (docId: number) => boolean;
  readonly select: () => Bits;
}

/** doc ids that pass, and how many they are. */
export interface DocIdSet {
  readonly bits: Bits;
  readonly count: number;
}

interface KeptSet {
  readonly bits: Bits;
  count: number;
  readonly has: Filter['has'];
  /** The words that it depends on. */
  readonly read: Read;
  /** The change up to which it is right. */
  version: number;
}

/** Sets of doc ids that pass filters. After a change the ads that came or went are put right in them. */
export class FilterSets {
  readonly #ads: AdDocIds;
  readonly #reads: Reads;
  readonly #sets = new LruCache<KeptSet>(
    ({ bits, read }) => 100 + arrayBytes + bits.byteLength + read.bytes,
  );

  constructor(ads: AdDocIds, reads: Reads) {
    this.#ads = ads;
    this.#reads = reads;
  }

  get bytes(): number {
    return this.#sets.bytes;
  }

  clear(): void {
    this.#sets.clear();
  }

  of(filter: Filter): DocIdSet {
    return this.#remembered(filter, () => intersection(this.#ads.alive, filter.select()));
  }

  /** The ads that pass all of them; one filter at least. */
  ofAll(filters: readonly Filter[]): DocIdSet | undefined {
    const [first, ...others] = filters;
    if (first === undefined) return undefined;
    if (others.length === 0) return this.of(first);
    return this.#remembered({ key: keyOf(filters), ...hasAll(filters) }, () =>
      intersection(this.of(first).bits, ...others.map((other) => this.of(other).bits)),
    );
  }

  #remembered({ key, has }: Pick<Filter, 'key' | 'has'>, work: () => Bits): DocIdSet {
    const known = this.#sets.get(key);
    if (known !== undefined && this.#isPutRight(known)) {
      this.#reads.recordAgain(known.read);
      return known;
    }
    const { value: bits, read } = this.#reads.during(work);
    this.#reads.recordAgain(read);
    const { version } = this.#reads;
    const set = { bits, count: countBits(bits), has, read, version };
    this.#sets.set(key, set, setLimit(this.#ads.used));
    return set;
  }

  /** Takes in what has changed since a set was last asked for. @returns false where it has to be worked out anew */
  #isPutRight(set: KeptSet): boolean {
    const { version } = this.#reads;
    if (set.version === version) return true;
    const { has, bits } = set;
    const changed = has && this.#reads.changedSince(set.version);
    // Room for ads that came later is only in a new set.
    if (changed === undefined || bits.length !== this.#ads.alive.length) return false;
    for (const docId of changed) {
      const passes = hasBit(this.#ads.alive, docId) && has?.(docId) === true;
      if (passes === hasBit(bits, docId)) continue;
      if (passes) setBit(bits, docId);
      else clearBit(bits, docId);
      set.count += passes ? 1 : -1;
    }
    set.version = version;
    return true;
  }
}

export function keyOf(filters: readonly Filter[]): string {
  return filters.map(({ key }) => key).join(';');
}

/** What an ad must be to pass all; nothing where one of them cannot say so of a single ad. */
export function hasAll(filters: readonly Filter[]): Pick<Filter, 'has'> {
  const each = filters.flatMap(({ has }) => has ?? []);
  if (each.length < filters.length) return {};
  return { has: (docId) => each.every((has) => has(docId)) };
}
