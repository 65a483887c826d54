import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { smallAd } from '../../engine/testing/small-ads.fixture.ts';
import { UnderstoodSearch } from '../understood-search.ts';

const town = {
  id: 1,
  name: 'Burg',
  district: 'Jerichower Land',
  population: 30_000,
  aliases: [],
  parts: [],
  knownParts: [],
  latitude: 52,
  longitude: 11,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
};

const ad = (id: number, company: string, companyId: number, title = 'Maler/-in') =>
  smallAd({ id, job_name: 'Maler/-in', title, company_name: company, companyId, townId: 1 });

function searchOf() {
  const index = new SearchIndex(
    [
      ad(1, 'Farbenhaus Krug GmbH', 1),
      ad(2, 'Farbenhaus Krug GmbH', 1),
      ad(3, 'Farbenhaus Krug GmbH', 2),
      ad(4, 'Lack und Farbe', 3, 'Farbenhaus Krug sucht Maler'),
      ad(5, 'Maler', 4),
      ad(6, 'Malerei Burg', 5),
    ],
    [town],
  );
  index.setCatalogue(['Maler/-in', 'Malerei']);
  const search = new UnderstoodSearch(index, () => '2026-11-24');
  return { index, find: (text: string) => search.find({ search_multi_match: text }) };
}

const labelsOf = ({ understood }: ReturnType<ReturnType<typeof searchOf>['find']>) =>
  understood.slots.map(({ label }) => label);

describe('the name of a company', () => {
  it('finds the ads of the companies that are called so, and no others', () => {
    const { find } = searchOf();
    for (const text of ['Farbenhaus Krug GmbH', 'farbenhaus krug gmbh', ' Farbenhaus-Krug GmbH ']) {
      const found = find(text);
      expect({ text, ids: found.ids.toSorted((a, b) => a - b) }).toEqual({ text, ids: [1, 2, 3] });
      expect(labelsOf(found)).toEqual(['Unternehmen: Farbenhaus Krug GmbH']);
      expect(found.hasWords).toBe(true);
    }
  });

  it('is searched as words where it is an occupation, or where it names a place', () => {
    const { find } = searchOf();
    expect(find('Maler').count).toBe(6);
    expect(labelsOf(find('Malerei Burg'))).toEqual(['Burg']);
  });

  it('also finds companies whose names continue it, as those of branches do', () => {
    const { index, find } = searchOf();
    index.replace([7], [ad(7, 'Kornhof', 7)]);
    expect(find('Kornhof').ids).toEqual([7]);
    index.replace([8, 9], [ad(8, 'Kornhof Filiale Nord', 8), ad(9, 'Kornhofer', 9)]);
    expect(find('Kornhof').ids.toSorted((a, b) => a - b)).toEqual([7, 8]);
  });

  it('is searched as words beside others', () => {
    expect(labelsOf(searchOf().find('Maler bei Farbenhaus Krug GmbH'))).toEqual([]);
  });

  it('is followed when companies come, are renamed and go', () => {
    const { index, find } = searchOf();
    const count = (text: string) => [find(text).count, labelsOf(find(text)).length];
    expect(count('Farbenhaus Krug GmbH')).toEqual([3, 1]);
    index.replace([3], [ad(3, 'Pinsel Voss GmbH', 2)]);
    expect(count('Farbenhaus Krug GmbH')).toEqual([2, 1]);
    expect(count('Pinsel Voss GmbH')).toEqual([1, 1]);
    index.replace([1, 2], []);
    expect(labelsOf(find('Farbenhaus Krug GmbH'))).toEqual([]);
    expect(count('Tünche Kurz GmbH')[1]).toBe(0);
    index.replace([7], [ad(7, 'Tünche Kurz GmbH', 6)]);
    expect(count('Tünche Kurz GmbH')).toEqual([1, 1]);
  });
});

it('filters of the search hold for the ads of a company, too', () => {
  const { index } = searchOf();
  const search = new UnderstoodSearch(index, () => '2026-11-24');
  const found = search.find({ search_multi_match: 'Farbenhaus Krug GmbH', job_ids: [2, 4] });
  expect(found.ids).toEqual([2]);
});
