import { expect, it } from 'vitest';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import type { IndexedAd } from '../../engine/index/indexed-ad.ts';
import { SearchIndex } from '../../engine/index/search-index.ts';
import { mayStart, plainKilometres } from '../../engine/testing/oracle-filters.fixture.ts';
import { oneOf, randomAd, someTowns } from '../../engine/testing/random-ads.fixture.ts';
import { UnderstoodSearch } from '../understood-search.ts';

/*
 * The ads that follow from around a town with few ads of a trade, compared with a plain loop over the ads.
 */

const random = randomNumbers(7);
const trades = ['Tischler', 'Maurer', 'Florist', 'Glaser'];
const names = someTowns.map(({ name }) => name);
const plainTowns = someTowns
  .filter(
    ({ name }) =>
      /^[A-Z][a-zäöü]{5,}$/.test(name) && names.indexOf(name) === names.lastIndexOf(name),
  )
  .slice(0, 24);

const ads = Array.from({ length: 700 }, (_, at): IndexedAd => {
  // Half of the ads are in three towns, so that these towns have many.
  const town = oneOf(random, random() < 0.5 ? plainTowns.slice(0, 3) : plainTowns);
  const ad = randomAd(at + 1, random);
  const job = `${oneOf(random, trades)}/-in`;
  return {
    ...ad,
    card: {
      ...ad.card,
      title: `${job} gesucht`,
      job_name: job,
      company_name: 'Betrieb',
      city: town.name,
      job_start: oneOf(random, [null, '2027-03-01', '2027-09-01']),
      geo_data: [town.longitude, town.latitude],
    },
    mappedName: null,
    synonyms: [],
    townId: town.id,
    professionId: trades.indexOf(job.slice(0, -4)) + 1,
    profession: job,
    details: '',
    annotation: '',
    weeks: [],
  };
});

const search = new UnderstoodSearch(new SearchIndex(ads, someTowns, []), () => '2026-11-24');

function allOf(text: string) {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const found = search.find({ search_multi_match: text }, { page });
    if (found.ids.length === 0) return { ids, understood: found.understood };
    ids.push(...found.ids);
  }
}

const wishes: readonly (readonly [text: string, meets: (ad: IndexedAd) => boolean])[] = [
  ['', () => true],
  ['ausbildung', ({ card }) => card.job_type_int === 2],
  ['praktikum', ({ card }) => card.job_type_int === 1],
  ['september 2027', (ad) => mayStart(ad, { from: '2027-09-01', to: '2027-09-30' })],
];

const fewInTown = 10;

it('a town with few ads of a trade is followed by its surroundings, and said to come first', () => {
  let [followed, alone] = [0, 0];
  for (const town of plainTowns)
    for (const trade of trades)
      for (const [wish, meets] of wishes) {
        const text = `${trade} in ${town.name} ${wish}`.trim();
        const meeting = ads.filter((ad) => ad.card.job_name.startsWith(trade) && meets(ad));
        const inTown = new Set(
          meeting.filter(({ townId }) => townId === town.id).map(({ card }) => card.id),
        );
        const { ids, understood } = allOf(text);
        if (inTown.size === 0 || understood.isWidened) continue;
        expect({ text, first: new Set(ids.slice(0, inTown.size)) }).toEqual({
          text,
          first: inTown,
        });
        const others = ids.slice(inTown.size);
        expect({ text, preferred: understood.preferred ?? [] }).toEqual({
          text,
          preferred: others.length > 0 ? [town.name] : [],
        });
        if (inTown.size >= fewInTown) {
          alone += 1;
          expect({ text, others }).toEqual({ text, others: [] });
          continue;
        }
        followed += 1;
        const near = meeting.filter(
          ({ townId, card }) =>
            townId !== town.id &&
            plainKilometres([town.longitude, town.latitude], card.geo_data ?? [0, 0]) <= 25,
        );
        const missing = near.filter(({ card }) => !others.includes(card.id));
        const wrong = others.filter((id) => !meeting.some(({ card }) => card.id === id));
        expect({ text, missing, wrong }).toEqual({ text, missing: [], wrong: [] });
        expect(new Set(ids).size).toBe(ids.length);
      }
  expect([followed > 100, alone > 20]).toEqual([true, true]);
});

it.each(['Tischler Umkreis 10 km um', 'Tischler höchstens 15 km von'])(
  'a perimeter that somebody asks for is kept: %s',
  (words) => {
    const [town] = plainTowns;
    const { understood } = allOf(`${words} ${town?.name}`);
    expect(understood.preferred).toBeUndefined();
    expect(understood.slots.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Umkreis 1[05] km um /),
    ]);
  },
);

const wanted = plainTowns[3];
const offered = ads.find(({ card }) => card.city === plainTowns[0]?.name);
const elsewhere = wanted && {
  ...wanted,
  id: Math.max(...someTowns.map(({ id }) => id)) + 1,
  name: 'Fernstedt',
  latitude: wanted.latitude + 0.27,
};

it('a perimeter that the text says is listed as dropped where it grows, because nothing is within it', () => {
  if (!wanted || !elsewhere || !offered) throw new Error('There is no town to test with.');
  const { name, longitude, latitude } = elsewhere;
  const card: IndexedAd['card'] = { ...offered.card, city: name, geo_data: [longitude, latitude] };
  const ad = { ...offered, card, townId: elsewhere.id };
  const one = new UnderstoodSearch(
    new SearchIndex([ad], [...someTowns, elsewhere], []),
    () => '2026-11-24',
  );
  const trade = ad.card.job_name.slice(0, -4);
  const labels = (text: string) => {
    const { understood, ids } = one.find({ search_multi_match: text });
    return {
      found: ids.length,
      slots: understood.slots.map(({ label }) => label),
      leftOut: understood.leftOut,
    };
  };
  const around = (km: number) => `Umkreis ${km} km um ${wanted.name}`;
  expect(labels(`${trade} im Umkreis von 10 km um ${wanted.name}`)).toEqual({
    found: 1,
    slots: [around(50)],
    leftOut: [around(10)],
  });
  expect(labels(`${trade} im Umkreis von 40 km um ${wanted.name}`)).toEqual({
    found: 1,
    slots: [around(40)],
    leftOut: [],
  });
  expect(labels(`${trade} in ${wanted.name} und Umgebung`)).toMatchObject({
    found: 1,
    leftOut: [],
  });
});
