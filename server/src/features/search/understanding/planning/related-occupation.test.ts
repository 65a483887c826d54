import { expect, it } from 'vitest';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { smallAd } from '../../engine/testing/small-ads.fixture.ts';
import { UnderstoodSearch } from '../understood-search.ts';

const towns = [
  { id: 1, name: 'Halle', latitude: 51.5, longitude: 11.97 },
  { id: 2, name: 'Stendal', latitude: 52.6, longitude: 11.85 },
  { id: 3, name: 'Magdeburg', latitude: 52.13, longitude: 11.63 },
].map((town) => ({
  ...town,
  state: 'Sachsen-Anhalt',
  aliases: [],
  region: 'sueden' as const,
  postcodes: [],
}));
const nurse = 'Pflegefachmann/-frau';
const ads = [
  smallAd({ id: 1, job_name: nurse, townId: 1, city: 'Halle', geo_data: [11.97, 51.5] }),
  smallAd({ id: 2, job_name: 'Tischler/-in', townId: 1, city: 'Halle', geo_data: [11.97, 51.5] }),
  smallAd({ id: 3, job_name: nurse, townId: 2, city: 'Stendal', geo_data: [11.85, 52.6] }),
];

function searchOf(some = ads) {
  const index = new SearchIndex(some, towns, []);
  index.setCatalogue(['Hebamme', nurse, 'Kinderpfleger/-in']);
  const related = ['Kinderpfleger/-in', nurse].map((name) => ({
    name,
    hasAds: () => some.some(({ card }) => card.job_name === name),
  }));
  const relatedTo = (words: string) => (words === 'Hebamme' ? related : []);
  const search = new UnderstoodSearch(
    index,
    () => '2026-11-24',
    () => [],
    relatedTo,
  );
  return (text: string) => search.find({ search_multi_match: text });
}

it('beside a place, an occupation like the one that no ad has is searched there, and the answer says so', () => {
  const { ids, understood } = searchOf()('Hebamme in Halle');
  expect(ids).toEqual([1]);
  expect(understood.guessed).toEqual([{ written: 'Hebamme', meant: nurse, without: 'in Halle' }]);
  expect(understood.leftOut).toEqual([]);
  const [guess] = searchOf()('in Halle,Hebamme').understood.guessed ?? [];
  expect(guess?.without).toBe('in Halle');
});

it('beside a place that has none of them within a commute, the nearest one further away is searched', () => {
  const far = smallAd({
    id: 5,
    job_name: nurse,
    townId: 3,
    city: 'Magdeburg',
    geo_data: [11.63, 52.13],
  });
  const { ids, understood } = searchOf([...ads.slice(1), far])('Hebamme in Halle');
  expect(ids[0]).toBe(5);
  expect(understood.leftOut).toEqual([]);
});

it('an occupation without ads alone finds none, so that others are offered', () => {
  expect(searchOf()('Hebamme')).toMatchObject({ count: 0, understood: { leftOut: [] } });
});

it('nothing is searched instead of an occupation that has ads, or of a word that names none', () => {
  const midwife = smallAd({ id: 4, job_name: 'Hebamme', townId: 2, city: 'Stendal' });
  expect(searchOf([...ads, midwife])('Hebamme in Stendal').ids[0]).toBe(4);
  const { understood } = searchOf()('Qwertz in Halle');
  expect(understood).toMatchObject({ leftOut: ['Qwertz'] });
  expect(understood.guessed).toBeUndefined();
});

it('if no ad has a related occupation either, the words are left out', () => {
  const carpenter = ads.filter(({ card }) => card.job_name.startsWith('Tischler'));
  expect(searchOf(carpenter)('Hebamme in Halle')).toMatchObject({
    ids: [2],
    understood: { leftOut: ['Hebamme'] },
  });
});
