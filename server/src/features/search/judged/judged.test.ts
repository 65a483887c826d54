import { writeSync } from 'node:fs';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { SearchIndex } from '../engine/index/search-index.ts';
import {
  builtInKnowledge,
  judgedAds,
  judgedIndexedAds,
  judgedQueries,
  judgedTowns,
} from './corpus.fixture.ts';
import { score, scoreTable } from './score.ts';

const index = new SearchIndex(judgedIndexedAds, judgedTowns, builtInKnowledge);

/** Ids of all hits, best first. */
function search(text: string): number[] {
  const query: SearchFilters = { search_multi_match: text };
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = index.find(query, { page });
    ids.push(...found.ids);
    if (found.ids.length === 0) return ids;
  }
}

const scores = score(judgedQueries, judgedAds, search);

afterAll(() => {
  // Written to the file descriptor, because the test runner suppresses the output of passing tests.
  writeSync(1, `${scoreTable(scores)}\n`);
});

describe('what people type, and what they want of it', () => {
  it('is judged for many searches', () => {
    expect(scores.queries).toBeGreaterThanOrEqual(800);
  });

  it('comes first', () => {
    expect(scores.precision).toBeGreaterThanOrEqual(0.9);
    expect(scores.firstIsRight).toBeGreaterThanOrEqual(0.9);
  });

  it('is found', () => {
    expect(scores.recall).toBeGreaterThanOrEqual(0.95);
    expect(scores.deadEnds).toEqual([]);
  });

  it('is not mixed with what nobody can mean', () => {
    expect(scores.overstepping).toEqual([]);
  });
});
