import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { smallAd } from '../../engine/testing/small-ads.fixture.ts';
import { UnderstoodSearch } from '../understood-search.ts';

const townAt = (id: number, name: string, longitude: number) => ({
  id,
  name,
  district: name,
  population: 30_000,
  aliases: [],
  parts: [],
  knownParts: [],
  latitude: 52,
  longitude,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
});

/** Genthin is 14 km east of Burg, Stendal 41 km; Zeitz 137 km. */
const towns = [
  townAt(1, 'Burg', 11),
  townAt(2, 'Stendal', 11.6),
  townAt(3, 'Zeitz', 13),
  townAt(4, 'Genthin', 11.2),
];

const ad = (id: number, type: 1 | 2, townId: number, job = 'Koch/Köchin') =>
  smallAd({
    id,
    job_name: job,
    title: job,
    job_type_int: type,
    townId,
    companyId: id,
    city: towns[townId - 1]?.name ?? '',
    geo_data: [towns[townId - 1]?.longitude ?? 0, 52],
  });

const index = new SearchIndex(
  [
    ad(1, 1, 1),
    ad(2, 2, 1),
    ad(3, 1, 3),
    ad(4, 2, 3),
    ad(5, 1, 4),
    ad(6, 2, 4),
    ad(7, 2, 3, 'Maler/-in'),
    ad(8, 1, 2),
  ],
  towns,
);
const search = new UnderstoodSearch(index, () => '2026-11-24');
const found = (text: string) => {
  const { ids, understood } = search.find({ search_multi_match: text });
  return {
    ids: ids.toSorted((a, b) => a - b),
    labels: understood.slots.map(({ label }) => label),
  };
};

describe('two types with a place each', () => {
  it('are searched in their places only', () => {
    expect(found('Praktikum in Burg und Ausbildung in Zeitz')).toEqual({
      ids: [1, 4, 7],
      labels: ['Praktikum Burg oder Ausbildung Zeitz'],
    });
    expect(found('in Burg Ausbildung, in Zeitz Praktikum').ids).toEqual([2, 3]);
    expect(found('Praktikum in Burg oder Stendal, Ausbildung in Zeitz').ids).toEqual([1, 4, 7, 8]);
  });

  it('are searched around their places', () => {
    expect(found('Praktikum 20 km um Burg und Ausbildung in Zeitz').ids).toEqual([1, 4, 5, 7]);
  });

  it('keep their types where the surroundings follow', () => {
    expect(found('Maler: Praktikum in Stendal oder Ausbildung in Burg').ids).toEqual([7]);
    expect(found('Koch Praktikum in Burg und Ausbildung in Zeitz').ids).toEqual([1, 4, 5, 8]);
  });

  it('give way to the filters', () => {
    const query = { search_multi_match: 'Praktikum in Burg und Ausbildung in Zeitz' };
    expect(search.find({ ...query, job_type__terms: ['ausbildung'] }).ids).toEqual([7, 4]);
    expect(search.find({ ...query, city: 'Stendal' }).ids).toEqual([8]);
  });
});
