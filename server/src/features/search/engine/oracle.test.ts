import { sortings, type Sorting } from '@lehrpfad/contract/options.ts';
import {
  searchFilters,
  type SearchFilters,
  type SearchParameters,
} from '@lehrpfad/contract/search.ts';
import { describe, expect, it } from 'vitest';
import type { IndexedAd } from './indexed-ad.ts';
import { Oracle } from './oracle.fixture.ts';
import { changedBy, plainWays } from './oracle-ways.fixture.ts';
import {
  occupations,
  oneOf,
  randomAd,
  randomNumbers,
  someDay,
  someTowns,
} from './random-ads.fixture.ts';
import { entries, RandomQueries } from './random-queries.fixture.ts';
import { SearchIndex } from './search-index.ts';
import { WaysOut } from './ways-out.ts';

const adCount = 200;

/** Ids and distances of all pages, one after the other. */
function allPages(index: SearchIndex, query: SearchFilters, sort: Sorting) {
  const { count } = index.find(query, { sort });
  const pages = Array.from({ length: Math.ceil(count / 20) + 1 }, (_, at) =>
    index.find(query, { page: at + 1, sort }),
  );
  return {
    count,
    ids: pages.flatMap(({ ids }) => ids),
    distances: pages.flatMap(({ distances, slots }) => distances ?? slots.map(() => undefined)),
  };
}

function pointsOf(ads: readonly IndexedAd[]) {
  return ads.flatMap(({ card: { id, job_type_int, geo_data } }) =>
    geo_data ? [{ id, job_type_int, geo_data }] : [],
  );
}

function found(index: SearchIndex, query: SearchFilters, sort: Sorting, today: string) {
  const pages = allPages(index, query, sort);
  const points = JSON.parse(index.points(query).toString()) as {
    results: ReturnType<typeof pointsOf>;
  };
  return {
    ...pages,
    counted: index.count(query),
    facets: index.facets(query, today),
    points: points.results.toSorted((a, b) => a.id - b.id),
    nextPerimeter: pages.count === 0 ? index.nextPerimeter(query) : undefined,
  };
}

function expected(oracle: Oracle, query: SearchFilters, sort: Sorting, today: string) {
  const ads = oracle.find(query, sort);
  return {
    count: ads.length,
    ids: ads.map(({ card }) => card.id),
    distances: oracle.distances(ads, query),
    counted: ads.length,
    facets: oracle.facets(query, today),
    points: pointsOf(ads).toSorted((a, b) => a.id - b.id),
    nextPerimeter: ads.length === 0 ? oracle.nextPerimeter(query) : undefined,
  };
}

const order = ['spelling', 'words', 'filters', 'place', 'career_field', 'all'];

/** Every way out of an empty search, against the same changes to the plain one. */
function checkWaysOut(index: SearchIndex, oracle: Oracle, parameters: SearchParameters): number {
  const text = parameters.search_multi_match ?? '';
  const occupation = occupations.find(({ name }) => text !== '' && name.includes(text.slice(0, 6)));
  const ways = new WaysOut(index, () => occupation).of(searchFilters.parse(parameters));
  expect({ parameters, reasons: ways.map(({ reason }) => reason) }).toEqual({
    parameters,
    reasons: ways
      .map(({ reason }) => reason)
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
  });
  for (const { change, count, text: offered } of ways) {
    const changed = searchFilters.parse(changedBy(parameters, change));
    expect({ parameters, offered, count }).toEqual({
      parameters,
      offered,
      count: oracle.count(changed),
    });
    expect(count).toBeGreaterThan(0);
  }
  const others = ways.filter(({ reason }) => reason !== 'spelling' && reason !== 'all');
  expect({ parameters, ways: others }).toEqual({
    parameters,
    ways: plainWays(oracle, parameters, occupation),
  });
  const standsAlone = ways.length === 1 && ways[0]?.reason === 'all';
  expect(standsAlone || ways.every(({ reason }) => reason !== 'all')).toBe(true);
  return ways.length;
}

