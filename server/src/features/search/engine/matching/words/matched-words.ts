import type { MatchSetBuilder } from '../match-sets/match-set-builder.ts';
import type { WordMatch } from '../word-matches.ts';
import type { WordTable } from './word-table.ts';

/** Words of the index that match a word of the query. */
export interface MatchedWords {
  readonly table: WordTable;
  /** Identifies the word of the query and its interpretation. */
  readonly name: string;
  readonly matches: readonly WordMatch[];
}

export function addWordMatches({ table, matches }: MatchedWords, builder: MatchSetBuilder): void {
  for (const { word, matchType } of matches)
    table.forEachDocId(
      word,
      (docId, mask) => builder.addMatch(docId, matchType.scores[mask] ?? 0),
      matchType.fields,
    );
}

/** Records as read which ads contain the words. */
export function recordWords({ table, matches }: MatchedWords): void {
  for (const { word, matchType } of matches) table.recordDocIds(word, matchType.fields);
}

/** @param docId added after the last numbering of doc ids */
export function scoreOfWords({ table, matches }: MatchedWords, docId: number): number {
  let best = 0;
  for (const { word, matchType } of matches)
    best = Math.max(best, matchType.scores[table.maskOf(word, docId)] ?? 0);
  return best;
}
