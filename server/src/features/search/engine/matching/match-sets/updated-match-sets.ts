import type { DocIds } from '../../index/doc-ids.ts';
import { LruCache } from '../../index/lru-cache.ts';
import { updatedSetLimit } from '../../index/memory.ts';
import type { Reads } from '../../index/reads.ts';
import type { WordMatch } from '../word-matches.ts';
import { changedMatchSet } from './changed-match-set.ts';
import { matchSetBytes, type MatchSet } from './match-set.ts';
import { MatchSetBuilder } from './match-set-builder.ts';

/** How a match set is made, as a whole and of a single ad. */
export interface Recipe {
  /** Names all that the scores depend on but `matches` and the ads themselves. */
  readonly key: string;
  /** The words by which ads are matched. */
  readonly matches?: readonly WordMatch[];
  readonly build: (builder: MatchSetBuilder) => void;
  /** The score of a living doc id, 0 where it is not in the set. */
  readonly scoreOf: (docId: number) => number;
  /** Records what is read of the index; `build` does so by itself. */
  readonly record?: () => void;
}

interface Made {
  readonly matches: readonly WordMatch[] | undefined;
  readonly key: string;
  readonly set: MatchSet;
  /** The change up to which it is right. */
  readonly version: number;
}

/** A few changed ads are always taken in; of more it is built anew where they are a large part of it. */
const fewChanged = 32;

/** Bytes of a match: its word and its way are shared with others. */
const bytesOfMatch = 40;

const isSameWay = (one: WordMatch, other: WordMatch | undefined) =>
  one.word === other?.word && one.way === other.way;

function areSame(one: readonly WordMatch[] = [], other: readonly WordMatch[] = []): boolean {
  return one.length === other.length && one.every((match, at) => isSameWay(match, other[at]));
}

/** Match sets by the way they are made. After changes only the ads that came or went are put right in them. */
export class UpdatedMatchSets {
  readonly #docIds: DocIds;
  readonly #reads: Reads;
  readonly #builder: MatchSetBuilder;
  readonly #made = new LruCache<Made>(
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
    return this.#made.bytes;
  }

  clear(): void {
    this.#made.clear();
  }

  of(recipe: Recipe): MatchSet {
    if (!this.#reads.isFollowing) return this.built(recipe.build);
    const known = this.#made.get(recipe.key);
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

  /** A match set of which nobody knows how to put it right. */
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

  #keep(key: string, made: Made): void {
    this.#made.set(key, made, updatedSetLimit(this.#docIds.used));
  }

  /** The doc ids that came or went, each once; undefined where that is not known any more. Most match sets ask for the same. */
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
