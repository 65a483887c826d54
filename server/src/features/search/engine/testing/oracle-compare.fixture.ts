import { sortings, type Sorting } from '@lehrpfad/contract/core/options.ts';
import {
  searchFilters,
  type SearchFilters,
  type SearchParameters,
} from '@lehrpfad/contract/search/search.ts';
import { expect } from 'vitest';
import { wordsOf } from '../text/analysis.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import { Oracle } from './oracle.fixture.ts';
import { minEdits } from './oracle-texts.fixture.ts';
import { changedBy, PlainWays } from './oracle-ways.fixture.ts';
import { occupations, oneOf, someDay, someTowns } from './random-ads.fixture.ts';
import { entries, RandomQueries } from './random-queries.fixture.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { Fallbacks } from '../results/fallbacks.ts';

/** Ids and distances of all pages in order. */
function allPages(index: SearchIndex, query: SearchFilters, sort: Sorting) {
  const { count } = index.find(query, { sort });
  const pages = Array.from({ length: Math.ceil(count / 20) + 1 }, (_, at) =>
    index.find(query, { page: at + 1, sort }),
  );
  return {
    count,
    ids: pages.flatMap(({ ids }) => ids),
    distances: pages.flatMap(({ distances, docIds }) => distances ?? docIds.map(() => undefined)),
  };
}

function pointsOf(ads: readonly IndexedAd[]) {
  return ads.flatMap(({ card: { id, job_type_int, geo_data } }) =>
    geo_data ? [{ id, job_type_int, geo_data }] : [],
  );
}

/** The scores that determine the order; two errors in them could cancel each other out in the order. */
function termScores(index: SearchIndex, text: string) {
  return (index.text.matchSetsOf(text) ?? []).map(({ matchSet: { runs }, weight }) => ({
    weight,
    counts: runs.map(({ score, end }, at) => [score, end - (runs[at - 1]?.end ?? 0)]),
  }));
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
    terms: termScores(index, query.search_multi_match ?? ''),
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
    terms: oracle.words.termScores(query.search_multi_match ?? ''),
    nextPerimeter: ads.length === 0 ? oracle.nextPerimeter(query) : undefined,
  };
}

const order = [
  'perimeter',
  'spelling',
  'related_occupation',
  'career_field',
  'words',
  'filters',
  'place',
  'all',
];

/** An occupation of the catalogue, with those that follow it as related ones. */
function occupationOf(text: string) {
  const at = occupations.findIndex(({ name }) =>
    name.toLowerCase().includes(text.slice(0, 5).toLowerCase()),
  );
  const found = occupations[at];
  if (found === undefined) return undefined;
  const related = occupations
    .slice(at + 1, at + 40)
    .map(({ name }, number) => ({ name, hasAds: () => number % 3 > 0 }));
  return { ...found, related };
}

/** Checks that every word without matches became a name with the nearest spelling. */
function checkSpelling({ words }: Oracle, text: string, offered: string) {
  const counted = words.vocabulary.counted(text).slice(0, 12);
  const became = offered.split(' ').map((word) => words.vocabulary.asked(wordsOf(word)[0] ?? ''));
  const edits = became.map((word, at) => minEdits(counted[at] ?? '', word));
  expect({ text, offered, edits }).toEqual({
    text,
    offered,
    edits: counted.map((word) => words.editsToName(word) ?? 0),
  });
}

/** Compares every fallback of an empty search with the same change of the plain search. */
function checkFallbacks(index: SearchIndex, oracle: Oracle, parameters: SearchParameters): number {
  const ways = new Fallbacks(index, occupationOf).of(searchFilters.parse(parameters));
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
    ways: new PlainWays(oracle, parameters, occupationOf).all(),
  });
  const spelling = ways.find(({ reason }) => reason === 'spelling');
  if (spelling) checkSpelling(oracle, parameters.search_multi_match ?? '', spelling.text ?? '');
  const standsAlone = ways.length === 1 && ways[0]?.reason === 'all';
  expect(standsAlone || ways.every(({ reason }) => reason !== 'all')).toBe(true);
  return ways.length;
}

/** Compares index and oracle for random queries; returns how many had hits, more than one page, and fallbacks. */
export function compare(
  index: SearchIndex,
  ads: readonly IndexedAd[],
  random: () => number,
  times: number,
  known = entries,
  catalogue: readonly string[] = [],
) {
  const oracle = new Oracle(ads, someTowns, known, catalogue);
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
    if (answer.count === 0) tally.ways += checkFallbacks(index, oracle, parameters);
  }
  return tally;
}
