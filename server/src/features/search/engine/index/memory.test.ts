import { expect, it } from 'vitest';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import { DistinctQueries } from '../testing/distinct-queries.fixture.ts';
import { indexLimit, matchSetLimit, textLimit } from './memory.ts';
import { randomAd, someTowns } from '../testing/random-ads.fixture.ts';
import { entries } from '../testing/random-queries.fixture.ts';
import { SearchIndex } from './search-index.ts';
import { Suggestions } from '../results/suggestions.ts';

const adCount = 100;
const random = randomNumbers(16);
const ads = Array.from({ length: adCount }, (_, at) => randomAd(at + 1, random));

it('is bounded for an index of ads, however many different things are asked for', () => {
  const index = new SearchIndex(ads, someTowns, entries);
  const queries = new DistinctQueries(ads, random);
  let highest = 0;
  for (let number = 1; number <= 4000; number += 1) {
    const query = queries.get(number);
    index.find(query);
    if (number % 10 === 0) index.facets(query, '2026-11-22');
    highest = Math.max(highest, index.keptBytes);
    if (index.keptBytes > indexLimit(adCount)) break;
  }
  expect(highest).toBeLessThanOrEqual(indexLimit(adCount));
  // Otherwise nothing would be cached at all.
  expect(highest).toBeGreaterThan(1 << 20);
});

it('is bounded for names to suggest, and less than for ads', () => {
  const items = ads.map(({ card: { id, job_name: name } }) => ({ id, name }));
  const names = new Suggestions(items);
  const max = matchSetLimit(adCount, 'names') + textLimit.names + (1 << 20);
  for (let number = 1; number <= 3000; number += 1) {
    names.best(`wort${number} ${'noch eins '.repeat(20)}`);
    expect(names.keptBytes).toBeLessThanOrEqual(max);
  }
  expect(names.keptBytes).toBeGreaterThan(textLimit.names / 2);
});
