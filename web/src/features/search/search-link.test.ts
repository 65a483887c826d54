import { jobTypes, sortings } from '@lehrpfad/contract/core/options.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from '../../core/text/base64url.ts';
import type { Place } from '../places/place.ts';
import { decodeAddress, encodeAddress } from './search-link.ts';
import { emptySearch, type ResultsAddress, type Search } from './search.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) => value.trim());
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc
  .tuple(fc.option(day, { nil: '' }), fc.option(day, { nil: '' }))
  .filter(([from, to]) => from + to !== '')
  .map((sides) => sides.join('__'));
const degrees = (max: number) =>
  fc.integer({ min: -max * 1000, max: max * 1000 }).map((value) => value / 1000);

const place: fc.Arbitrary<Place | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('region' as const), region: fc.constantFrom('norden', 'sueden') }),
  fc.record({
    kind: fc.constant('town' as const),
    city: text.filter((value) => value !== ''),
    postcode: fc.constantFrom('', '06108', '39576'),
    state: fc.constantFrom('', 'Sachsen-Anhalt'),
  }),
  fc.constant({
    kind: 'town' as const,
    city: 'Storkau',
    postcode: '39590',
    state: '',
    district: 'Stendal',
  }),
  fc.record({
    kind: fc.constant('point' as const),
    city: text,
    latitude: degrees(90),
    longitude: degrees(180),
  }),
);

const search: fc.Arbitrary<Search> = fc
  .record({
    text,
    place,
    perimeter: fc.constantFrom(0, 10, 15, 25, 30, 50, 100),
    types: fc.subarray(jobTypes.map((type) => type.key)).map((types) => types.sort()),
    start: fc.oneof(fc.integer({ min: 0, max: 8 }), range),
    created: fc.oneof(fc.integer({ min: 0, max: 4 }), range),
    brafo: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    jobIds: fc.uniqueArray(id, { maxLength: 30 }),
    favourites: fc.boolean(),
    sort: fc.constantFrom(...sortings),
  })
  .map((value) =>
    value.place === null || value.place.kind === 'region' ? { ...value, perimeter: 0 } : value,
  );

const address: fc.Arbitrary<ResultsAddress> = fc.record({
  search,
  opened: fc.option(fc.record({ kind: fc.constantFrom('ad' as const, 'event' as const), id }), {
    nil: null,
  }),
  view: fc.constantFrom('list' as const, 'map' as const),
});

const empty: ResultsAddress = { search: emptySearch, opened: null, view: 'list' };
const decodeQuery = (query: string) => decodeAddress(encodeBase64Url(query));

describe('the link of a search', () => {
  it('gives back every search, what is open and how it is looked at', () => {
    fc.assert(
      fc.property(address, (value) => {
        expect(decodeAddress(encodeAddress(value))).toEqual(value);
      }),
    );
  });

  it('needs no escaping in an address', () => {
    fc.assert(fc.property(address, (value) => /^[\w-]*$/.test(encodeAddress(value))));
  });

  it('is empty for the empty search', () => {
    expect(encodeAddress(empty)).toBe('');
    expect(decodeAddress('')).toEqual(empty);
  });

  it('never fails, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (segment) => {
        expect(decodeAddress(segment)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(decodeQuery(query)).toBeDefined();
      }),
    );
  });

  it.each(['%%%', '%E0%A4%A', 'a', '!!', '/w==', encodeBase64Url('nichts'), '_-_-_'])(
    'shows the empty search for %j',
    (segment) => expect(decodeAddress(segment)).toEqual(empty),
  );

  it('carries options, not dates', () => {
    const segment = encodeAddress({
      search: {
        ...emptySearch,
        place: { kind: 'town', city: 'Stendal', postcode: '39576', state: 'Sachsen-Anhalt' },
        perimeter: 25,
        start: 1,
        created: 2,
      },
      opened: { kind: 'ad', id: 7 },
    });
    expect(decodeBase64Url(segment)).toBe(
      'city=Stendal&postcode=39576&state=Sachsen-Anhalt&perimeter=25&start=1&created=2&ad=7',
    );
  });

  it('understands the ranges of the API', () => {
    const { search } = decodeQuery(
      'city=Stendal&location__geo_distance=30km__52.6__11.85&job_start__range=2027-08-01__&created__range=__2026-12-31',
    );
    expect(search).toMatchObject({
      place: { kind: 'point', city: 'Stendal', latitude: 52.6, longitude: 11.85 },
      perimeter: 30,
      start: '2027-08-01__',
      created: '__2026-12-31',
    });
  });

  it('takes a postcode alone for a town', () => {
    expect(decodeQuery('postcode=39576&perimeter=25').search).toMatchObject({
      place: { kind: 'town', city: '', postcode: '39576' },
      perimeter: 25,
    });
  });

  it('keeps the fraction of a radius', () => {
    const { search } = decodeQuery('location__geo_distance=2.5km__52.6__11.85');
    expect(search.perimeter).toBe(2.5);
    expect(decodeAddress(encodeAddress({ search })).search).toEqual(search);
  });

  it.each(['0', 'a', '99999999999'])('does not take the ids "%s" for none', (ids) => {
    expect(decodeQuery(`job_ids=${ids}`).search.jobIds).toEqual([0]);
  });

  it.each([
    'start=9&created=5&perimeter=-3&ad=0',
    'brafo_fields=0,13,x&job_type__terms=lehre&job_ids=&area_search=westen',
    'job_start__range=2027-02-30__&created__range=__&location__geo_distance=5km__99__11',
  ])('drops what makes no sense: %s', (query) => expect(decodeQuery(query)).toEqual(empty));
});
