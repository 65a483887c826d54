import { expect, it } from 'vitest';
import type { IndexedAd } from '../../engine/index/indexed-ad.ts';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { randomAd } from '../../engine/testing/random-ads.fixture.ts';
import type { Town } from '../../engine/filters/towns.ts';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import { UnderstoodSearch } from '../understood-search.ts';

/** A degree of latitude is about 111 km. */
const town = (id: number, name: string, latitude: number): Town => ({
  id,
  name,
  aliases: [],
  population: 50_000,
  latitude,
  longitude: 11,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
});

const towns = [
  town(1, 'Halle', 51),
  town(2, 'Magdeburg', 52),
  town(3, 'Merseburg', 50.9),
  town(4, 'Schönebeck', 51.9),
  town(5, 'Stendal', 53),
];

const random = randomNumbers(3);
const adIn = ({ id: townId, name, latitude, longitude }: Town, job: string): IndexedAd => {
  const ad = randomAd(townId, random);
  return {
    ...ad,
    card: {
      ...ad.card,
      title: job,
      job_name: job,
      job_type_int: 2,
      company_name: 'Betrieb',
      city: name,
      geo_data: [longitude, latitude],
    },
    mappedName: null,
    synonyms: [],
    townId,
    professionId: 1,
    profession: job,
    details: '',
    annotation: '',
  };
};

const [halle, , merseburg, schoenebeck, stendal] = towns;
const ads = [
  ...(halle ? [adIn(halle, 'Florist/-in')] : []),
  ...[merseburg, schoenebeck, stendal].flatMap((one) => (one ? [adIn(one, 'Tischler/-in')] : [])),
];
const index = new SearchIndex(ads, towns, []);
index.setCatalogue(['Florist/-in', 'Tischler/-in']);
const search = new UnderstoodSearch(index, () => '2026-11-24');

const find = (text: string) => {
  const { ids, understood } = search.find({ search_multi_match: text });
  return { ids: ids.toSorted((a, b) => a - b), labels: understood.slots.map(({ label }) => label) };
};

it.each(['Tischler Halle oder Magdeburg', 'Tischler Magdeburg, Halle'])(
  'where two towns have nothing, the surroundings of both are searched: %s',
  (text) => {
    const { ids, labels } = find(text);
    expect(ids).toEqual([3, 4]);
    expect(labels).toEqual([expect.stringMatching(/^Umkreis 50 km um \w+ oder \w+$/)]);
  },
);

it('of several towns, what is nearest to any of them comes first', () => {
  const { ids } = search.find({ search_multi_match: 'Tischler Halle oder Stendal' });
  expect(ids).toEqual([5, 3]);
});

it.each([
  ['Tischler Halle und Magdeburg 20 km', 20],
  ['Tischler Halle Magdeburg 20km', 20],
  ['Tischler Umkreis Halle und Magdeburg 15 km', 15],
  ['Tischler Umkreis 15 km um Halle oder Magdeburg', 15],
])('a distance is meant for both towns: %s', (text, km) => {
  expect(find(text)).toEqual({
    ids: [3, 4],
    labels: [`Umkreis ${km} km um Halle oder Magdeburg`],
  });
});

it('a town that lies near another is no second one', () =>
  expect(find('Tischler Merseburg bei Halle').labels).toEqual(['Umkreis 25 km um Merseburg']));

it('from one town to another is both', () =>
  expect(find('Tischler von Merseburg bis Schönebeck')).toEqual({
    ids: [3, 4],
    labels: ['Merseburg oder Schönebeck'],
  }));

it.each([
  ['Tischler lieber Schönebeck als Stendal', ['Schönebeck', 'nicht: Stendal']],
  ['Tischler eher in Schönebeck als in Stendal', ['Schönebeck', 'nicht: Stendal']],
  ['Tischler, Schönebeck lieber als Stendal', ['Schönebeck', 'nicht: Stendal']],
  ['Schönebeck wäre besser als Stendal, Tischler', ['Schönebeck', 'nicht: Stendal']],
  ['Tischler Schönebeck statt Stendal', ['Schönebeck', 'nicht: Stendal']],
  ['Tischler nicht in Stendal sondern Schönebeck', ['nicht: Stendal', 'Schönebeck']],
])('a town that is wanted less than another is not searched: %s', (text, labels) => {
  const { ids, understood } = search.find({ search_multi_match: text });
  expect(ids[0]).toBe(4);
  expect(ids).not.toContain(5);
  expect(understood.slots.map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['Tischler Stendal, noch lieber Merseburg', 'Merseburg', 3],
  ['Tischler Stendal oder Merseburg, lieber Stendal', 'Stendal', 5],
  ['Tischler in Stendal, sonst Merseburg', 'Stendal', 5],
  ['Tischler Merseburg, zur Not auch Stendal', 'Merseburg', 3],
  ['Tischler erst Merseburg dann Stendal', 'Merseburg', 3],
  ['Stendal bevorzugt, Merseburg, Tischler', 'Stendal', 5],
])('of several towns the one that is wanted most comes first: %s', (text, preferred, id) => {
  const { ids, understood } = search.find({ search_multi_match: text });
  expect(ids[0]).toBe(id);
  expect(ids).toEqual(expect.arrayContaining([3, 5]));
  expect(understood.preferred).toEqual([preferred]);
});

it.each(['Florist in Halle oder Tischler in Stendal', 'Florist Halle, Tischler Stendal'])(
  'two trades with a town each are searched in both towns: %s',
  (text) => {
    const { ids, understood } = search.find({ search_multi_match: text });
    expect(understood.slots.map(({ label }) => label)).toEqual(['Halle oder Stendal']);
    // What follows lies around the towns.
    expect(new Set(ids.slice(0, 2))).toEqual(new Set([1, 5]));
  },
);

it.each([
  ['20 km Umkreis Tischler Halle', 20],
  ['im Umkreis von 20 km Tischler um Halle', 20],
  ['Tischler in Halle, höchstens aber 15 km', 15],
  ['Tischler Halle nicht mehr als 20 km', 20],
  ['Umkreis Tischler Halle', 25],
])('a distance that stands apart from its town is meant for it: %s', (text, km) =>
  expect(find(text).labels).toEqual([`Umkreis ${km} km um Halle`]),
);

it('the least distance of a town is no perimeter', () =>
  expect(find('Tischler Merseburg mehr als 20 km').labels).toEqual(['Merseburg']));

it('of the place where somebody lives and another one, the other is searched', () =>
  expect(find('ich wohne in Halle und suche als Tischler in Stendal').labels).toEqual(['Stendal']));

it('the place where somebody lives is searched if no other is named', () =>
  expect(find('ich wohne in Stendal, Tischler').labels).toEqual(['Stendal']));
