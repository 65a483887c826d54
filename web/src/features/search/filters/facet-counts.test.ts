import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import { describe, expect, it } from 'vitest';
import { countsOf } from './facet-counts.ts';
import { emptySearch } from '../search.ts';

const facets: Facets = {
  job_type: [
    { value: 'praktikum', count: 61 },
    { value: 'ausbildung', count: 0 },
  ],
  brafo_fields: [{ value: 12, count: 3 }],
  start: [
    { value: 0, range: '', count: 141 },
    { value: 1, range: '__2026-11-30', count: 20 },
    { value: 2, range: '2026-12-01__2026-12-31', count: 9 },
  ],
  created: [
    { value: 0, range: '', count: 7 },
    { value: 1, range: '2026-11-30__', count: 2 },
  ],
  usual_start: [{ value: '2027-08-01__2027-08-31', label: 'August 2027', count: 5 }],
};

describe('the counts at the filters', () => {
  it('are those of the answer, by group and choice', () => {
    const countOf = countsOf(facets, emptySearch);
    expect(countOf('job_type', 'praktikum')).toBe(61);
    expect(countOf('job_type', 'ausbildung')).toBe(0);
    expect(countOf('brafo_fields', 12)).toBe(3);
    expect(countOf('start', '')).toBe(141);
    expect(countOf('start', '2026-12-01__2026-12-31')).toBe(9);
    expect(countOf('created', '2026-11-30__')).toBe(2);
    expect(countOf('start', '2027-08-01__2027-08-31')).toBe(5);
  });

  it('are not those of other days, on a page that is open over midnight', () => {
    const countOf = countsOf(facets, emptySearch);
    expect(countOf('start', '__2026-12-31')).toBeNull();
    expect(countOf('created', '2026-12-01__')).toBeNull();
  });

  it('are not known before the answer, nor where it lacks them', () => {
    expect(countsOf(undefined, emptySearch)('start', '')).toBeNull();
    expect(countsOf(facets, emptySearch)('brafo_fields', 1)).toBeNull();
  });

  it('make no sense beside ads that somebody shared', () => {
    expect(countsOf(facets, { ...emptySearch, jobIds: [5] })('start', '')).toBeUndefined();
  });
});
