import { describe, expect, inject, it } from 'vitest';
import { compare } from './oracle-compare.fixture.ts';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import { occupations, randomAd, someTowns } from './random-ads.fixture.ts';
import { entries } from './random-queries.fixture.ts';
import { SearchIndex } from '../index/search-index.ts';

const adCount = 200;

/** `npm run test:slow` runs 18 times as many queries. */
const queriesOfAWorld = inject('endurance') ? 450 : 25;

describe('the index against a plain loop over the same ads', () => {
  it('answers random queries in just the same way', { timeout: 300_000 }, () => {
    const random = randomNumbers(2026);
    const tally = { hits: 0, long: 0, ways: 0 };
    for (let world = 0; world < 4; world += 1) {
      const ads = Array.from({ length: adCount }, (_, at) => randomAd(at + 1, random));
      const index = new SearchIndex(ads, someTowns, entries);
      // Occupations without ads also have a meaning.
      const catalogue = occupations
        .filter((_, at) => at % 2 < world)
        .flatMap(({ name, synonyms }) => [name, ...synonyms]);
      index.setCatalogue(catalogue);
      const own = compare(index, ads, random, queriesOfAWorld, entries, catalogue);
      tally.hits += own.hits;
      tally.long += own.long;
      tally.ways += own.ways;
    }
    // Otherwise the comparison would mostly be of empty lists.
    expect(tally.hits).toBeGreaterThan(1.5 * queriesOfAWorld);
    expect(tally.long).toBeGreaterThan(0.4 * queriesOfAWorld);
    expect(tally.ways).toBeGreaterThan(1.1 * queriesOfAWorld);
  });
});
