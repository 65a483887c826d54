import type { DocIds } from '../../index/doc-ids.ts';
import { LruCache } from '../../collections/lru-cache.ts';
import { updatedSetLimit } from '../../index/memory.ts';
import type { Reads } from '../../index/reads.ts';
import type { WordMatch } from '../word-matches.ts';
import { changedMatchSet } from './changed-match-set.ts';
import { matchSetBytes, type MatchSet } from './match-set.ts';
import { MatchSetBuilder } from './match-set-builder.ts';

/** How a match set is built, and how the score of a single ad is calculated. */
export interface Recipe {
  /** Identifies all inputs of the scores except `matches` and the ads themselves. */
  readonly key: string;
  /** The words by which ads are matched. */
  readonly matches?: readonly WordMatch[];
  readonly build: (builder: MatchSetBuilder) => void;
  /** The score of an existing ad's doc id, 0 if it is not in the set. */
  readonly scoreOf: (docId: number) => number;
  /** Records the reads of the index; `build` records its own. */
  readonly record?: () => void;
}

interface Made {
  readonly matches: readonly WordMatch[] | undefined;
  readonly key: string;
  readonly set: MatchSet;
  /** Version of the index for which the set is valid. */
  readonly version: number;
}

/** Up to this many changed ads are always applied; if more form a large part of the set, it is built anew. */
const fewChanged = 32;

/** Bytes of a match, without its word and its way, which are shared. */
const bytesOfMatch = 40;

const isSameWay = (one: WordMatch, other: WordMatch | undefined) =>
  one.word === other?.word && one.matchType === other.matchType;

function areSame(one: readonly WordMatch[] = [], other: readonly WordMatch[] = []): boolean {
  return one.length === other.length && one.every((match, at) => isSameWay(match, other[at]));
}

/** Caches match sets by the way in which they are made. After a change only the added and removed ads are updated in them. */
export class UpdatedMatchSets {
  readonly #docIds: DocIds;
  readonly #reads: Reads;
  readonly #builder: MatchSetBuilder;
  readonly #fromRecipe = new LruCache<Made>(
    ({ set, matches = [] }) => matchSetBytes(set) + bytesOfMatch * matches.length,
  );
  #count = 0;
  #changed: { readonly since: number; readonly at: number; readonly docIds: readonly number[] } = {
    since: 0,
    at: 0,
    docIds: [],
  };

  constructor(docIds: DocIds, reads: Reads) {
    this.#docIds = docIds;
    this.#reads = reads;
    this.#builder = new MatchSetBuilder(docIds);
  }

  get bytes(): number {
    return this.#fromRecipe.bytes;
  }

  clear(): void {
    this.#fromRecipe.clear();
  }

  of(recipe: Recipe): MatchSet {
    if (!this.#reads.isFollowing) return this.built(recipe.build);
    const known = this.#fromRecipe.get(recipe.key);
    const updated = known && this.#updated(known, recipe);
    if (updated !== undefined) {
      recipe.record?.();
      return updated;
    }
    const key = this.#newKey();
    const set = this.built(recipe.build, key);
    this.#keep(recipe.key, { key, set, matches: recipe.matches, version: this.#reads.version });
    return set;
  }

  /** Builds a match set that cannot be updated. */
  built(build: Recipe['build'], key = this.#newKey()): MatchSet {
    this.#builder.begin();
    build(this.#builder);
    return this.#builder.build(key);
  }

  #newKey(): string {
    this.#count += 1;
    return String(this.#count);
  }

  #updated(known: Made, { key, matches, scoreOf }: Recipe): MatchSet | undefined {
    if (!areSame(known.matches, matches)) return undefined;
    const { version } = this.#reads;
    if (known.version === version) return known.set;
    const changed = this.#changedSince(known.version);
    if (changed === undefined || changed.length > fewChanged + known.set.count / 8)
      return undefined;
    const set = changedMatchSet(known.set, changed, {
      docIds: this.#docIds,
      scoreOf,
      key: known.key,
    });
    if (set !== undefined) this.#keep(key, { ...known, set, version });
    return set;
  }

  #keep(key: string, fromRecipe: Made): void {
    this.#fromRecipe.set(key, fromRecipe, updatedSetLimit(this.#docIds.used));
  }

  /** Doc ids that were added or removed, without duplicates; undefined if no longer known. Most match sets request the same ones. */
  #changedSince(version: number): readonly number[] | undefined {
    const { version: at } = this.#reads;
    if (this.#changed.since !== version || this.#changed.at !== at) {
      const docIds = this.#reads.changedSince(version);
      if (docIds === undefined) return undefined;
      this.#changed = { since: version, at, docIds: [...new Set(docIds)] };
    }
    return this.#changed.docIds;
  }
}
