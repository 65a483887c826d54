import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { smallAd } from '../../engine/testing/small-ads.fixture.ts';
import { UnderstoodSearch } from '../understood-search.ts';

const ad = (id: number, type: 1 | 2, start: string | null) =>
  smallAd({
    id,
    job_name: 'Koch/Köchin',
    title: 'Koch/Köchin',
    job_type_int: type,
    companyId: id,
    job_start: start,
  });

const ads = [
  ad(1, 1, '2027-06-01'),
  ad(2, 1, '2027-09-01'),
  ad(3, 2, '2027-06-01'),
  ad(4, 2, '2027-09-01'),
  ad(5, 1, null),
];
const index = new SearchIndex(ads, []);
const search = new UnderstoodSearch(index, () => '2026-11-24');
const idsOf = (text: string, type?: 'praktikum' | 'ausbildung') =>
  search
    .find({ search_multi_match: text, ...(type && { job_type__terms: [type] }) })
    .ids.toSorted((a, b) => a - b);

describe('two types with a start each', () => {
  it('are searched in their own times only', () => {
    expect(idsOf('Praktikum im Juni und Ausbildung ab September')).toEqual([1, 4, 5]);
    expect(idsOf('im Juni Ausbildung, ab September Praktikum')).toEqual([2, 3, 5]);
  });

  it('give way to the filter of types', () => {
    expect(idsOf('Praktikum im Juni und Ausbildung ab September', 'ausbildung')).toEqual([4]);
  });

  it('find an ad that comes later', () => {
    const text = 'Koch: Praktikum im Juni oder Ausbildung im September';
    expect(idsOf(text)).toEqual([1, 4, 5]);
    index.replace([6, 7], [ad(6, 2, '2027-09-01'), ad(7, 2, '2027-06-01')]);
    expect(idsOf(text)).toEqual([1, 4, 5, 6]);
    index.replace([4], [ad(4, 2, '2027-06-01')]);
    expect(idsOf(text)).toEqual([1, 5, 6]);
  });
});