function compare(
  index: SearchIndex,
  ads: readonly IndexedAd[],
  random: () => number,
  times: number,
  known = entries,
) {
  const oracle = new Oracle(ads, someTowns, known);
  const queries = new RandomQueries(ads, random);
  const tally = { hits: 0, long: 0, ways: 0 };
  for (let time = 0; time < times; time += 1) {
    const parameters = queries.parameters();
    const query = searchFilters.parse(parameters);
    const sort = random() < 0.5 ? 'relevance' : oneOf(random, sortings);
    const today = someDay(random);
    const answer = found(index, query, sort, today);
    expect({ parameters, sort, ...answer }).toEqual({
      parameters,
      sort,
      ...expected(oracle, query, sort, today),
    });
    if (answer.count > 0) tally.hits += 1;
    if (answer.count > 20) tally.long += 1;
    if (answer.count === 0) tally.ways += checkWaysOut(index, oracle, parameters);
  }
  return tally;
}

/** Ads that stay, with every word that the others can have. */
function anchors(random: () => number): IndexedAd[] {
  const size = 30;
  return Array.from({ length: Math.ceil(occupations.length / size) }, (_, at) => {
    const some = occupations.slice(at * size, (at + 1) * size);
    const ad = randomAd(10_000 + at, random);
    return {
      ...ad,
      card: { ...ad.card, title: `${some.map(({ name }) => name).join(', ')} (m/w/d) gesucht` },
      synonyms: some.flatMap(({ synonyms }) => synonyms),
      profession: some.map(({ profession }) => profession).join(', '),
    };
  });
}

describe('the index against a plain loop over the same ads', () => {
  it('answers thousands of random queries in just the same way', { timeout: 120_000 }, () => {
    const random = randomNumbers(2026);
    const tally = { hits: 0, long: 0, ways: 0 };
    for (let world = 0; world < 4; world += 1) {
      const ads = Array.from({ length: adCount }, (_, at) => randomAd(at + 1, random));
      const own = compare(new SearchIndex(ads, someTowns, entries), ads, random, 350);
      tally.hits += own.hits;
      tally.long += own.long;
      tally.ways += own.ways;
    }
    // Otherwise the comparison would be of empty lists.
    expect(tally.hits).toBeGreaterThan(700);
    expect(tally.long).toBeGreaterThan(200);
    expect(tally.ways).toBeGreaterThan(500);
  });

  it(
    'still does after ads were replaced, added and removed again and again',
    { timeout: 120_000 },
    () => {
      const random = randomNumbers(7);
      // Words of ads that are gone are another matter: see the tests of the index.
      const staying = anchors(random);
      const ads = new Map(
        Array.from({ length: adCount }, (_, at) => [at + 1, randomAd(at + 1, random)]),
      );
      const index = new SearchIndex([...ads.values(), ...staying], someTowns, entries);
      let known = entries;
      let renumbered = 0;
      const change = (howMany: number) => {
        const before = index.cardBytes;
        const ids = Array.from({ length: howMany }, () => 1 + Math.floor(random() * adCount * 1.1));
        const changed = [...new Set(ids)];
        const kept = changed.filter(() => random() < 0.85).map((id) => randomAd(id, random));
        changed.forEach((id) => ads.delete(id));
        kept.forEach((ad) => ads.set(ad.card.id, ad));
        index.replace(changed, kept);
        // Cards of ads that are gone are given up only when the slots are numbered anew.
        if (index.cardBytes < before) renumbered += 1;
      };
      for (let round = 0; round < 40; round += 1) {
        change(oneOf(random, [1, 5, 60, 300]));
        if (round % 5 === 4) for (let time = 0; time < 4; time += 1) change(300);
        if (round === 20) {
          known = entries.filter((_, at) => at % 3 > 0);
          index.setVocabulary(known);
        }
        compare(index, [...ads.values(), ...staying], random, 15, known);
      }
      expect(index.size).toBe(ads.size + staying.length);
      expect(renumbered).toBeGreaterThan(2);
    },
  );
});
