import { expect, it } from 'vitest';
import { SearchIndex } from '../../src/features/search/engine/index/search-index.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { UnderstoodSearch } from '../../src/features/search/understanding/understood-search.ts';
import { boardAds, catalogueTexts, today, towns } from './query-corpus.fixture.ts';

const index = new SearchIndex(boardAds, towns, builtInKnowledge);
index.setCatalogue(catalogueTexts);
const search = new UnderstoodSearch(index, () => today);
const textsFor = (text: string) => search.completions(text).map((one) => one.text);

it('finish a town, a month, a condition or a type behind a trade', () => {
  expect(textsFor('koch mag')).toContain('koch Magdeburg');
  expect(textsFor('pflege teil')).toEqual(['pflege Teilzeit']);
  expect(textsFor('verkäufer aug')).toEqual(['verkäufer August 2027']);
  expect(textsFor('magd')).toContain('Magdeburg');
  expect(textsFor('pflege ohne a').every((text) => /ohne Ab/.test(text))).toBe(true);
  expect(textsFor('tischler prak')).toEqual(['tischler Praktikum']);
});

it('lead to as many ads as they say, and never to none', () => {
  for (const typed of ['koch m', 'tischler s', 'pflege h', 'praktikum a', 'magd', 'x', 'qqq m']) {
    for (const { text, count } of search.completions(typed)) {
      expect(count).toBeGreaterThan(0);
      const { count: found, understood } = search.find({ search_multi_match: text });
      expect({ text, count }).toEqual({ text, count: found });
      expect(understood.leftOut).toEqual([]);
    }
  }
});

it('leave a first word of two letters to the occupations, and finished words alone', () => {
  expect(textsFor('ma')).toEqual([]);
  expect(textsFor('koch ')).toEqual([]);
  expect(textsFor('')).toEqual([]);
  expect(textsFor('koch magdeburg')).toEqual([]);
});
