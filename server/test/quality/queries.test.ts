import { writeSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { SearchIndex } from '../../src/features/search/engine/index/search-index.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { UnderstoodSearch } from '../../src/features/search/understanding/understood-search.ts';
import { casesOf, halves, type Half } from './measuring.ts';
import { boardAds, catalogueTexts, today, towns } from './query-corpus.fixture.ts';
import { figuresOf, figuresTable, meansOf, type QueryFigures } from './query-score.fixture.ts';
import { truthOf, type QueryCase } from './query-truth.fixture.ts';

const index = new SearchIndex(boardAds, towns, builtInKnowledge);
index.setCatalogue(catalogueTexts);
const understood = new UnderstoodSearch(index, () => today);

/** Returns the ids of all hits, best first. */
function search(text: string): number[] {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = understood.find({ search_multi_match: text }, { page });
    ids.push(...found.ids);
    if (found.ids.length === 0) return ids;
  }
}

/** Slightly less than the current results. */
const least: Record<
  Half,
  { precision: number; recall: number; firstIsRight: number; deadEnds: number }
> = {
  tuning: { precision: 0.95, recall: 0.93, firstIsRight: 0.96, deadEnds: 0 },
  'held-out': { precision: 0.91, recall: 0.87, firstIsRight: 0.93, deadEnds: 4 },
};

function measure(half: Half): readonly QueryFigures[] {
  return casesOf<QueryCase>('queries', half).map((one) =>
    figuresOf(one, truthOf(one, boardAds), search(one.query)),
  );
}

const figures = new Map(halves.map((half) => [half, measure(half)]));

afterAll(() => {
  // Written directly, because the test runner hides the output of passing tests.
  for (const [half, some] of figures) writeSync(1, `${figuresTable(half, some)}\n`);
});

describe.each(halves)('queries nobody has tuned the search to (%s)', (half) => {
  it('are answered as well as promised', () => {
    const { precision, recall, firstIsRight, deadEnds } = meansOf(figures.get(half) ?? []);
    expect(precision).toBeGreaterThanOrEqual(least[half].precision);
    expect(recall).toBeGreaterThanOrEqual(least[half].recall);
    expect(firstIsRight).toBeGreaterThanOrEqual(least[half].firstIsRight);
    expect(deadEnds).toBeLessThanOrEqual(least[half].deadEnds);
  });
});
