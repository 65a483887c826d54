import type { AdDocIds } from '../index/ad-doc-ids.ts';
import {
  clearBit,
  countBits,
  hasBit,
  intersection,
  setBit,
  type Bits,
} from '../collections/bits.ts';
import { LruCache } from '../collections/lru-cache.ts';
import { setLimit } from '../index/memory.ts';
import type { Read } from '../index/read.ts';
import type { Reads } from '../index/reads.ts';
import { arrayBytes } from '../matching/match-sets/match-set.ts';

/** A filter: its cache key and a function that selects the doc ids that pass, called only if they are not cached. */
export interface Filter {
  readonly key: string;
  /** Whether an ad passes, including ads added later; absent if the answer depends on other ads. */
  readonly has?: (docId: number) => boolean;
  readonly select: () => Bits;
}

/** Doc ids that pass, and their number. */
export interface DocIdSet {
  readonly bits: Bits;
  readonly count: number;
}

interface KeptSet {
  readonly bits: Bits;
  count: number;
  readonly has: Filter['has'];
  /** The words on which the set depends. */
  readonly read: Read;
  /** Version of the index for which the set is correct. */
  version: number;
}

/** Caches the sets of doc ids that pass filters. After a change only the added and removed ads are updated in them. */
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

  /** The ads that pass all filters; undefined if there is no filter. */
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

  /** Applies the changes since the set was last read. @returns false if the set has to be selected again */
  #isPutRight(set: KeptSet): boolean {
    const { version } = this.#reads;
    if (set.version === version) return true;
    const { has, bits } = set;
    const changed = has && this.#reads.changedSince(set.version);
    // Only a new set has room for ads that were added later.
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

/** Combined check that an ad passes all filters; empty if one of them has no check of a single ad. */
export function hasAll(filters: readonly Filter[]): Pick<Filter, 'has'> {
  const each = filters.flatMap(({ has }) => has ?? []);
  if (each.length < filters.length) return {};
  return { has: (docId) => each.every((has) => has(docId)) };
}
