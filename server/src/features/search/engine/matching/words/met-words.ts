import type { MatchSetBuilder } from '../match-sets/match-set-builder.ts';
import type { Meeting } from '../meetings.ts';
import type { WordTable } from './word-table.ts';

/** Words of the index that answer a word of the query. */
export interface MetWords {
  readonly table: WordTable;
  /** Names the word of the query and how it is read. */
  readonly name: string;
  readonly meetings: readonly Meeting[];
}

export function meetWords({ table, meetings }: MetWords, builder: MatchSetBuilder): void {
  for (const { word, way } of meetings)
    table.forEachDocId(
      word,
      (docId, mask) => builder.meet(docId, way.scores[mask] ?? 0),
      way.fields,
    );
}

/** Records that it was looked up which ads hold the words. */
export function recordWords({ table, meetings }: MetWords): void {
  for (const { word, way } of meetings) table.recordDocIds(word, way.fields);
}

/** @param docId one that came since the doc ids were numbered */
export function scoreOfWords({ table, meetings }: MetWords, docId: number): number {
  let best = 0;
  for (const { word, way } of meetings)
    best = Math.max(best, way.scores[table.maskOf(word, docId)] ?? 0);
  return best;
}
