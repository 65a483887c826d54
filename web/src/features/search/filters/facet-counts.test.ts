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
  start: [{ value: 0, count: 141 }],
  created: [{ value: 0, count: 7 }],
  usual_start: [{ value: '2027-08-01__2027-08-31', label: 'August 2027', count: 5 }],
};

describe('the counts at the filters', () => {
  it('are those of the answer, by group and choice', () => {
    const countOf = countsOf(facets, emptySearch);
    expect(countOf('job_type', 'praktikum')).toBe(61);
    expect(countOf('job_type', 'ausbildung')).toBe(0);
    expect(countOf('brafo_fields', 12)).toBe(3);
    expect(countOf('start', 0)).toBe(141);
    expect(countOf('created', 0)).toBe(7);
    expect(countOf('usual_start', '2027-08-01__2027-08-31')).toBe(5);
  });

  it('are not known before the answer, nor where it lacks them', () => {
    expect(countsOf(undefined, emptySearch)('start', 0)).toBeNull();
    expect(countsOf(facets, emptySearch)('brafo_fields', 1)).toBeNull();
  });

  it('make no sense beside ads that somebody shared', () => {
    expect(countsOf(facets, { ...emptySearch, jobIds: [5] })('start', 0)).toBeUndefined();
  });
});
