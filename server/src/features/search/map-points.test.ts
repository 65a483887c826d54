import { gunzipSync } from 'node:zlib';
import { searchFilters } from '@lehrpfad/contract/search/search.ts';
import { expect, it } from 'vitest';
import { randomNumbers } from '../../commands/demo/random.ts';
import { randomAd, someTowns } from './engine/testing/random-ads.fixture.ts';
import { SearchIndex } from './engine/index/search-index.ts';
import { MapPoints } from './map-points.ts';

const random = randomNumbers(1);
const ads = Array.from({ length: 50 }, (_, at) => randomAd(at + 1, random));
const everything = searchFilters.parse({ search_multi_match: '', job_type__terms: '' });

it('are compressed once until an ad changes', async () => {
  const index = new SearchIndex(ads, someTowns);
  const points = new MapPoints();
  const first = await points.of(index, everything);
  expect(gunzipSync(first.gzip ?? '')).toEqual(first.body);
  expect(await points.of(index, everything)).toBe(first);
  index.replace([1], []);
  const second = await points.of(index, everything);
  expect(second).not.toBe(first);
  expect(JSON.parse(String(second.body)).results).toHaveLength(
    ads.filter(({ card }) => card.id > 1 && card.geo_data).length,
  );
});

it('of a search are its own', async () => {
  const index = new SearchIndex(ads, someTowns);
  const some = await new MapPoints().of(index, searchFilters.parse({ job_ids: '2,3' }));
  const ids = JSON.parse(String(some.body)).results.map(({ id }: { id: number }) => id);
  expect(ids.every((id: number) => [2, 3].includes(id))).toBe(true);
});
