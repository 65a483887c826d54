import { expect, it } from 'vitest';
import { randomNumbers } from '../../../../commands/demo/random.ts';
import { DistinctQueries } from '../testing/distinct-queries.fixture.ts';
import { indexLimit, matchSetLimit, textLimit } from './memory.ts';
import { randomAd, someTowns } from '../testing/random-ads.fixture.ts';
import { entries } from '../testing/random-queries.fixture.ts';
import { SearchIndex } from './search-index.ts';
import { Suggestions } from '../results/suggestions.ts';

const adCount = 300;
const queryCount = 1_000_000;
/** Number of searches that fill every cache. */
const warmUp = 200_000;
const megabyte = 1 << 20;

/** Bytes of folded words and stems, which all indexes of the process share (analysis.ts). */
const ofWords = 2 * 12 * megabyte;

/** Used bytes after garbage collection. */
function used(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('takes no more memory after a million different queries than its limits say', () => {
  expect(globalThis.gc, 'npm run test:slow passes --expose-gc').toBeDefined();
  const random = randomNumbers(8);
  const ads = Array.from({ length: adCount }, (_, at) => randomAd(at + 1, random));
  const index = new SearchIndex(ads, someTowns, entries);
  const names = new Suggestions(ads.map(({ card: { id, job_name: name } }) => ({ id, name })));
  const queries = new DistinctQueries(ads, random);
  const start = used();
  let warm = 0;
  for (let number = 1; number <= queryCount; number += 1) {
    const query = queries.get(number);
    index.find(query);
    if (number % 10 === 0) index.facets(query, '2026-11-22');
    if (number % 4 === 0) names.best(query.search_multi_match ?? '');
    if (number === warmUp) warm = used() - start;
  }
  const grown = used() - start;
  const kept = index.keptBytes + names.keptBytes;
  const ofNames = matchSetLimit(adCount, 'names') + textLimit.names + megabyte;
  const max = indexLimit(adCount) + ofNames + ofWords;
  expect(kept).toBeLessThanOrEqual(indexLimit(adCount) + ofNames);
  // The counted bytes match the real ones, as far as the size of an engine's objects can be estimated.
  expect(grown).toBeLessThan(1.5 * max);
  expect(grown).toBeLessThan(1.2 * warm + 8 * megabyte);
});
