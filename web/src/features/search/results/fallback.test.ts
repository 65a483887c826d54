import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import { describe, expect, it } from 'vitest';
import { decodeAddress, encodeAddress } from '../search-link.ts';
import { emptySearch, type Search } from '../search.ts';
import { searchAfter, fallbackLabel } from './fallback.ts';

const stendal = {
  kind: 'town',
  city: 'Stendal',
  postcode: '39576',
  state: 'Sachsen-Anhalt',
} as const;

const full: Search = {
  ...emptySearch,
  text: 'koch raumfahrt',
  place: stendal,
  perimeter: 25,
  types: ['praktikum'],
  start: 3,
  created: 2,
  brafo: [4, 5],
  sort: 'start',
};

describe('the search of a fallback', () => {
  it('has the text that may have been meant, and all the rest as it was', () => {
    expect(searchAfter(full, { search_multi_match: 'koch' })).toEqual({ ...full, text: 'koch' });
    expect(searchAfter(full, { search_multi_match: '' })).toEqual({ ...full, text: '' });
  });

  it('lacks the filters that are taken away, and no others', () => {
    const change = { job_type__terms: null, job_start__range: null } as const;
    expect(searchAfter(full, change)).toEqual({ ...full, types: [], start: 0 });
    expect(searchAfter(full, { created__range: null, brafo_fields: null })).toEqual({
      ...full,
      created: 0,
      brafo: [],
    });
  });

  it('has the career fields that come instead', () => {
    expect(searchAfter(full, { search_multi_match: '', brafo_fields: '7,12' })).toEqual({
      ...full,
      text: '',
      brafo: [7, 12],
    });
  });

  it.each([
    ['a town', stendal, { city: null, postcode: null, state: null, location__geo_distance: null }],
    ['a postcode', { ...stendal, city: '' }, { postcode: null, location__geo_distance: null }],
    ['a region', { kind: 'region', region: 'norden' }, { area_search: null }],
    [
      'a point',
      { kind: 'point', city: '', latitude: 52, longitude: 11 },
      { location__geo_distance: null },
    ],
  ] as const)('goes without %s and its perimeter', (_, place, change) => {
    expect(searchAfter({ ...full, place }, change)).toEqual({
      ...full,
      place: null,
      perimeter: 0,
    });
  });

  it('keeps the town where only its perimeter goes', () => {
    expect(searchAfter(full, { location__geo_distance: null })).toEqual({ ...full, perimeter: 0 });
  });

  it('surrounds the town that the text named', () => {
    const change = {
      search_multi_match: 'florist',
      city: 'Osterwieck',
      state: 'Sachsen-Anhalt',
      location__geo_distance: '50km__51.9699__10.7104',
    };
    expect(searchAfter({ ...emptySearch, text: 'florist Osterwieck' }, change)).toEqual({
      ...emptySearch,
      text: 'florist',
      place: { kind: 'point', city: 'Osterwieck', latitude: 51.9699, longitude: 10.7104 },
      perimeter: 50,
    });
  });

  it('may be in a town that comes without a circle', () => {
    const { place } = searchAfter(emptySearch, { city: 'Stendal', state: 'Sachsen-Anhalt' });
    expect(place).toEqual({ ...stendal, postcode: '' });
  });

  it('is no longer that of ads somebody shared', () => {
    expect(searchAfter({ ...full, jobIds: [3] }, { job_ids: null }).jobIds).toEqual([]);
  });

  it('stays in the form of the address', () => {
    const circle = { city: 'Osterwieck', location__geo_distance: '50km__51.9699__10.7104' };
    for (const change of [circle, { city: null, brafo_fields: '1' }, { search_multi_match: 'x' }]) {
      const search = searchAfter(full, change);
      expect(decodeAddress(encodeAddress({ search })).search).toEqual(search);
    }
  });
});

describe('the words of a fallback', () => {
  const fields = [
    { id: 1, number: 4, description: 'Pflegen' },
    { id: 2, number: 5, description: 'Lehren' },
  ];

  it.each<[Omit<Fallback, 'count'>, string]>([
    [{ reason: 'spelling', text: 'koch', change: {} }, 'Meintest du „koch“?'],
    [{ reason: 'words', text: 'koch', change: {} }, 'Nur nach „koch“ suchen'],
    [
      { reason: 'perimeter', text: 'koch', km: 50, change: { city: 'Osterwieck' } },
      '„koch“ im Umkreis von 50km um Osterwieck',
    ],
    [{ reason: 'filters', change: { brafo_fields: null } }, 'Ohne Filter'],
    [{ reason: 'place', change: { city: null } }, 'In ganz Sachsen-Anhalt'],
    [
      { reason: 'place', change: { city: null, job_type__terms: null } },
      'In ganz Sachsen-Anhalt, ohne Filter',
    ],
    [
      { reason: 'career_field', text: 'Erzieher', change: { brafo_fields: '5' } },
      'Ähnliche Berufe aus dem Feld „Lehren“',
    ],
    [
      { reason: 'career_field', text: 'Erzieher', change: { brafo_fields: '4,5' } },
      'Ähnliche Berufe aus den Feldern „Pflegen“ und „Lehren“',
    ],
    [
      { reason: 'career_field', text: 'Erzieher', change: { brafo_fields: '9' } },
      'Ähnliche Berufe wie „Erzieher“',
    ],
    [
      { reason: 'related_occupation', text: 'Tischler/-in', change: {} },
      'Ähnlicher Beruf: Tischler/-in',
    ],
    [{ reason: 'all', change: {} }, 'Alle Stellen ansehen'],
  ])('say what it changes (%j)', (way, label) => {
    expect(fallbackLabel({ ...way, count: 1 }, fields)).toBe(label);
  });
});
