import { describe, expect, it } from 'vitest';
import { needsCoordinates, toParameters } from './search-request.ts';
import { emptySearch, type Search } from './search.ts';

const today = '2026-11-21';
const stendal = {
  kind: 'town',
  city: 'Stendal',
  postcode: '39576',
  state: 'Sachsen-Anhalt',
} as const;
const where = { latitude: 52.6, longitude: 11.85 };

function parametersOf(change: Partial<Search>, town = where as typeof where | null) {
  return toParameters({ ...emptySearch, ...change }, { today, town, favourites: [8, 5] });
}

describe('a search as the API takes it', () => {
  it('asks for the favourites alone, and for nothing where there are none', () => {
    expect(parametersOf({ favourites: true, text: 'Koch', place: stendal, types: [] })).toEqual({
      job_ids: '8,5',
    });
    const search = { ...emptySearch, favourites: true };
    expect(toParameters(search, { today, town: null, favourites: [] })).toEqual({ job_ids: '0' });
  });

  it('says nothing where nothing is asked', () => expect(parametersOf({})).toEqual({}));

  it('carries every filter', () => {
    expect(
      parametersOf({
        text: 'Koch',
        place: stendal,
        perimeter: 25,
        types: ['ausbildung', 'praktikum'],
        start: 1,
        created: 1,
        brafo: [1, 12],
        jobIds: [3, 4],
      }),
    ).toEqual({
      search_multi_match: 'Koch',
      city: 'Stendal',
      postcode: '39576',
      state: 'Sachsen-Anhalt',
      location__geo_distance: '25km__52.6__11.85',
      job_type__terms: 'ausbildung__praktikum',
      job_start__range: '__2026-11-30',
      created__range: '2026-11-21__',
      brafo_fields: '1,12',
      job_ids: '3,4',
    });
  });

  it("searches the town itself with 'Stadt'", () => {
    expect(parametersOf({ place: stendal })).not.toHaveProperty('location__geo_distance');
    expect(needsCoordinates({ ...emptySearch, place: stendal })).toBe(false);
    expect(needsCoordinates({ ...emptySearch, place: stendal, perimeter: 10 })).toBe(true);
  });

  it('leaves it to the server where a town lies that could not be looked up', () => {
    const parameters = parametersOf({ place: stendal, perimeter: 25 }, null);
    expect(parameters).toMatchObject({ city: 'Stendal', perimeter: '25' });
    expect(parameters).not.toHaveProperty('location__geo_distance');
  });

  it('asks for a region without radius', () => {
    expect(parametersOf({ place: { kind: 'region', region: 'norden' }, perimeter: 50 })).toEqual({
      area_search: 'norden',
    });
  });

  it('takes the centre of a point from the link', () => {
    const place = { kind: 'point', city: '', latitude: 51.5, longitude: 12 } as const;
    expect(parametersOf({ place, perimeter: 5 })).toEqual({
      location__geo_distance: '5km__51.5__12',
    });
  });
});
