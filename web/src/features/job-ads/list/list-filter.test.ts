import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { describe, expect, it } from 'vitest';
import { branchesWithAds, countStatuses, narrow, noFilter } from './list-filter.ts';

function ad(id: number, fields: Partial<OwnJobAd>): OwnJobAd {
  const base = {
    id,
    title: 'Koch',
    job_name: 'Koch/Köchin',
    company_name: 'Hotel',
    external: '',
    company_address: null,
    Profession: null,
    published: true,
    waiting: false,
    filled_on: null,
    availability_start_date: null,
    availability_end_date: null,
    Companies: [{ id: 1, name: 'Hotel' }],
  };
  return { ...base, ...fields } as OwnJobAd;
}

const ads = [
  ad(1, { title: 'Ausbildung zum Bäcker (m/w/d)', job_name: 'Bäcker/in' }),
  ad(2, { published: false, Companies: [{ id: 2, name: 'Werk' }], company_name: 'Werk' }),
  ad(3, { published: false, waiting: true, filled_on: null, external: 'Börse' }),
];
const ids = (list: readonly OwnJobAd[]) => list.map(({ id }) => id);

describe('the own list', () => {
  it('is narrowed by words in any order and case', () => {
    expect(ids(narrow(ads, { ...noFilter, text: 'hotel BÄCKER' }))).toEqual([1]);
    expect(ids(narrow(ads, { ...noFilter, text: ' ' }))).toEqual([1, 2, 3]);
    expect(ids(narrow(ads, { ...noFilter, text: 'bäcker werk' }))).toEqual([]);
  });

  it('is narrowed by status, of which several are a union', () => {
    expect(ids(narrow(ads, { ...noFilter, statuses: ['private'] }))).toEqual([2]);
    expect(ids(narrow(ads, { ...noFilter, statuses: ['private', 'public'] }))).toEqual([1, 2]);
  });

  it('is narrowed by branch and to what was imported', () => {
    expect(ids(narrow(ads, { ...noFilter, company: 2 }))).toEqual([2]);
    expect(ids(narrow(ads, { ...noFilter, onlyImported: true }))).toEqual([3]);
  });

  it('tells how many there are of each status, and which branches have any', () => {
    expect(countStatuses(ads)).toEqual({
      public: 1,
      waiting: 1,
      private: 1,
      filled: 0,
      expired: 0,
    });
    expect(branchesWithAds(ads)).toEqual([
      { value: 1, label: 'Hotel' },
      { value: 2, label: 'Werk' },
    ]);
  });
});
