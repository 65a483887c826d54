import { expect, it } from 'vitest';
import { SearchIndex } from '../index/search-index.ts';
import { smallAd } from '../testing/small-ads.fixture.ts';
import { UnderstoodSearch } from '../../understanding/understood-search.ts';

const synonym = (term: string, meaning: string) => ({
  kind: 'synonym' as const,
  term,
  meanings: [meaning],
  brafo: [],
});

const coach = 'Sportfachmann/-frau';
const ads = [smallAd({ id: 1, job_name: coach }), smallAd({ id: 2, job_name: 'Tischler/-in' })];
const index = new SearchIndex(ads, [], [synonym('fußball', coach), synonym('wasserwacht', coach)]);
index.setCatalogue([coach, 'Tischler/-in']);
const search = new UnderstoodSearch(index, () => '2026-11-24');
const idsOf = (text: string) => search.find({ search_multi_match: text }).ids;

it('a mistyped form of a term is found by its stem', () => {
  expect(idsOf('fusballer')).toEqual([1]);
});

it('a mistyped term is shown as the term, not as what it means', () => {
  const { guessed } = search.understand({ search_multi_match: 'wasserwaage' });
  expect(guessed?.map(({ meant }) => meant)).toEqual(['Wasserwacht']);
});

it('the stem of a short word is near to too many terms', () => {
  expect(idsOf('fusser')).toEqual([]);
});

it('a mistyped trade is the trade that it means', () => {
  expect(search.understand({ search_multi_match: 'tischla' }).asked.trade?.professions).toEqual(
    search.understand({ search_multi_match: 'tischler' }).asked.trade?.professions,
  );
});
