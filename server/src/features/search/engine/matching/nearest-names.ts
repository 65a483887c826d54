import { ResultCache } from '../index/result-cache.ts';
import { textBytes } from '../collections/lru-cache.ts';
import { nearestNameLimit } from '../index/memory.ts';
import type { Reads } from '../index/reads.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { nearbyNames } from './word-matches.ts';
import type { WordTable } from './words/word-table.ts';

/** Caches the names with the spelling nearest to a word. */
export class NearestNames {
  readonly #names: ResultCache<string | undefined>;

  constructor(reads: Reads) {
    this.#names = new ResultCache(reads, (name) => textBytes(name ?? ''));
  }

  get bytes(): number {
    return this.#names.bytes;
  }

  forget(): void {
    this.#names.clear();
  }

  /** The name as people write it; undefined if none is near enough. */
  of(word: string, limit: number, table: WordTable, vocabulary: Vocabulary): string | undefined {
    const work = () => nearestName(word, limit, table, vocabulary);
    return this.#names.remember(word, work, nearestNameLimit);
  }
}

function nearestName(
  word: string,
  limit: number,
  table: WordTable,
  vocabulary: Vocabulary,
): string | undefined {
  const names = nearbyNames(table, word, limit)
    // A noise word would match everything.
    .filter(({ name }) => vocabulary.words(name).length > 0);
  const [nearest] = names.sort(
    (a, b) => a.edits - b.edits || b.docIds - a.docIds || (a.name < b.name ? -1 : 1),
  );
  return nearest?.name;
}
