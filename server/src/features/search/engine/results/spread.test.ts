import type { Sorting } from '@lehrpfad/contract/core/options.ts';
import { searchFilters, type SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../index/search-index.ts';
import { smallAd } from '../testing/small-ads.fixture.ts';

type SmallAd = Parameters<typeof smallAd>[0];

function idsOf(
  index: SearchIndex,
  parameters: SearchParameters,
  sort: Sorting = 'relevance',
): number[] {
  const query = searchFilters.parse(parameters);
  const { count } = index.find(query);
  return Array.from({ length: Math.ceil(count / 20) }, (_, at) =>
    index.find(query, { page: at + 1, sort }),
  ).flatMap(({ ids }) => ids);
}

/** Ads of these companies, newest first; the id of an ad is its position from 1. */
function indexOf(companies: readonly number[], own: Partial<SmallAd> = {}): SearchIndex {
  const ads = companies.map((companyId, at) =>
    smallAd({
      companyId,
      title: 'Koch',
      publish_date: new Date(Date.UTC(2026, 10, 1) - at * 86_400_000).toISOString().slice(0, 10),
      ...own,
      id: at + 1,
    }),
  );
  return new SearchIndex(ads, []);
}

describe('ads of one company', () => {
  it.each([
    ['two in a row stay', [1, 1, 2, 2], [1, 2, 3, 4]],
    ['a third waits for another company', [1, 1, 1, 1, 2, 3], [1, 2, 5, 3, 4, 6]],
    ['those that wait keep their order', [1, 1, 1, 1, 1, 2, 3], [1, 2, 6, 3, 4, 7, 5]],
    ['without another company they follow each other', [1, 1, 1, 1], [1, 2, 3, 4]],
  ])('%s', (_, companies, expected) => {
    const index = indexOf(companies);
    expect(idsOf(index, {})).toEqual(expected);
    expect(idsOf(index, { search_multi_match: 'koch' })).toEqual(expected);
  });

  it('of which there are very many leave nothing out, and come once each', () => {
    const companies = Array.from({ length: 500 }, (_, at) => (at < 400 ? 1 : 2 + (at % 7)));
    const index = indexOf(companies, { title: 'Koch Küche' });
    for (const search_multi_match of ['', 'koch', 'koch kueche']) {
      const ids = idsOf(index, { search_multi_match });
      expect(ids.toSorted((a, b) => a - b)).toEqual(companies.map((_, at) => at + 1));
      const first = ids.slice(0, 150).map((id) => companies[id - 1]);
      const isThird = (company: number | undefined, at: number) =>
        at > 1 && company === first[at - 1] && company === first[at - 2];
      expect(first.some(isThird)).toBe(false);
    }
  });

  it('are not parted by what is less than half as relevant', () => {
    const own = [{ job_name: 'Koch' }, { job_name: 'Koch' }, { job_name: 'Koch' }];
    const ads = [...own, { companyId: 2, details: 'Koch' }];
    const index = new SearchIndex(
      ads.map((ad, at) => smallAd({ ...ad, id: 10 - at })),
      [],
    );
    expect(idsOf(index, { search_multi_match: 'koch' })).toEqual([10, 9, 8, 7]);
  });

  it('stay where somebody has asked for the newest, but on one day', () => {
    expect(idsOf(indexOf([1, 1, 1, 2]), {}, 'newest')).toEqual([1, 2, 3, 4]);
    const onOneDay = indexOf([1, 1, 1, 2], { publish_date: '2026-11-01' });
    expect(idsOf(onOneDay, {}, 'newest')).toEqual([4, 3, 2, 1]);
    const nearlyOne = indexOf([2, 1, 1, 1], { publish_date: '2026-11-01' });
    expect(idsOf(nearlyOne, {}, 'newest')).toEqual([4, 3, 1, 2]);
  });

  it('count together where their companies are of one account', () => {
    const ads = [1, 2, 3, 4].map((id) =>
      smallAd({ id, companyId: id, accountId: id > 1 ? 7 : null }),
    );
    expect(idsOf(new SearchIndex(ads, []), {})).toEqual([4, 3, 1, 2]);
  });
});
