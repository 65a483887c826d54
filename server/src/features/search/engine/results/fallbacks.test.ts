import { searchFilters, type SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../index/search-index.ts';
import { smallAd } from '../testing/small-ads.fixture.ts';
import { Fallbacks } from './fallbacks.ts';

const town = { id: 1, name: 'Stendal', state: 'Sachsen-Anhalt', latitude: 52.6, longitude: 11.85 };
const towns = [{ ...town, aliases: [], region: 'norden' as const, postcodes: ['39576'] }];
const ads = [
  smallAd({ id: 1, job_name: 'Bäcker', job_type_int: 2, brafo: [4], townId: 1, city: 'Stendal' }),
  smallAd({ id: 2, job_name: 'Tischler', job_type_int: 2, brafo: [5], geo_data: [11.6, 52.4] }),
  smallAd({ id: 3, job_name: 'Bäckereifachverkäufer', job_type_int: 1, brafo: [4] }),
];

function fallbacks(parameters: SearchParameters, ofAds = ads) {
  const noise = ['ausbildung', 'für'].map((term) => ({ kind: 'noise' as const, term }));
  const vocabulary = noise.map((entry) => ({ ...entry, meanings: [], brafo: [] }));
  const index = new SearchIndex(ofAds, towns, vocabulary);
  const related = [
    { name: 'Süßwarentechnologe', hasAds: () => false },
    { name: 'Bäcker', hasAds: () => true },
  ];
  const konditor = (text: string) =>
    text === 'konditor' ? { name: 'Konditor', brafo: [4], related } : undefined;
  return new Fallbacks(index, konditor).of(searchFilters.parse(parameters));
}

describe('ways out of a search that found nothing', () => {
  it('take a word that meets nothing for the name that is spelled most alike', () => {
    expect(fallbacks({ search_multi_match: 'Tsichlre' })).toEqual([
      {
        reason: 'spelling',
        text: 'Tischler',
        change: { search_multi_match: 'Tischler' },
        count: 1,
      },
    ]);
  });

  it('leave out the filters, or the place, whichever helps', () => {
    const asked = { search_multi_match: 'tischler', job_type__terms: 'praktikum' };
    expect(fallbacks(asked)).toEqual([
      { reason: 'filters', change: { job_type__terms: null }, count: 1 },
    ]);
    expect(fallbacks({ search_multi_match: 'tischler', city: 'Stendal' })).toEqual([
      { reason: 'place', change: { city: null }, count: 1 },
    ]);
  });

  it('leave out both where neither helps alone', () => {
    const asked = { search_multi_match: 'tischler', city: 'Stendal', brafo_fields: '9' };
    expect(fallbacks(asked)).toEqual([
      { reason: 'place', change: { brafo_fields: null, city: null }, count: 1 },
    ]);
  });

  it('look around the town that the text names', () => {
    expect(fallbacks({ search_multi_match: 'tischler stendal' })[0]).toEqual({
      reason: 'perimeter',
      text: 'tischler',
      km: 50,
      count: 1,
      change: {
        search_multi_match: 'tischler',
        city: 'Stendal',
        state: 'Sachsen-Anhalt',
        location__geo_distance: '50km__52.6__11.85',
      },
    });
  });

  it('leave out a word, and keep those that say most about the occupation', () => {
    const ways = fallbacks({ search_multi_match: 'Tischler Qwertz' });
    expect(ways.map(({ reason, text }) => [reason, text])).toEqual([['words', 'Tischler']]);
  });

  it('lead to occupations like one that no ad has, and to its field', () => {
    expect(fallbacks({ search_multi_match: 'konditor' })).toEqual([
      {
        reason: 'related_occupation',
        text: 'Bäcker',
        count: 2,
        change: { search_multi_match: 'Bäcker' },
      },
      {
        reason: 'career_field',
        text: 'Konditor',
        count: 2,
        change: { search_multi_match: '', brafo_fields: '4' },
      },
    ]);
  });

  it('lead to related occupations near the place, else to those elsewhere', () => {
    const related = (parameters: SearchParameters) =>
      fallbacks({ search_multi_match: 'konditor', ...parameters }).find(
        ({ reason }) => reason === 'related_occupation',
      );
    expect(related({ city: 'Stendal' })).toMatchObject({
      count: 1,
      change: { search_multi_match: 'Bäcker' },
    });
    expect(related({ city: 'Stendal', job_type__terms: 'praktikum' })).toEqual({
      reason: 'related_occupation',
      text: 'Bäcker',
      count: 1,
      change: { search_multi_match: 'Bäcker', city: null },
    });
    expect(
      related({ job_start__range: '2020-01-01__2020-01-02', brafo_fields: '5' }),
    ).toBeUndefined();
  });

  it('lead to everything where nothing else helps, and nowhere where there is nothing', () => {
    expect(fallbacks({ search_multi_match: 'xqzvwk', job_ids: '7' })).toEqual([
      { reason: 'all', change: { search_multi_match: '', job_ids: null }, count: 3 },
    ]);
    expect(fallbacks({ search_multi_match: 'xqzvwk' }, [])).toEqual([]);
  });

  // A text of noise only finds everything, so it is no spelling correction. Fails today, and is to pass.
  it('take no word for noise', () => {
    const noisy = [...ads, smallAd({ id: 4, title: 'Ausbildung für Könner' })];
    const ways = fallbacks({ search_multi_match: 'abusbilxunrg' }, noisy);
    expect(ways.map(({ reason }) => reason)).toEqual(['all']);
  });
});
