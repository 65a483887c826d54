import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SearchIndex } from '../engine/index/search-index.ts';
import { stem, wordsOf } from '../engine/text/analysis.ts';
import { UnderstoodSearch } from '../understanding/understood-search.ts';
import {
  builtInKnowledge,
  judgedAds,
  judgedIndexedAds,
  judgedQueries,
  judgedTowns,
} from './corpus.fixture.ts';
import { score } from './score.ts';

const keyOf = (text: string) => wordsOf(text).map(stem).join(' ');

/** Judged queries that equal a line of the built-in knowledge: without that line they test the search and not the line. */
const meant = new Set(
  builtInKnowledge.flatMap(({ kind, term }) => (kind === 'synonym' ? [keyOf(term)] : [])),
);
const left = judgedQueries.filter(({ query }) => meant.has(keyOf(query)));
const leftOut = new Set(left.map(({ query }) => keyOf(query)));
const rest = builtInKnowledge.filter(
  ({ kind, term }) => kind !== 'synonym' || !leftOut.has(keyOf(term)),
);
const search = new UnderstoodSearch(
  new SearchIndex(judgedIndexedAds, judgedTowns, rest),
  () => '2026-11-24',
);

function idsOf(text: string): number[] {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = search.find({ search_multi_match: text }, { page });
    ids.push(...found.ids);
    if (found.ids.length === 0) return ids;
  }
}

it('queries that are a line of the vocabulary are mostly found without that line, too', () => {
  const { queries, precision, recall, firstIsRight, deadEnds } = score(left, judgedAds, idsOf);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  writeSync(
    1,
    `left out: ${queries} judged queries without their line of the vocabulary: precision ${percent(precision)}, recall ${percent(recall)}, first right ${percent(firstIsRight)}, ${deadEnds.length} dead ends\n`,
  );
  expect(queries).toBeGreaterThan(250);
  expect(precision).toBeGreaterThanOrEqual(0.78);
  expect(recall).toBeGreaterThanOrEqual(0.8);
  expect(deadEnds.length).toBeLessThanOrEqual(32);
});
