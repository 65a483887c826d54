import { searchFilters, type SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { describe, expect, it } from 'vitest';
import { searchCounter } from './search-counts.ts';

function counted(
  parameters: SearchParameters,
  {
    town,
    hasWords = false,
    hits = 1,
    page = 1,
  }: { town?: string; hasWords?: boolean; hits?: number; page?: number } = {},
): string[] {
  const counts: string[] = [];
  searchCounter(
    { ...searchFilters.parse(parameters), page },
    { town, hasWords, hits },
    {
      count: (dimension, value) => counts.push(value ? `${dimension}=${value}` : dimension),
      countTerm: (text) => counts.push(`term ${text}`),
      countEmpty: (text) => counts.push(`empty ${text}`),
    },
  )('192.0.2.1');
  return counts;
}

describe('a search is counted', () => {
  it.each<[SearchParameters, string[]]>([
    [{}, ['search', 'query=without', 'brafo=none']],
    [{ search_multi_match: 'koch' }, ['search', 'query=with_query', 'brafo=none', 'term koch']],
    [{ search_multi_match: 'ausbildung' }, ['search', 'query=without', 'brafo=none']],
    [
      {
        city: 'Stendal',
        location__geo_distance: '25km__52.6__11.8',
        job_type__terms: 'ausbildung__praktikum',
      },
      [
        'search',
        'query=without',
        'type=praktikum__ausbildung',
        'town=Stendal',
        'perimeter=25km',
        'brafo=none',
      ],
    ],
    [
      { city: 'Stendal', brafo_fields: '1,4' },
      ['search', 'query=without', 'town=Stendal', 'perimeter=Stadt', 'brafo=1', 'brafo=4'],
    ],
    [{ area_search: 'norden' }, ['search', 'query=without', 'region=norden', 'brafo=none']],
  ])('%j as %j', (parameters, counts) => {
    const hasWords = parameters.search_multi_match === 'koch';
    const town = parameters.city;
    expect(counted(parameters, { hasWords, ...(town && { town }) })).toEqual(counts);
  });

  it('once: not its later pages, nor lists of given ads', () => {
    expect(counted({ search_multi_match: 'koch' }, { page: 2 })).toEqual([]);
    expect(counted({ job_ids: '1,2' })).toEqual([]);
    const repeated: string[] = [];
    const found = { town: undefined, hasWords: true, hits: 0 };
    searchCounter({ page: 1, repeated: '1' }, found, {
      count: (dimension) => repeated.push(dimension),
      countTerm: (text) => repeated.push(text),
      countEmpty: (text) => repeated.push(text),
    })('192.0.2.1');
    expect(repeated).toEqual([]);
  });

  it('with its words where it found nothing', () => {
    const words = { search_multi_match: 'zerspaner' };
    expect(counted(words, { hasWords: true, hits: 0 })).toContain('empty zerspaner');
    expect(counted(words, { hasWords: true, hits: 1 })).not.toContain('empty zerspaner');
    expect(counted({}, { hits: 0 })).toEqual(['search', 'query=without', 'brafo=none']);
  });

  it('without what nobody offered: an unknown town, an odd perimeter', () => {
    expect(counted({ city: 'Erika Mustermann' })).toEqual([
      'search',
      'query=without',
      'brafo=none',
    ]);
    expect(
      counted({ city: 'Stendal', location__geo_distance: '33km__52.6__11.8' }, { town: 'Stendal' }),
    ).toEqual(['search', 'query=without', 'town=Stendal', 'brafo=none']);
  });
});
